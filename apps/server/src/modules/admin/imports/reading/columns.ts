import { fieldOfHeader, fieldsOf, fieldsOfHeaders } from '@namma/contract/imports/fields';
import { type ImportKind, importKinds } from '@namma/contract/imports/rules';
import type { ImportColumn } from '@namma/contract/imports/schemas';
import { headerKey } from '@namma/contract/imports/titles';
import { cutText } from '@namma/contract/text/text';
import { refuse, refuseWith } from '../../../../platform/shared/refusal.ts';

/** A column of the file and its field. */
export interface Column {
  header: string;
  field: string | null;
  /** Chosen by a person, for this file or an earlier one. */
  isSaid?: true;
}

const HEADER_MOST_CHARACTERS = 200;

/** The required fields: at least one of each group. */
const needed: Record<ImportKind, readonly (readonly string[])[]> = {
  members: [
    ['name', 'firstName'],
    ['phone', 'email'],
  ],
  products: [['name', 'barcode']],
};

/** Normalizes the titles of a file; duplicates get a number. */
export function titleKeys(headers: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return headers.map((header) => {
    const key = headerKey(header);
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return nth === 1 ? key : `${key} ${nth}`;
  });
}

/**
 * Matches the columns of a file to fields: by the admin's choice, earlier files with the same title, or known titles.
 * Several columns may get one field; see `Rivals`.
 * @throws 400 a field chosen for two columns
 */
export function matchColumns(
  kind: ImportKind,
  titles: readonly string[],
  said: readonly (string | null)[] | undefined,
  remembered: ReadonlyMap<string, string | null>,
): Column[] {
  const fields = fieldsOf(kind);
  const headers = titles.map((raw) => cutText(raw.trim(), HEADER_MOST_CHARACTERS));
  const known = fieldsOfHeaders(kind, headers);
  const keys = titleKeys(headers);
  const taken = new Set<string>();
  return headers.map((header, i): Column => {
    const before = remembered.get(keys[i] ?? '');
    const wanted = said ? (said[i] ?? null) : before === undefined ? (known[i] ?? null) : before;
    const field = wanted !== null && Object.hasOwn(fields, wanted) ? wanted : null;
    if (said && field !== null) {
      if (taken.has(field)) throw refuse('columnTwice', fields[field]?.label ?? field);
      taken.add(field);
    }
    return { header, field, ...((said || before !== undefined) && { isSaid: true as const }) };
  });
}

/**
 * Columns of one field. They are merged if all cells of the others are blank or equal; otherwise the admin must choose.
 */
export class Rivals {
  readonly #columns: readonly Column[];
  readonly #places: ReadonlyMap<string, number[]>;
  readonly #filled = new Set<number>();
  /** Pairs of columns that differ in some row, the second one filled. */
  readonly #differing = new Set<string>();

  constructor(columns: readonly Column[]) {
    this.#columns = columns;
    const places = Map.groupBy(columns.keys(), (place) => columns[place]?.field ?? '');
    this.#places = new Map([...places].filter(([field, of]) => field !== '' && of.length > 1));
  }

  see(cells: readonly string[]): void {
    for (const places of this.#places.values()) {
      const texts = places.map((place) => (cells[place] ?? '').trim());
      for (const [i, place] of places.entries()) {
        if (texts[i] === '') continue;
        this.#filled.add(place);
        for (const [j, earlier] of places.slice(0, i).entries())
          if (texts[j] !== texts[i]) this.#differing.add(`${earlier} ${place}`);
      }
    }
  }

  /** Returns at most one column per field, and the fields for which a column must be chosen. */
  resolve(): { columns: Column[]; unclear: { field: string; places: number[] }[] } {
    const columns = [...this.#columns];
    const unclear: { field: string; places: number[] }[] = [];
    for (const [field, places] of this.#places) {
      const [first = places[0] ?? 0, ...others] = places.filter((place) => this.#filled.has(place));
      const differing = others.filter((place) => this.#differing.has(`${first} ${place}`));
      if (differing.length > 0) unclear.push({ field, places: [first, ...differing] });
      for (const place of places)
        if (place !== first) columns[place] = { header: columns[place]?.header ?? '', field: null };
    }
    return { columns, unclear };
  }
}

/**
 * @throws 400 a required column is missing, with its alternatives, and all columns of the file with samples to choose
 * from
 */
export function refuseMissing(kind: ImportKind, columns: ImportColumn[]): void {
  const fields = fieldsOf(kind);
  const missing = needed[kind].find((any) => !columns.some(({ field }) => field && any.includes(field)));
  if (!missing) return;
  const names = missing.map((name) => fields[name]?.label ?? name).join(' or ');
  throw refuseWith({ columns }, 'columnMissing', names);
}

/** True if a row repeats the titles, for example with two sheets or printed pages in one file. */
export const isHeaderAgain = (columns: readonly Column[], cells: readonly string[]): boolean =>
  columns.every(({ header }, i) => headerKey(cells[i] ?? '') === headerKey(header));

/** True if a row consists of column titles, of either kind of file, and so begins another table. */
export function isOtherHeader(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const known = filled.filter((cell) => importKinds.some((kind) => fieldOfHeader(kind, cell) !== undefined));
  // A data row contains a number somewhere.
  return known.length >= 2 && known.length * 2 >= filled.length && !filled.some((cell) => /\d/.test(cell));
}
