import { type AnyImportField, fieldsOf } from '@namma/contract/imports/fields';
import { LEAVE_BLANK, type ListName, listNames, listOf, SKIP_ROWS } from '@namma/contract/imports/lists';
import { type ImportKind, VALUES_SHOWN_MOST } from '@namma/contract/imports/rules';
import type { ImportQuestions, Reading } from '@namma/contract/imports/schemas';
import { cutText } from '@namma/contract/text/text';
import { BadCell, fold, isPlaceholder, withoutQuotes } from './reading/cells.ts';
import type { Column } from './reading/columns.ts';

// Meanings of values in columns with a fixed list, known or answered.

type Answers = NonNullable<Reading['values']>;

const VALUE_MOST_CHARACTERS = 200;
/** Normalizes a cell as the key of its answer. */
const keyOf = (text: string): string => fold(cutText(text, VALUE_MOST_CHARACTERS));

interface Row {
  text: (field: string) => string;
}

/** Interprets values: by an answer, or else by known meanings. */
export class ValueReader {
  readonly #said: ReadonlyMap<ListName, ReadonlyMap<string, string>>;

  constructor(answers: Answers = {}) {
    this.#said = new Map(
      listNames.map((list) => [
        list,
        new Map(Object.entries(answers[list] ?? {}).map(([value, answer]) => [keyOf(value), answer])),
      ]),
    );
  }

  /** An option of the list, `skip` or `blank`; undefined for an unknown value. */
  meaningOf(list: ListName, text: string): string | undefined {
    return this.#said.get(list)?.get(keyOf(text)) ?? listOf(list).find(text);
  }

  /**
   * An option of the list; null for a blank cell.
   * @throws BadCell for an unknown value, or one whose rows are skipped
   */
  read(row: Row, list: ListName, field: AnyImportField): string | null {
    const text = row.text(field);
    if (text === '') return null;
    const meaning = this.meaningOf(list, text);
    if (meaning === undefined)
      throw new BadCell(field, 'This value is not known. Choose what it means in the table of values.');
    if (meaning === SKIP_ROWS) throw new BadCell(field, 'Rows with this value are left out, as you chose.');
    return meaning === LEAVE_BLANK ? null : meaning;
  }
}

interface Counted {
  value: string;
  rows: number;
}

/** The limit of counted values: a column with more is not a list. */
const DISTINCT_MOST = 2_000;

/** Counts the values of columns with a fixed list, with the number of their rows. */
export class ValueCounts {
  readonly #columns: readonly { place: number; field: string; list: ListName; instead: number }[];
  readonly #counts = new Map<ListName, Map<string, Counted>>();
  readonly #parentPlace: number;
  /** The parent references of variation rows. */
  readonly parents = new Set<string>();

  constructor(kind: ImportKind, columns: readonly Column[]) {
    this.#parentPlace = columns.findIndex(({ field }) => field === 'parent');
    const fields = fieldsOf(kind);
    this.#columns = columns.flatMap(({ field }, place) => {
      const list = field === null ? undefined : fields[field]?.list;
      if (field === null || !list) return [];
      const instead = columns.findIndex((column) => column.field === fields[field]?.replaces);
      return [{ place, field, list, instead }];
    });
  }

  see(cells: readonly string[]): void {
    const parent = fold(withoutQuotes(cells[this.#parentPlace] ?? ''));
    if (parent !== '') this.parents.add(parent);
    for (const { place, field, list, instead } of this.#columns) {
      const text = withoutQuotes(cells[place] ?? '');
      if (text === '' || isPlaceholder(field, text)) continue;
      if (instead >= 0 && (cells[instead] ?? '').trim() !== '') continue;
      const counts = this.#counts.get(list) ?? new Map<string, Counted>();
      this.#counts.set(list, counts);
      const key = keyOf(text);
      const counted = counts.get(key);
      if (counted) counted.rows++;
      else if (counts.size < DISTINCT_MOST)
        counts.set(key, { value: cutText(text, VALUE_MOST_CHARACTERS), rows: 1 });
    }
  }

  /** The values with their meanings, unknown ones first, then the most frequent. */
  questions(columns: readonly Column[], reader: ValueReader): ImportQuestions['values'] {
    return [...this.#counts].map(([list, counts]) => {
      const values = [...counts.values()]
        .map(({ value, rows }) => ({ value, rows, means: reader.meaningOf(list, value) ?? null }))
        .toSorted(
          (one, other) => Number(one.means !== null) - Number(other.means !== null) || other.rows - one.rows,
        );
      const places = this.#columns.filter((column) => column.list === list).map(({ place }) => place);
      return {
        list,
        columns: places.map((place) => columns[place]?.header ?? ''),
        values: values.slice(0, VALUES_SHOWN_MOST),
        more: Math.max(0, values.length - VALUES_SHOWN_MOST),
      };
    });
  }
}

/** Merges earlier answers with new ones, which win. */
export const mergeAnswers = (before: Answers, now: Answers): Answers =>
  Object.fromEntries(
    listNames.flatMap((list) => {
      const merged = { ...fromFolded(before[list]), ...fromFolded(now[list]) };
      return Object.keys(merged).length > 0 ? [[list, merged] as const] : [];
    }),
  );

const fromFolded = (answers: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(answers).map(([value, answer]) => [keyOf(value), answer]));
