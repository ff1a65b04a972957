/** What the database counts in one table. Sums are in paise, as text, because they may be larger than a number of JavaScript. */
interface TableFigures {
  rows: number;
  sums: Record<string, string>;
}

/** The rows of each table, and the sum of each of its columns that holds money. */
export type BackupFigures = Record<string, TableFigures>;

/** How many rows there are in all tables together. */
export const countRows = (figures: BackupFigures): number =>
  Object.values(figures).reduce((sum, { rows }) => sum + rows, 0);

/**
 * Compares a restored shop with what it was made of.
 * @returns the first difference in words; undefined when there is none
 */
export function describeDifference(original: BackupFigures, restored: BackupFigures): string | undefined {
  for (const table of new Set([...Object.keys(original), ...Object.keys(restored)])) {
    const [was, is] = [original[table], restored[table]];
    if (was?.rows !== is?.rows)
      return `${table} has ${is?.rows ?? 'no'} rows instead of ${was?.rows ?? 'none'}`;
    for (const column of Object.keys({ ...was?.sums, ...is?.sums })) {
      if (was?.sums[column] !== is?.sums[column])
        return `the sum of ${table}.${column} is ${is?.sums[column] ?? 'not there'} instead of ${was?.sums[column] ?? 'none'}`;
    }
  }
  return undefined;
}
