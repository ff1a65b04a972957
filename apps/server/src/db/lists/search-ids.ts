import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../types.ts';
import {
  type FoundIds,
  foundWithOneMore,
  inOrder,
  isAfterCursor,
  type ListWindow,
  where,
} from './list-window.ts';

/** How a search in a list is answered. */
interface Search {
  /** How many rows the list has, whatever is asked of them. */
  size: () => Promise<number>;
  /** What the first so many rows of the list have for a window. */
  look: (window: ListWindow, rows: number) => Promise<number[]>;
  /** The same of all rows, by the indexes of what is searched. */
  find: (window: ListWindow) => Promise<FoundIds>;
}

/** Where every fifth row is a hit, looking at the list is quicker than any index: that would have to gather them all. */
const ROWS_PER_HIT = 5;
/** A glance tells whether to look on. */
const ROWS_AT_A_GLANCE = 150;
const ROWS_LEAST = 1_000;
/** A list so short is searched whole, and its hits are counted. */
export const SHORT_LIST_ROWS = 1_000;
/** Of what is met everywhere, pages end here: a longer text, or the export, leads to the rest. */
export const HITS_MOST = 1_000;

/** A window of what a text means: of what is met everywhere by looking at the list, of the rest by index. */
export async function searchIds({ size, look, find }: Search, window: ListWindow): Promise<FoundIds> {
  const isCut = window.offset >= HITS_MOST;
  const near: ListWindow = isCut
    ? { ...window, offset: HITS_MOST - 1, limit: 1 }
    : { ...window, limit: window.limit + 1 };
  const rows = Math.max(ROWS_LEAST, ROWS_PER_HIT * (near.offset + near.limit));
  const hasAll = (ids: readonly number[]) => ids.length === near.limit;
  const [count, glanced] = await Promise.all([size(), near.offset === 0 ? look(near, ROWS_AT_A_GLANCE) : []]);
  if (count <= SHORT_LIST_ROWS) return find(window);
  let ids = glanced;
  const isPromising = near.offset > 0 || ids.length * rows >= near.limit * ROWS_AT_A_GLANCE;
  if (!hasAll(ids) && isPromising) ids = await look(near, rows);
  if (!hasAll(ids)) return find(window);
  return isCut ? { ids: [], count: HITS_MOST, isMore: true } : foundWithOneMore(ids, window);
}

/** A window of the rows of one table that fulfil conditions an index leads to, and how many there are in all. */
export async function findIdsBy(
  db: Db,
  table: 'enquiries' | 'activity' | 'mails',
  conditions: readonly RawBuilder<unknown>[],
  window: ListWindow,
): Promise<FoundIds> {
  const { rows } = await sql<{ ids: number[]; count: number }>`
    with found as materialized (
      select id ${window.orderedBy ? sql`, ${sql.ref(window.orderedBy.column)}` : sql``}
      from ${sql.table(table)} ${where(conditions)}
    )
    select
      array(
        select id from found ${where(isAfterCursor('id', window))}
        order by ${inOrder('id', window)} limit ${window.limit} offset ${window.offset}
      ) as ids,
      (select count(*) from found) as count`.execute(db);
  return { ids: rows[0]?.ids ?? [], count: rows[0]?.count ?? 0, isMore: false };
}

/** Walks the list for one row more than the window has, as far as pages go; `listIds` is asked for that many. */
export async function walkIds(
  listIds: (window: ListWindow) => Promise<number[]>,
  window: ListWindow,
): Promise<FoundIds> {
  if (window.offset < HITS_MOST) {
    const ids = await listIds({ ...window, limit: window.limit + 1 });
    if (ids.length > 0 || window.offset === 0) return foundWithOneMore(ids, window);
  }
  // A page behind the last says, like any other, where that is.
  const all = await listIds({ ...window, offset: 0, limit: HITS_MOST });
  return { ids: [], count: all.length, isMore: all.length === HITS_MOST };
}
