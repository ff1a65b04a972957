import { fieldsOf } from '@namma/contract/imports/fields';
import type { DateOrder, ImportKind } from '@namma/contract/imports/rules';
import { IMPORT_MOST_ROWS } from '@namma/contract/imports/rules';
import type { ImportColumn, Reading } from '@namma/contract/imports/schemas';
import { cutText } from '@namma/contract/text/text';
import { refuse } from '../../../../platform/shared/refusal.ts';
import { ValueCounts } from '../values.ts';
import { BadCell, readCell } from './cells.ts';
import { type Column, isHeaderAgain, isOtherHeader, matchColumns, Rivals } from './columns.ts';
import { isAmbiguous, orderOf } from './dates.ts';
import type { RawRow } from './rows.ts';
import { readTable } from './titles.ts';

/** A row of the file by field. */
export interface FileRow {
  line: number;
  /** As written, for the file of refused rows. */
  cells: readonly string[];
  /**
   * The text of a field; empty for a blank cell or missing column.
   * @throws BadCell for a formula
   */
  text: (field: string) => string;
}

/** A row that is not part of the list, with the reason. */
export interface StrayRow extends RawRow {
  reason: string;
}

const SAMPLES = 3;
const SAMPLE_MOST_CHARACTERS = 80;
/** The result of surveying a file before its rows are imported. */
export interface Overview {
  columns: Column[];
  samples: ImportColumn[];
  rows: number;
  /** An ambiguous day, when no other day of the file shows the order. */
  ambiguous: { line: number; column: string; value: string } | null;
  /** The order of days in the file. */
  order: DateOrder | null;
  /** Fields with several columns of different content. */
  unclear: { field: string; places: number[] }[];
  /** The values of columns with a fixed list. */
  values: ValueCounts;
}

/**
 * Reads the whole file once, without storing its rows.
 * @throws 400 more than 50,000 rows, and as `readRows`
 */
export async function surveyFile(
  kind: ImportKind,
  text: string,
  reading: Reading,
  remembered: ReadonlyMap<string, string | null>,
): Promise<Overview> {
  const fields = fieldsOf(kind);
  let columns: Column[] | undefined;
  let rivals = new Rivals([]);
  let values = new ValueCounts(kind, []);
  let samples: string[][] = [];
  let rows = 0;
  let ambiguous: Overview['ambiguous'] = null;
  const orders = new Set<DateOrder>();
  for await (const { line, cells } of readTable(text)) {
    if (!columns) {
      columns = matchColumns(kind, cells, reading.columns, remembered);
      samples = columns.map(() => []);
      rivals = new Rivals(columns);
      values = new ValueCounts(kind, columns);
      continue;
    }
    rows++;
    if (rows > IMPORT_MOST_ROWS) throw refuse('tooManyRows');
    rivals.see(cells);
    values.see(cells);
    for (const [i, { header, field }] of columns.entries()) {
      const cell = cells[i]?.trim() ?? '';
      if (cell === '') continue;
      const shown = samples[i];
      if (shown && shown.length < SAMPLES) shown.push(cutText(cell, SAMPLE_MOST_CHARACTERS));
      if (field === null || !fields[field]?.isDay) continue;
      const order = orderOf(cell);
      if (order) orders.add(order);
      else if (!ambiguous && isAmbiguous(cell)) ambiguous = { line, column: header, value: cell };
    }
  }
  if (!columns) throw refuse('notATable');
  // If both orders occur in one file, ambiguous days stay ambiguous.
  const [only] = orders.size === 1 ? orders : [];
  const order = reading.dateOrder ?? only ?? null;
  const resolved = rivals.resolve();
  return {
    ...resolved,
    samples: resolved.columns.map(({ header, field }, i) => ({ header, field, samples: samples[i] ?? [] })),
    rows,
    ambiguous: order === null ? ambiguous : null,
    order,
    values,
  };
}

/** Yields the rows of a file after its titles, and stray rows: repeated titles, another sheet, too many cells. */
export async function* listRows(
  text: string,
  columns: readonly Column[],
): AsyncGenerator<FileRow | StrayRow> {
  let isFirst = true;
  let otherSheet: number | undefined;
  for await (const raw of readTable(text)) {
    if (isFirst) {
      isFirst = false;
      continue;
    }
    const reason = strayReason(columns, raw.cells, otherSheet);
    if (reason === OTHER_SHEET) otherSheet ??= raw.line;
    yield reason === undefined ? { ...raw, text: readerOf(columns, raw.cells) } : { ...raw, reason };
  }
}

const OTHER_SHEET = 'Another table begins here. Import it as a file of its own.';

function strayReason(
  columns: readonly Column[],
  cells: readonly string[],
  otherSheet: number | undefined,
): string | undefined {
  if (isHeaderAgain(columns, cells)) return 'These are the titles again.';
  if (otherSheet !== undefined) return `This belongs to the table that begins in line ${otherSheet}.`;
  if (isOtherHeader(cells)) return OTHER_SHEET;
  const extra = cells.slice(columns.length).find((cell) => cell.trim() !== '');
  return extra === undefined ? undefined : 'The row has more cells than there are titles.';
}

export const isStray = (row: FileRow | StrayRow): row is StrayRow => 'reason' in row;

function readerOf(columns: readonly Column[], cells: readonly string[]): FileRow['text'] {
  return (field) => {
    const place = columns.findIndex((column) => column.field === field);
    return place < 0 ? '' : readCell(field, cells[place] ?? '');
  };
}

/** The result of reading a row: the data, or the invalid cell. */
export type ReadRow<T> = { row: FileRow; read: T } | { row: FileRow; bad: BadCell };

export function tryRead<T>(row: FileRow, read: (row: FileRow) => T): ReadRow<T> {
  try {
    return { row, read: read(row) };
  } catch (error) {
    if (error instanceof BadCell) return { row, bad: error };
    throw error;
  }
}
