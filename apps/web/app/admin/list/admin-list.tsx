import type { ComponentProps, ReactNode } from 'react';
import { BulkAction } from './bulk-action';
import { DayRange } from './day-range';
import { FilterSelect, optionsOf } from './filter-select';
import { ListFreshness } from './list-freshness';
import { ListScreen } from './list-screen';
import { RowAction, RowUndo } from './row-action';
import { SkippedRows } from './skipped-rows';
import type { useAdminList } from './use-admin-list';

type Bulk<R> = ComponentProps<typeof BulkAction<R>>;
type Screen<R> = ComponentProps<typeof ListScreen<R>>;

interface AdminListProps<R> {
  /** The state of the list and its actions. */
  adminList: Omit<ReturnType<typeof useAdminList<R, Screen<R>['state']['sort']>>, 'actBy'>;
  title: string;
  /** Links to other views. */
  views?: ReactNode;
  searchHint: string;
  statuses: readonly string[];
  /** Filters that only this list has. */
  filters?: ReactNode;
  columns: Screen<R>['columns'];
  nameOf: (row: R) => string;
  bulkWords: Bulk<R>['words'];
  /** The label of the action on this row. */
  actionLabel: (row: R) => string;
  /** Shown below the action while the row can be acted on. */
  moreActions?: (row: R) => ReactNode;
  /** Shown beside the action while the row can be acted on. */
  besideAction?: (row: R) => ReactNode;
  /** Shown on a row that cannot be acted on. */
  insteadOfAction?: (row: R) => ReactNode;
  /** Choice in the confirmation of a bulk action. */
  bulkChoice?: ReactNode;
  sorts?: Screen<R>['sorts'];
  /** Beside the export. */
  titleActions?: ReactNode;
}

/** An admin list with search, filters, order and export, and actions on one row or on many. */
export function AdminList<R>({ adminList, title, nameOf, actionLabel, ...props }: AdminListProps<R>) {
  const { list, state, address, heading, choice, canAct, idOf, noun, one, csv } = adminList;
  const nameById = (id: number) => {
    const row = list.content.find((each) => idOf(each) === id);
    return row ? nameOf(row) : `No. ${id}`;
  };
  return (
    <ListScreen
      note={<ListFreshness {...adminList.freshness} />}
      titleActions={props.titleActions}
      views={props.views}
      searchHint={props.searchHint}
      sorts={props.sorts}
      filters={
        <>
          <FilterSelect
            label="Status"
            value={state.status ?? ''}
            options={optionsOf(props.statuses)}
            onChange={(status) => address.change({ status })}
          />
          {props.filters}
          <DayRange from={state.from} to={state.to} onChange={address.change} />
        </>
      }
      columns={props.columns}
      ticks={{
        canTick: canAct,
        isTicked: choice.has,
        onTick: choice.choose,
        nameOf,
        instead: (row) => {
          const undo = adminList.markOf(row)?.undo;
          return undo && <RowUndo of={nameOf(row)} onUndo={undo} />;
        },
      }}
      isMarked={(row) => adminList.markOf(row) !== undefined}
      action={(row) =>
        canAct(row) || adminList.markOf(row) ? (
          <div className="flex flex-wrap items-center justify-end gap-1 @table/admin-table:flex-nowrap">
            <span className="flex grow justify-end gap-1 @table/admin-table:grow-0">
              <RowAction
                label={actionLabel(adminList.asRead(row))}
                of={nameOf(row)}
                mark={adminList.markOf(row)}
                isBusy={adminList.isBusy(row)}
                onAct={() => adminList.act(row)}
              />
              {/* It keeps its place after the action, so that nothing moves. */}
              <span className={adminList.markOf(row) ? 'invisible' : undefined}>
                {props.besideAction?.(row)}
              </span>
            </span>
            <div className={adminList.markOf(row) ? 'invisible' : undefined}>
              {props.moreActions?.(adminList.asRead(row))}
            </div>
          </div>
        ) : (
          props.insteadOfAction?.(row)
        )
      }
      title={title}
      heading={heading}
      csv={csv}
      list={list}
      state={state}
      address={address}
      idOf={idOf}
      noun={noun}
      one={one}
    >
      <BulkAction
        choice={choice}
        words={props.bulkWords}
        question={props.bulkChoice}
        onAct={adminList.actOnMany}
        isHeld={adminList.isHeld}
        lastMany={adminList.lastMany}
      />
      <SkippedRows
        skipped={adminList.skipped}
        nameOf={nameById}
        focusAfter={heading}
        onClose={adminList.closeSkipped}
      />
    </ListScreen>
  );
}
