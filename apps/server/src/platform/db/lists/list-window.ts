import type { ListSort } from '@namma/contract/admin/rules';
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { TableName, Tables } from '../types.ts';

type TableWithId = { [T in TableName]: Tables[T] extends { id: unknown } ? T : never }[TableName];

/** A list that is ordered by another column before its id. */
export interface OrderedList {
  table: TableWithId;
  column: 'created_at' | 'date' | 'due_at' | 'at' | 'issued_at' | 'effective_end';
}

/** The rows of a list to read. Ordered by id unless `orderedBy` is given. */
export interface ListWindow {
  sort: ListSort;
  limit: number;
  offset: number;
  /** Keyset paging for exports: starts after this row, where an offset would read all rows before it again. */
  after?: number | undefined;
  /** Ordered by this column, then by id. */
  orderedBy?: OrderedList | undefined;
}

/** The ids in a window, in order, and the list's total; with `isMore`, the total is a lower bound. */
export interface FoundIds {
  ids: number[];
  count: number;
  isMore: boolean;
}

/** The window of a page; pages count from 1. */
export const windowOf = ({
  page,
  limit,
  sort,
}: {
  page: number;
  limit: number;
  sort: ListSort;
}): ListWindow => ({ limit, sort, offset: (page - 1) * limit });

/** The numbers of rows and pages, and if there may be more rows than were counted. */
export const pagesOf = ({ count, isMore }: FoundIds, limit: number) => ({
  total: count,
  totalPages: Math.ceil(count / limit),
  ...(isMore ? { isMore } : {}),
});

type ListIds = (window: ListWindow) => Promise<number[]>;

/** A window of a list of known length, read from the nearer end, so that the last page costs no more than the first. */
export async function listFromNearerEnd(
  listIds: ListIds,
  window: ListWindow,
  count: number,
): Promise<number[]> {
  const { sort, limit, offset } = window;
  const behind = count - offset - limit;
  if (window.after !== undefined || offset <= behind) return listIds(window);
  if (offset >= count) return [];
  const fromEnd: ListWindow = {
    ...window,
    sort: sort === 'newest' ? 'oldest' : 'newest',
    limit: Math.min(limit, count - offset),
    offset: Math.max(0, behind),
  };
  return (await listIds(fromEnd)).toReversed();
}

/** A column of the same table as an id, which may be qualified: `orders.id`. */
const besideId = (id: string, column: string) => sql.ref(id.replace(/id$/, column));

/** The `order by` of a window. */
export function inOrder(id: string, { sort, orderedBy }: ListWindow) {
  const direction = sort === 'newest' ? sql`desc` : sql`asc`;
  const byId = sql`${sql.ref(id)} ${direction}`;
  return orderedBy ? sql`${besideId(id, orderedBy.column)} ${direction}, ${byId}` : byId;
}

/** The conditions for rows after `after`; none without it. */
export function isAfterCursor(id: string, { sort, after, orderedBy }: ListWindow): RawBuilder<unknown>[] {
  if (after === undefined) return [];
  const comesBehind = sort === 'newest' ? sql`<` : sql`>`;
  if (!orderedBy) return [sql`${sql.ref(id)} ${comesBehind} ${after}`];
  const { table, column } = orderedBy;
  return [
    sql`(${besideId(id, column)}, ${sql.ref(id)}) ${comesBehind}
      ((select ${sql.ref(column)} from ${sql.table(table)} where id = ${after}), ${after}::int)`,
  ];
}

/**
 * The rows of a table with these ids, each with its `place` among them. The limit makes the planner look up each row by
 * key.
 */
export const rowsOf = <T extends TableWithId>(table: T, ids: readonly number[]) =>
  sql<Selectable<Tables[T]>>`(
    select row.*, place from unnest(${ids}::int[]) with ordinality as asked (id, place)
    cross join lateral (select * from ${sql.table(table)} where id = asked.id limit 1) as row
  )`;

/** True if the id is one of these. */
export const isIdIn = (id: string, ids: readonly number[]) =>
  sql<SqlBool>`${sql.ref(id)} = any(${[...ids]}::int[])`;

/** `where` with all conditions; empty without any. */
export const where = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;

/** Removes the extra row that was read to detect more rows. */
export function foundWithOneMore(ids: number[], { limit, offset }: ListWindow): FoundIds {
  const isMore = ids.length > limit;
  return { ids: ids.slice(0, limit), count: offset + ids.length, isMore };
}
