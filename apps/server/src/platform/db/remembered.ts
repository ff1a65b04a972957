import type { Db } from './types.ts';

/** What was found in more rows than these is remembered. */
const REMEMBERED_FROM = 1_000;
const REMEMBERED_MILLISECONDS = 1_000;

interface Found<T> {
  found: Promise<T>;
  until: number;
}
const remembered = new WeakMap<Db, Map<string, Found<unknown>>>();

/**
 * Counts or sums rows. What comes from many rows may be a second old; of few rows it is always of now.
 * @param name of the question, with its parameters
 * @param read counts or sums, in a time that grows with the number of rows
 * @param rowsOf how many rows were counted or summed
 */
export async function remember<T>(
  db: Db,
  name: string,
  read: () => Promise<T>,
  rowsOf: (found: T) => number,
): Promise<T> {
  const all = remembered.get(db) ?? new Map<string, Found<unknown>>();
  remembered.set(db, all);
  // A name is that of one question, and so of one type.
  const known = all.get(name) as Found<T> | undefined;
  if (known && performance.now() < known.until) return known.found;
  const found = read();
  // There were many: others wait for this answer.
  if (known) all.set(name, { found, until: Number.POSITIVE_INFINITY });
  await found.then(
    (value) =>
      rowsOf(value) < REMEMBERED_FROM
        ? all.delete(name)
        : all.set(name, { found, until: performance.now() + REMEMBERED_MILLISECONDS }),
    () => all.delete(name),
  );
  return found;
}
