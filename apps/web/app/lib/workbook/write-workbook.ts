import writeXlsxFile, { type Cell, type SheetData } from 'write-excel-file/universal';
import { parseCsv } from './csv';
import { WorkbookError } from './workbook-error';

const ROWS_MOST = 100_000;
const COLUMN_MOST_CHARACTERS = 40;
/** Titles of columns with codes, which have no sum and preserve leading zeros. */
const codes = /number|code|hsn|sac|phone|mobile|utr|pin|barcode|gstin|series|receipt|document|reverse/i;

/**
 * Converts an exported CSV file to an `.xlsx` workbook with numbers and days as such, and the titles frozen.
 * @throws WorkbookError with a sentence for the user
 */
export async function toWorkbook(csv: Blob): Promise<Blob> {
  const [titles = [], ...rows] = parseCsv(await csv.text());
  if (rows.length > ROWS_MOST)
    throw new WorkbookError(`A workbook can have ${ROWS_MOST} rows. Export the list as CSV instead.`);
  const isCode = titles.map((title) => codes.test(title));
  const sheet: SheetData = [
    titles.map((value) => ({ value, type: String, fontWeight: 'bold' })),
    ...rows.map((cells) => cells.map((cell, i) => typed(cell, isCode[i] ?? false))),
  ];
  const columns = titles.map((title, i) => ({ width: widthOf(title, rows, i) }));
  return writeXlsxFile(sheet, { sheet: 'List', stickyRowsCount: 1, columns }).toBlob();
}

/** The rows by which the width of a column is chosen. */
const ROWS_MEASURED = 200;

const widthOf = (title: string, rows: readonly string[][], column: number): number =>
  Math.min(
    COLUMN_MOST_CHARACTERS,
    2 + Math.max(title.length, ...rows.slice(0, ROWS_MEASURED).map((cells) => (cells[column] ?? '').length)),
  );

function typed(cell: string, isCode: boolean): Cell {
  if (cell === '') return null;
  // The CSV file guards texts that a spreadsheet would calculate. A cell of the type text needs no guard.
  const text = cell.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20\d])/, '');
  if (!isCode && /^-?\d{1,9}(\.\d+)?$/.test(text) && !/^-?0\d/.test(text))
    return { value: Number(text), type: Number };
  if (/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}(:\d{2})?)?$/.test(text)) {
    // Spreadsheets have no time zones: the clock of the gym is written as UTC.
    const time = Date.parse(text.includes(' ') ? `${text.replace(' ', 'T')}Z` : text);
    if (!Number.isNaN(time))
      return {
        value: new Date(time),
        type: Date,
        format: text.includes(' ') ? 'dd/mm/yyyy hh:mm' : 'dd/mm/yyyy',
      };
  }
  return { value: text, type: String };
}
