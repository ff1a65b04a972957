import { fieldOfHeader, fieldsOf, fieldsOfHeaders } from '@namma/contract/imports/fields';
import { type ImportKind, importKinds } from '@namma/contract/imports/rules';
import type { ImportColumn } from '@namma/contract/imports/schemas';
import { headerKey } from '@namma/contract/imports/titles';
import { cutText } from '@namma/contract/text/text';
import { refuse, refuseWith } from '../../../../platform/shared/refusal.ts';

/** A column of the file and what it is. */
export interface Column {
  header: string;
  field: string | null;
  /** Somebody has said so, for this file or an earlier one. */
  isSaid?: true;
}

const HEADER_MOST_CHARACTERS = 200;

/** What a row needs before anything can be made of it: one of each. */
const needed: Record<ImportKind, readonly (readonly string[])[]> = {
  members: [
    ['name', 'firstName'],
    ['phone', 'email'],
  ],
  products: [['name', 'barcode']],
};

/** The titles of a file as they are remembered: of two that are alike the second has a number. */
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
 * The columns of a file: as a person has said, as earlier files with such a title were read, or as the title is known. Two
 * columns can be of one field then; see `Rivals`. Refuses: 400 a field that somebody has said of two columns.
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

/** Columns of one field. They are one where all cells of the others are blank or the same; else somebody must choose. */
export class Rivals {
  readonly #columns: readonly Column[];
  readonly #places: ReadonlyMap<string, number[]>;
  readonly #filled = new Set<number>();
  /** Pairs of places whose cells differ somewhere, the second one filled. */
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

  /** The columns, of which no two are of one field, and the fields that somebody must choose a column for. */
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
