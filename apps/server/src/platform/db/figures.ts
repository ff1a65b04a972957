/** Figures of one table. Sums are in paise, as text, because they may exceed JavaScript's exact integers. */
interface TableFigures {
  rows: number;
  sums: Record<string, string>;
}

/** The rows of each table, and the sum of each of its money columns. */
export type BackupFigures = Record<string, TableFigures>;

/** Counts the rows in all tables. */
export const countRows = (figures: BackupFigures): number =>
  Object.values(figures).reduce((sum, { rows }) => sum + rows, 0);

/**
 * Compares a restored database with its original.
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
