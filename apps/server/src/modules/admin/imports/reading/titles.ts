import { fieldOfHeader } from '@namma/contract/imports/fields';
import { importKinds } from '@namma/contract/imports/rules';
import { isOtherHeader } from './columns.ts';
import { type RawRow, readRows } from './rows.ts';

/** The maximum number of rows above the titles, such as the report's name and day. */
const ROWS_ABOVE_MOST = 20;

const filledOf = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '');
const isKnown = (cell: string) => importKinds.some((kind) => fieldOfHeader(kind, cell) !== undefined);

/** Finds the row of titles: the first, unless shorter rows without known titles precede it. */
function titleRowIndex(rows: readonly RawRow[]): number {
  const [first] = rows;
  if (!first || filledOf(first.cells).some(isKnown)) return 0;
  const place = rows.findIndex(({ cells }) => isOtherHeader(cells));
  if (place < 0) return 0;
  const width = filledOf(rows[place]?.cells ?? []).length;
  return rows.slice(0, place).every(({ cells }) => filledOf(cells).length < width) ? place : 0;
}

/** Yields the rows of a text from its titles on. Refuses as `readRows`. */
export async function* readTable(text: string): AsyncGenerator<RawRow> {
  let above: RawRow[] | undefined = [];
  for await (const row of readRows(text)) {
    if (!above) {
      yield row;
      continue;
    }
    above.push(row);
    if (above.length <= ROWS_ABOVE_MOST) continue;
    yield* above.slice(titleRowIndex(above));
    above = undefined;
  }
  if (above) yield* above.slice(titleRowIndex(above));
}
