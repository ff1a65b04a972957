import { Readable } from 'node:stream';
import type { ListSort } from '@namma/contract/admin/rules';
import { type Day, gymDay } from '@namma/contract/days/dates';
import { type Options, stringify } from 'csv-stringify/sync';
import type { ListWindow } from '../db/lists/list-window.ts';

export type Cell = string | number | null;

/** A table to be sent as a CSV file. Its rows are read page by page while it is sent. */
export interface CsvFile {
  /** Without day and extension. */
  name: string;
  day: Day;
  header: readonly string[];
  pages: AsyncIterable<readonly (readonly Cell[])[]>;
  /** Read by a program that takes cells literally: without the mark of UTF-8, and with codes as they are. */
  isForProgram?: boolean;
}

/** Rows read at once: enough for throughput, few enough to keep memory low. */
const EXPORT_PAGE_SIZE = 500;

/** Reads a whole list page by page; each page starts after the last row of the previous one. */
async function* inPages<T>({ sort, listIn, idOf }: Pick<Export<T>, 'sort' | 'listIn' | 'idOf'>) {
  for (let after: number | undefined; ; ) {
    const rows = await listIn({ sort, limit: EXPORT_PAGE_SIZE, offset: 0, after });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (rows.length < EXPORT_PAGE_SIZE || last === undefined) return;
    after = idOf(last);
  }
}

interface Export<T> {
  name: string;
  now: Date;
  /**
   * Column titles, and how each cell is computed; a list where a title may be any text, such as `2024`, which an object
   * would reorder.
   */
  columns: Record<string, (row: T) => Cell> | readonly (readonly [title: string, cellOf: (row: T) => Cell])[];
  sort: ListSort;
  listIn: (window: ListWindow) => Promise<T[]>;
  idOf: (row: T) => number;
}

/** Builds a CSV file from a list. */
export function toCsvFile<T>({ name, now, columns, ...list }: Export<T>): CsvFile {
  const titled = Array.isArray(columns) ? columns : Object.entries(columns);
  const header = titled.map(([title]) => title);
  const cells = titled.map(([, cellOf]) => cellOf);
  async function* pages() {
    for await (const rows of inPages(list)) yield rows.map((row) => cells.map((cellOf) => cellOf(row)));
  }
  return { name, day: gymDay(now), header, pages: pages() };
}

/**
 * Streams the file (RFC 4180). Reads the first page before sending anything, so that an early failure still becomes an
 * error response.
 */
export async function streamCsv({ header, pages, isForProgram = false }: CsvFile): Promise<Readable> {
  const iterator = pages[Symbol.asyncIterator]();
  let page = await iterator.next();
  async function* texts() {
    yield stringify([[...header]], { ...options, bom: !isForProgram });
    for (; !page.done; page = await iterator.next()) yield toLines(page.value, isForProgram);
  }
  return Readable.from(texts());
}

/**
 * Texts that a spreadsheet would read as a number and change: it drops leading zeros of a UTR or an HSN code and digits
 * after the fifteenth, and reads `12E5` as 1200000.
 */
const changedAsNumber = /^(0\d+|\d{16,}|\d+(\.\d+)?e[+-]?\d+)$/i;

/** Marked as text by an apostrophe, as `escape_formulas` marks formulas. */
const markAsText = (cell: Cell): Cell =>
  typeof cell === 'string' && changedAsNumber.test(cell) ? `'${cell}` : cell;

/** Texts that a spreadsheet would run as a formula are escaped; all kinds of line breaks are quoted. */
const options: Options = { record_delimiter: 'windows', escape_formulas: true, quoted_match: /[\r\n]/ };

const toLines = (rows: readonly (readonly Cell[])[], isForProgram: boolean): string =>
  stringify(isForProgram ? [...rows] : rows.map((row) => row.map(markAsText)), options);
