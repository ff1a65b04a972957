import { Readable } from 'node:stream';
import { type Day, gymDay } from '@namma/contract/dates';
import type { ListSort } from '@namma/contract/desk';
import type { ListWindow } from '../db/list-window.ts';

type Cell = string | number | null;

/** A table to be sent as a file: its rows are asked for page by page, while it is sent. */
export interface CsvFile {
  /** Without the day and the ending. */
  name: string;
  day: Day;
  header: readonly string[];
  pages: AsyncIterable<readonly (readonly Cell[])[]>;
}

/** Rows that are read at once: enough to keep the database busy, few enough to keep memory flat. */
const EXPORT_PAGE_SIZE = 500;

/** A list from one end to the other, a page at a time, each behind the last row of the one before. */
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
  /** What a column is called, and what stands in it. */
  columns: Record<string, (row: T) => Cell>;
  sort: ListSort;
  listIn: (window: ListWindow) => Promise<T[]>;
  idOf: (row: T) => number;
}

export function toCsvFile<T>({ name, now, columns, ...list }: Export<T>): CsvFile {
  const cells = Object.values(columns);
  async function* pages() {
    for await (const rows of inPages(list)) yield rows.map((row) => cells.map((cellOf) => cellOf(row)));
  }
  return { name, day: gymDay(now), header: Object.keys(columns), pages: pages() };
}

/** Tells a spreadsheet program that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The file as a stream, RFC 4180. The first page is read before anything is sent, so that what fails at once
 * is still answered as an error.
 */
export async function streamCsv({ header, pages }: CsvFile): Promise<Readable> {
  const iterator = pages[Symbol.asyncIterator]();
  let page = await iterator.next();
  async function* texts() {
    yield BYTE_ORDER_MARK + toLines([header]);
    for (; !page.done; page = await iterator.next()) yield toLines(page.value);
  }
  return Readable.from(texts());
}

const toLines = (rows: readonly (readonly Cell[])[]) =>
  rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');

/** What a spreadsheet program would run as a formula when a text begins with it. */
const startsFormula = /^[=+\-@\t\r]/;

function toCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = startsFormula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
