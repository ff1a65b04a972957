import { type FoundIds, foundWithOneMore, type ListWindow } from './list-window.ts';

/** The input of a list search. */
interface Search {
  /** The number of rows in the list, without any filter. */
  size: () => Promise<number>;
  /** Reads a window of the matches among the first `rows` rows of the list. */
  scan: (window: ListWindow, rows: number) => Promise<number[]>;
  /** Reads a window of the matches among all rows, by index. */
  find: (window: ListWindow) => Promise<FoundIds>;
}

/** If at least every fifth row matches, reading the list in order is faster than gathering all matches by index. */
const ROWS_PER_HIT = 5;
/** The number of first rows used to decide if reading in order is worthwhile. */
const ROWS_AT_A_GLANCE = 150;
const ROWS_LEAST = 1_000;
/** A list of up to this many rows is searched whole and its matches are counted. */
export const SHORT_LIST_ROWS = 1_000;
/** Pages end after this many matches; a longer text or the export leads to the rest. */
export const HITS_MOST = 1_000;

/** Finds a window of the matches of a text: frequent texts by reading the list in order, others by index. */
export async function searchIds({ size, scan, find }: Search, window: ListWindow): Promise<FoundIds> {
  const isCut = window.offset >= HITS_MOST;
  const near: ListWindow = isCut
    ? { ...window, offset: HITS_MOST - 1, limit: 1 }
    : { ...window, limit: window.limit + 1 };
  const rows = Math.max(ROWS_LEAST, ROWS_PER_HIT * (near.offset + near.limit));
  const hasAll = (ids: readonly number[]) => ids.length === near.limit;
  const [count, glanced] = await Promise.all([size(), near.offset === 0 ? scan(near, ROWS_AT_A_GLANCE) : []]);
  if (count <= SHORT_LIST_ROWS) return find(window);
  let ids = glanced;
  const isPromising = near.offset > 0 || ids.length * rows >= near.limit * ROWS_AT_A_GLANCE;
  if (!hasAll(ids) && isPromising) ids = await scan(near, rows);
  if (!hasAll(ids)) return find(window);
  return isCut ? { ids: [], count: HITS_MOST, isMore: true } : foundWithOneMore(ids, window);
}

/** Reads a list in order for one row more than the window has; `listIds` is called with that limit. */
export async function walkIds(
  listIds: (window: ListWindow) => Promise<number[]>,
  window: ListWindow,
): Promise<FoundIds> {
  if (window.offset < HITS_MOST) {
    const ids = await listIds({ ...window, limit: window.limit + 1 });
    if (ids.length > 0 || window.offset === 0) return foundWithOneMore(ids, window);
  }
  // A page beyond the last still reports the total.
  const all = await listIds({ ...window, offset: 0, limit: HITS_MOST });
  return { ids: [], count: all.length, isMore: all.length === HITS_MOST };
}
