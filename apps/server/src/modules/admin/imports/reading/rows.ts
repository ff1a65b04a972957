import { setImmediate } from 'node:timers/promises';
import {
  IMPORT_MOST_BLANK_ROWS,
  IMPORT_MOST_COLUMNS,
  IMPORT_MOST_ROW_CHARACTERS,
} from '@namma/contract/imports/rules';
import { refuse } from '../../../../platform/shared/refusal.ts';

/** A row of the file, as it is written. */
export interface RawRow {
  /** Of the file, from 1; of a row of several lines the first. */
  line: number;
  cells: string[];
}

export type Delimiter = ',' | ';' | '\t';

/** Excel's own way to say it, in the first line. */
const SAID = /^"?sep=(.)"?\r?\n/i;

/** The delimiter of a text: the one that its first line with any has most of outside quotation marks. */
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

/** Other requests are answered each time so much is read. */
const PAUSE_CHARACTERS = 16 * 1024;

const LINE_BREAK = /\r\n|\r|\n/g;
const QUOTE = '"';
const isBreak = (character: string | undefined) => character === '\n' || character === '\r';

/** A cell that begins at a place of the text, and the place after it. */
interface Cell {
  cell: string;
  end: number;
}

/** @returns undefined for a quotation mark that never closes */
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

/** The row that begins at a place of the text in this line, and the place and the line after it. */
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
 * The rows of a text one after the other, blank ones left out, so that only the text is in memory. Lets other requests run in
 * between. Refuses: 400 a quotation mark that never closes, or that stands within a cell, with its line; a row that is too
 * long or has too many columns; too many blank rows.
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
