import { fieldOfHeader, fieldsOf, headerKey } from '@namma/contract/imports/fields';
import { type ImportKind, importKinds } from '@namma/contract/imports/rules';
import type { ImportColumn } from '@namma/contract/imports/schemas';
import { cutText } from '@namma/contract/text/text';
import { refuse, refuseWith } from '../../../../platform/shared/refusal.ts';

/** A column of the file and what it is. */
export interface Column {
  header: string;
  field: string | null;
}

const HEADER_MOST_CHARACTERS = 200;
const COLUMNS_MOST = 200;

/** What a row needs before anything can be made of it: one of each. */
const needed: Record<ImportKind, readonly (readonly string[])[]> = {
  members: [
    ['name', 'firstName'],
    ['phone', 'email'],
  ],
  products: [['name', 'barcode']],
};

/**
 * The columns of a file: as a person has said, as the last file with such a title was read, or as the title is known. Of two
 * columns of one field the first is read, unless somebody has said both.
 * Refuses: 400 a column that is needed and missing, one that is said twice, or a field that there is not.
 */
export function matchColumns(
  kind: ImportKind,
  headers: readonly string[],
  said: readonly (string | null)[] | undefined,
  remembered: ReadonlyMap<string, string | null>,
): Column[] {
  const fields = fieldsOf(kind);
  const taken = new Set<string>();
  const columns = headers.slice(0, COLUMNS_MOST).map((raw, i): Column => {
    const header = cutText(raw.trim(), HEADER_MOST_CHARACTERS);
    const guess = () => remembered.get(headerKey(header)) ?? fieldOfHeader(kind, header) ?? null;
    const wanted = said ? (said[i] ?? null) : guess();
    const field = wanted !== null && Object.hasOwn(fields, wanted) ? wanted : null;
    if (field === null) return { header, field };
    if (!taken.has(field)) {
      taken.add(field);
      return { header, field };
    }
    if (said) throw refuse('columnTwice', fields[field]?.label ?? field);
    return { header, field: null };
  });
  return columns;
}

/**
 * Refuses: 400 a column that is needed and missing, with the names of those that would do, and all columns of the file with
 * samples, so that somebody can say which one it is.
 */
export function refuseMissing(kind: ImportKind, columns: ImportColumn[]): void {
  const fields = fieldsOf(kind);
  const missing = needed[kind].find((any) => !columns.some(({ field }) => field && any.includes(field)));
  if (!missing) return;
  const names = missing.map((name) => fields[name]?.label ?? name).join(' or ');
  throw refuseWith({ columns }, 'columnMissing', names);
}

/** Whether a row repeats the titles of the file: two sheets under each other, or pages that each had them. */
export const isHeaderAgain = (columns: readonly Column[], cells: readonly string[]): boolean =>
  columns.every(({ header }, i) => headerKey(cells[i] ?? '') === headerKey(header));

/** Whether a row is made of titles of columns, of either kind of file, and so begins another table. */
export function isOtherHeader(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const known = filled.filter((cell) => importKinds.some((kind) => fieldOfHeader(kind, cell) !== undefined));
  // A row of a list has a number somewhere.
  return known.length >= 2 && known.length * 2 >= filled.length && !filled.some((cell) => /\d/.test(cell));
}
