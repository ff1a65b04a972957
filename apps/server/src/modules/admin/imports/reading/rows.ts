import { setImmediate } from 'node:timers/promises';
import {
  IMPORT_MOST_BLANK_ROWS,
  IMPORT_MOST_COLUMNS,
  IMPORT_MOST_ROW_CHARACTERS,
} from '@namma/contract/imports/rules';
import { refuse } from '../../../../platform/shared/refusal.ts';

/** A row of the file, as written. */
export interface RawRow {
  /** The line in the file, from 1; for a multi-line row the first. */
  line: number;
  cells: string[];
}

export type Delimiter = ',' | ';' | '\t';

/** Excel's declaration of the delimiter, in the first line. */
const SAID = /^"?sep=(.)"?\r?\n/i;

/** Finds the delimiter: the most frequent one outside quotation marks in the first line with a delimiter. */
export function findDelimiter(text: string): Delimiter {
  const said = SAID.exec(text)?.[1];
  if (said === ',' || said === ';' || said === '\t') return said;
  const counts: Record<Delimiter, number> = { ',': 0, ';': 0, '\t': 0 };
  const hasAny = () => Object.values(counts).some((count) => count > 0);
  let isQuoted = false;
  for (const character of text.trimStart().slice(0, IMPORT_MOST_ROW_CHARACTERS)) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r') && hasAny()) break;
    else if (!isQuoted && character in counts) counts[character as Delimiter]++;
  }
  return (['\t', ';', ','] as const).reduce((best, each) => (counts[each] > counts[best] ? each : best), ',');
}

/** Yields to other requests after this many characters. */
const PAUSE_CHARACTERS = 16 * 1024;

const LINE_BREAK = /\r\n|\r|\n/g;
const QUOTE = '"';
const isBreak = (character: string | undefined) => character === '\n' || character === '\r';

/** A cell that begins at an offset of the text, and the offset after it. */
interface Cell {
  cell: string;
  end: number;
}

/** @returns undefined for an unclosed quotation mark */
function readQuoted(text: string, start: number, most: number): Cell | undefined {
  let cell = '';
  let at = start + 1;
  for (;;) {
    const close = text.indexOf(QUOTE, at);
    if (close < 0 || close > most) return undefined;
    cell += text.slice(at, close);
    if (text[close + 1] !== QUOTE) return { cell, end: close + 1 };
    cell += QUOTE;
    at = close + 2;
  }
}

function readUnquoted(text: string, start: number, most: number, delimiter: Delimiter): Cell {
  let end = start;
  while (end < text.length && end <= most) {
    const character = text[end];
    if (character === delimiter || character === QUOTE || isBreak(character)) break;
    end++;
  }
  return { cell: text.slice(start, end), end };
}

/** Reads the row at an offset of the text, and returns the next offset and line. */
function readRow(text: string, start: number, line: number, delimiter: Delimiter) {
  const most = start + IMPORT_MOST_ROW_CHARACTERS;
  const cells: string[] = [];
  let at = start;
  let nextLine = line + 1;
  for (;;) {
    const isQuoted = text[at] === QUOTE;
    const read = isQuoted ? readQuoted(text, at, most) : readUnquoted(text, at, most, delimiter);
    if (!read) throw refuse('quoteNeverCloses', line);
    if (isQuoted) nextLine += read.cell.match(LINE_BREAK)?.length ?? 0;
    at = read.end;
    if (at > most) throw refuse('rowTooLong', line);
    cells.push(read.cell);
    if (cells.length > IMPORT_MOST_COLUMNS) throw refuse('tooManyColumns', line);
    if (at === text.length) return { cells, end: at, nextLine };
    if (isBreak(text[at])) return { cells, end: at + (text.startsWith('\r\n', at) ? 2 : 1), nextLine };
    if (text[at] !== delimiter) throw refuse('quoteNeverCloses', line);
    at++;
  }
}

/**
 * Yields the rows of a text one by one, without blank ones, so that only the text is in memory. Yields to other
 * requests in between.
 * @throws 400 an unclosed quotation mark, or one within a cell, with its line; a row that is too long or has too many
 * columns; too many blank rows
 */
export async function* readRows(text: string): AsyncGenerator<RawRow> {
  const delimiter = findDelimiter(text);
  let at = SAID.exec(text)?.[0].length ?? 0;
  let line = at === 0 ? 1 : 2;
  let blankRows = 0;
  let pauseAt = PAUSE_CHARACTERS;
  while (at < text.length) {
    const { cells, end, nextLine } = readRow(text, at, line, delimiter);
    if (cells.some((cell) => cell.trim() !== '')) yield { line, cells };
    else if (++blankRows > IMPORT_MOST_BLANK_ROWS) throw refuse('tooManyBlankRows');
    at = end;
    line = nextLine;
    if (at < pauseAt) continue;
    pauseAt = at + PAUSE_CHARACTERS;
    await setImmediate();
  }
}
