import { type RawBuilder, sql } from 'kysely';
import { type FoundIds, foundWithOneMore, inOrder, isBehind, type ListWindow, where } from './list-window.ts';
import type { Db } from './types.ts';

/** A search that means no more rows than this is answered from the rows that it means; one that means more, by walking the list. */
export const FEW_ROWS = 1_000;

/** Rows of one owner that are counted; past it a search only says that there are more. */
const COUNTED_PER_OWNER = 500;

/** Rows of a list that belong to one of some owners, such as a member's orders: the column needs an index with id. */
export interface Owners {
  column: string;
  ids: readonly number[];
}

interface OwnedRows {
  table: 'orders' | 'memberships';
  owners: readonly Owners[];
  /** A row that is meant by its own number. */
  id?: number | undefined;
  conditions: readonly RawBuilder<unknown>[];
}

/** The rows of a few owners in a window: each owner's by index, in order and no further than needed, then put together. */
export async function findOwnedIds(
  db: Db,
  { table, owners, id, conditions }: OwnedRows,
  window: ListWindow,
): Promise<FoundIds> {
  const all = [...conditions, ...isBehind('id', window)];
  const perOwner = Math.max(window.offset + window.limit, COUNTED_PER_OWNER) + 1;
  const branches = owners
    .filter(({ ids }) => ids.length > 0)
    .map(
      ({ column, ids }) => sql`
        select array(
          select id from ${sql.table(table)} ${where([sql`${sql.ref(column)} = owner.owner_id`, ...all])}
          order by ${inOrder('id', window)} limit ${perOwner}
        ) as ids from unnest(${[...ids]}::int[]) as owner (owner_id)`,
    );
  if (id !== undefined) {
    branches.push(
      sql`select array(select id from ${sql.table(table)} ${where([sql`id = ${id}`, ...all])}) as ids`,
    );
  }
  if (branches.length === 0) return { ids: [], count: 0, isMore: false };
  const { rows } = await sql<{ ids: number[]; count: number; is_cut: boolean }>`
    with branch as materialized (${sql.join(branches, sql` union all `)}),
    found as materialized (select distinct unnest(ids) as id from branch)
    select
      array(select id from found order by ${inOrder('id', window)} limit ${window.limit} offset ${window.offset}) as ids,
      (select count(*) from found) as count,
      (select bool_or(cardinality(ids) >= ${perOwner}) from branch) as is_cut`.execute(db);
  const [found] = rows;
  return { ids: found?.ids ?? [], count: found?.count ?? 0, isMore: found?.is_cut ?? false };
}

/** A window of ids that are all known. */
export function windowOfIds(ids: readonly number[], { sort, after, limit, offset }: ListWindow): FoundIds {
  const ordered = ids.toSorted((a, b) => (sort === 'newest' ? b - a : a - b));
  const isPast = (id: number) => after === undefined || (sort === 'newest' ? id < after : id > after);
  return { ids: ordered.filter(isPast).slice(offset, offset + limit), count: ids.length, isMore: false };
}

/** Walks the list for one row more than the window has; `listIds` is asked for that many. */
export async function walkIds(
  listIds: (window: ListWindow) => Promise<number[]>,
  window: ListWindow,
): Promise<FoundIds> {
  return foundWithOneMore(await listIds({ ...window, limit: window.limit + 1 }), window);
}
