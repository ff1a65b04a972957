import { BadCell, fold } from '../reading/cells.ts';
import type { FileRow } from '../reading/file.ts';

/**
 * Returns the name of a person from a full name, a first and a last name, or both; empty without any. If a file has
 * both, the full name counts, and the others must be words of it.
 * @throws BadCell
 */
export function readName(row: FileRow): string {
  const [whole = '', first = '', last = ''] = ['name', 'firstName', 'lastName'].map((field) =>
    row.text(field),
  );
  if (!whole) return [first, last].filter(Boolean).join(' ');
  const parts = [first, last].filter((part): part is string => Boolean(part));
  const words = fold(whole).split(' ');
  const isPart = (part: string) =>
    fold(part)
      .split(' ')
      .every((word) => words.includes(word));
  const others = parts.filter((part) => !isPart(part));
  if (others.length === 0) return whole;
  // `Name` with the given name, and a column of surnames.
  if (!first && last) return `${whole} ${last}`;
  if (first && last && fold(first) === fold(whole)) return `${whole} ${last}`;
  throw new BadCell('name', 'The first and the last name are of somebody else.');
}
