import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
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
  for (const character of text.trimStart()) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r') && hasAny()) break;
    else if (!isQuoted && character in counts) counts[character as Delimiter]++;
  }
  return (['\t', ';', ','] as const).reduce((best, each) => (counts[each] > counts[best] ? each : best), ',');
}

/** No cell of a list is longer; a quotation mark that never closes would make one of the rest of the file. */
const RECORD_MOST_CHARACTERS = 200_000;
const CHUNK_CHARACTERS = 64 * 1024;

function* chunksOf(text: string) {
  for (let at = 0; at < text.length; at += CHUNK_CHARACTERS) yield text.slice(at, at + CHUNK_CHARACTERS);
}

/**
 * The rows of a text one after the other, blank ones left out, so that only the text is in memory. Refuses: 400 a quotation
 * mark that never closes, or that stands within a cell, with its line.
 */
export async function* readRows(text: string): AsyncGenerator<RawRow> {
  const said = SAID.exec(text)?.[0] ?? '';
  const before = said === '' ? 0 : 1;
  // The parser counts each half of a line break of two characters within a cell.
  let halves = 0;
  let last = before;
  /** The first lines of the rows that were read ahead. */
  const starts: number[] = [];
  const parser = parse({
    delimiter: findDelimiter(text),
    relax_column_count: true,
    max_record_size: RECORD_MOST_CHARACTERS,
    // Called before an error of a later row ends everything.
    on_record: (cells: string[], { lines }) => {
      starts.push(last + 1);
      halves += cells.reduce((sum, cell) => sum + (cell.match(/\r\n/g)?.length ?? 0), 0);
      last = before + lines - halves;
      return cells;
    },
  });
  const source = Readable.from(chunksOf(said === '' ? text : text.slice(said.length)));
  source.pipe(parser);
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      const line = starts.shift() ?? 0;
      if (cells.some((cell) => cell.trim() !== '')) yield { line, cells };
    }
  } catch (error) {
    if (error instanceof CsvError) throw refuse('quoteNeverCloses', last + 1);
    throw error;
  } finally {
    source.destroy();
    parser.destroy();
  }
}
