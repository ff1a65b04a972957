import type { RawBuilder } from 'kysely';
import type { Db } from '../types.ts';
import { countRows, type DayRange, listFiltered } from './filtered-list.ts';
import type { FoundIds, ListWindow, OrderedList } from './list-window.ts';
import { SHORT_LIST_ROWS } from './search-ids.ts';

/** The filters that all admin lists share. */
export interface ListFilter extends DayRange {
  /** A text to search; each list defines the matching fields. */
  q?: string | undefined;
  /** Only rows with a higher id. */
  after?: number | undefined;
}

/** A text to search in the rows that meet the conditions. */
export interface TextSearch {
  text: string;
  conditions: readonly RawBuilder<unknown>[];
  /** The number of rows in the list, without any filter; may stop counting after `SHORT_LIST_ROWS`. */
  size: () => Promise<number>;
}

/** The definition of how to find the rows of an admin list. */
export interface ListRows<Filter extends ListFilter> {
  table: OrderedList['table'];
  /** The conditions of a filter without its text. */
  conditionsOf: (filter: Filter) => RawBuilder<unknown>[];
  /** The column to order by before the id; undefined to order by id only. */
  orderedBy: (filter: Filter) => OrderedList['column'] | undefined;
  /**
   * The values of filters for which all rows are counted, as without a filter: an index covers each of these counts.
   * With other filters, and in lists without this, rows are counted up to a limit.
   */
  countedBy?: (filter: Filter) => readonly unknown[];
  /** All rows are counted with any filter, because it is fast enough for this list. */
  isExact?: boolean;
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
  { table, conditionsOf, orderedBy, countedBy, search, isExact }: ListRows<Filter>,
  filter: Filter,
  asked: ListWindow,
): Promise<FoundIds> {
  const conditions = conditionsOf(filter);
  const column = orderedBy(filter);
  const window: ListWindow = column ? { ...asked, orderedBy: { table, column } } : asked;
  if (filter.q) {
    const size = () => countRows(db, { table, conditions: [] }, window, SHORT_LIST_ROWS + 1);
    return search(db, { text: filter.q, conditions, size }, window);
  }
  const counted = countedBy?.(filter).filter((value) => value !== undefined).length;
  const isCounted = conditions.length <= 1 && (isExact || conditions.length === counted);
  return listFiltered(db, { table, conditions, isCounted, isExact }, window);
}
