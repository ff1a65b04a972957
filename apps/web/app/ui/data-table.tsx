import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { CheckBox } from './check-box';
import './data-table.css';

export interface Column<R> {
  title: string;
  cell: (row: R) => ReactNode;
  /** The row's header cell: one column in each table. */
  isHead?: boolean;
  /** Shown beside the header cell where a row has two lines. */
  isState?: boolean;
  isNumber?: boolean;
  /** A text that is cut after two lines in a column. */
  isLong?: boolean;
  /** True if the list is ordered by this column. */
  isSorted?: boolean;
}

/** The direction of the sorted column, and how to reverse it if that is possible. */
export interface Sorting {
  direction: 'ascending' | 'descending';
  onTurn: (() => void) | undefined;
}

export interface Ticks<R> {
  /** Rows that can be ticked. */
  canTick: (row: R) => boolean;
  isTicked: (row: R) => boolean;
  onTick: (row: R, isTicked: boolean) => void;
  /** Completes the label 'Select …'. */
  nameOf: (row: R) => string;
  /** Shown instead of the checkbox when a row cannot be ticked. */
  instead?: (row: R) => ReactNode;
}

interface DataTableProps<R> {
  /** Says what the table contains, for screen readers. */
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  idOf: (row: R) => number;
  sorting?: Sorting;
  ticks?: Ticks<R>;
  /** The actions on a row, if there are any. */
  action?: (row: R) => ReactNode;
  /**
   * The facts on the second line of a row where there is no room for columns: the other columns are hidden there. Without
   * them each column is shown, and the rows are higher.
   */
  facts?: ((row: R) => readonly ReactNode[]) | undefined;
  /** Rows that have just been acted on. */
  isMarked?: (row: R) => boolean;
}

/** A table; rows of two lines, or cards, when there is no room for columns. */
export function DataTable<R>({
  caption,
  columns,
  rows,
  idOf,
  sorting,
  ticks,
  action,
  facts,
  isMarked,
}: DataTableProps<R>) {
  return (
    <div className={`admin-table ${facts ? 'admin-rows' : 'admin-cards'}`}>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {ticks && (
              <th scope="col">
                <span className="sr-only">Select</span>
              </th>
            )}
            {columns.map((column) => (
              <ColumnHead key={column.title} column={column} sorting={sorting} />
            ))}
            {facts && (
              <th scope="col" data-kind="facts">
                Facts
              </th>
            )}
            {action && (
              <th scope="col">
                <span className="sr-only">Action</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={idOf(row)}
              // Gets the focus when the focused element disappears.
              tabIndex={-1}
              data-row={idOf(row)}
              data-chosen={ticks?.isTicked(row) || undefined}
              data-marked={isMarked?.(row) || undefined}
            >
              {ticks && (
                <td data-kind="tick">
                  <RowTick row={row} ticks={ticks} />
                </td>
              )}
              {columns.map((column) => (
                <Cell key={column.title} column={column} row={row} />
              ))}
              {facts && (
                <td data-kind="facts">
                  <Facts facts={facts(row)} />
                </td>
              )}
              {action && <td data-kind="action">{action(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ColumnHeadProps<R> {
  column: Column<R>;
  sorting: Sorting | undefined;
}

function ColumnHead<R>({ column: { title, isNumber, isSorted }, sorting }: ColumnHeadProps<R>) {
  const kind = isNumber ? 'number' : undefined;
  if (!isSorted || !sorting?.onTurn)
    return (
      <th scope="col" data-kind={kind} aria-sort={isSorted ? sorting?.direction : undefined}>
        <span>{title}</span>
        {isSorted && sorting && <ArrowUp aria-hidden="true" size={14} className="ml-1 inline text-ink" />}
      </th>
    );
  const Arrow = sorting.direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" data-kind={kind} aria-sort={sorting.direction}>
      <span>{title}</span>
      <button
        type="button"
        onClick={sorting.onTurn}
        className="inline-flex min-h-11 items-center gap-1 font-[inherit] text-ink"
      >
        <span>{title}</span>
        <Arrow aria-hidden="true" size={14} />
      </button>
    </th>
  );
}

function Cell<R>({ column, row }: { column: Column<R>; row: R }) {
  const { title, cell, isHead, isState, isNumber, isLong } = column;
  if (isHead)
    return (
      // On a card a number alone would not say what it counts.
      <th scope="row" data-label={isNumber ? title : undefined}>
        {cell(row)}
      </th>
    );
  return (
    <td data-label={title} data-kind={isNumber ? 'number' : isState ? 'state' : undefined}>
      <span
        translate={isNumber ? 'no' : undefined}
        className={`min-w-0 ${isLong ? 'line-clamp-2 @max-table/admin-table:line-clamp-none' : ''}`}
      >
        {cell(row)}
      </span>
    </td>
  );
}

/** One line, without empty facts; amounts and numbers stay whole, and what does not fit is cut at the end. */
const Facts = ({ facts }: { facts: readonly ReactNode[] }) => (
  <span>
    {facts
      .filter((fact) => fact !== '' && fact !== null && fact !== undefined && fact !== false)
      .map((fact, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a row keep their order
        <Fragment key={place}>
          {place > 0 && <span>{' · '}</span>}
          <span>{fact}</span>
        </Fragment>
      ))}
  </span>
);

/** Rows without an action have no checkbox. */
function RowTick<R>({ row, ticks }: { row: R; ticks: Ticks<R> }) {
  if (!ticks.canTick(row)) return ticks.instead?.(row);
  return (
    <CheckBox
      checked={ticks.isTicked(row)}
      onChange={({ currentTarget }) => ticks.onTick(row, currentTarget.checked)}
    >
      <span className="sr-only">{`Select ${ticks.nameOf(row)}`}</span>
    </CheckBox>
  );
}
