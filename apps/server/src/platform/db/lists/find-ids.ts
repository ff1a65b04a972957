import type { RawBuilder } from 'kysely';
import type { TallyKind } from '../money-tables.ts';
import type { Db } from '../types.ts';
import { countRows, type DayRange, listFiltered } from './filtered-list.ts';
import { type FoundIds, type ListWindow, type OrderedList, readTally } from './list-window.ts';
import { SHORT_LIST_ROWS } from './search-ids.ts';

/** The filters that all admin lists have. */
export interface ListFilter extends DayRange {
  /** A text to search; each list says what it matches. */
  q?: string | undefined;
  /** Only rows with a higher id. */
  after?: number | undefined;
}

/** A text to search in the rows that fulfil the conditions. */
export interface TextSearch {
  text: string;
  conditions: readonly RawBuilder<unknown>[];
  /** The number of rows in the list; may stop counting after `SHORT_LIST_ROWS`. */
  size: () => Promise<number>;
}

/** How the rows of an admin list are found. */
export interface ListRows<Filter extends ListFilter> {
  table: OrderedList['table'];
  /** The conditions of a filter without its text. */
  conditionsOf: (filter: Filter) => RawBuilder<unknown>[];
  /** The column to order by before the id; undefined to order by id only. */
  orderedBy: (filter: Filter) => OrderedList['column'] | undefined;
  /** Stored totals of all rows and of the rows with each value of one filter. Without them rows are counted. */
  tally?: { kind: TallyKind; keyOf: (filter: Filter) => string | undefined };
  search: (db: Db, search: TextSearch, window: ListWindow) => Promise<FoundIds>;
}

/** For `orderedBy`: orders a list with a day range by time, so that an index leads to the first of these days. */
export const byDays =
  <Column extends OrderedList['column']>(column: Column) =>
  ({ from, to }: DayRange): Column | undefined =>
    from === undefined && to === undefined ? undefined : column;

/** Finds a window of the rows that match a filter. */
export function findIds<Filter extends ListFilter>(
  db: Db,
  { table, conditionsOf, orderedBy, tally, search }: ListRows<Filter>,
  filter: Filter,
  asked: ListWindow,
): Promise<FoundIds> {
  const conditions = conditionsOf(filter);
  const column = orderedBy(filter);
  const window: ListWindow = column ? { ...asked, orderedBy: { table, column } } : asked;
  if (filter.q) {
    const size = () =>
      tally ? readTally(db, tally.kind) : countRows(db, { table, conditions }, window, SHORT_LIST_ROWS + 1);
    return search(db, { text: filter.q, conditions, size }, window);
  }
  const key = tally?.keyOf(filter);
  const isTallied = conditions.length === (key === undefined ? 0 : 1);
  const readTotal = tally && isTallied ? () => readTally(db, tally.kind, key) : undefined;
  return listFiltered(db, { table, conditions, readTotal }, window);
}
