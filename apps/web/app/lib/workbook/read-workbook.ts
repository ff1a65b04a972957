import { IMPORT_MOST_BYTES, IMPORT_MOST_COLUMNS, IMPORT_MOST_ROWS } from '@namma/contract/imports/rules';
import { strToU8, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { toCsv } from './csv';
import { type NumberFormats, readFormats, SheetScan } from './scan-sheet';
import { WorkbookError } from './workbook-error';
import { openZip, type Zip } from './zip';

const MEGABYTE = 1024 * 1024;
/** Bytes of a part after decompression: parts are held in memory, the sheet is scanned while it is decompressed. */
const PART_MOST_BYTES = 24 * MEGABYTE;
const SHEET_MOST_BYTES = 400 * MEGABYTE;

const cannotBeRead = (cause?: unknown) =>
  new WorkbookError('This workbook cannot be read. Save it again as .xlsx, or save the sheet as CSV.', {
    cause,
  });
const tooLarge = () =>
  new WorkbookError('This workbook is too large to be read here. Save the sheet as CSV, or split it in two.');

export interface ReadWorkbook {
  csv: Blob;
  /** The sheet that was read, if the workbook has several. */
  sheet: string | null;
}

/**
 * Converts the first visible sheet of an `.xlsx` file to CSV, with days as `2026-04-03` and numbers in full. Formulas
 * count with their last result.
 * @param report called with the fraction that is read
 * @throws WorkbookError with a sentence for the user
 */
export async function readWorkbook(
  file: Blob,
  report: (fraction: number) => void = () => {},
): Promise<ReadWorkbook> {
  if (file.size > IMPORT_MOST_BYTES) throw tooLarge();
  const bytes = new Uint8Array(await file.arrayBuffer());
  refuseOldFormat(bytes);
  const zip = openZip(bytes);
  if (!zip) throw cannotBeRead();
  if (zip.has('xl/vbaProject.bin'))
    throw new WorkbookError('This workbook holds macros. Save it as .xlsx without macros.');
  try {
    return await readFirstSheet(zip, report);
  } catch (error) {
    throw error instanceof WorkbookError ? error : cannotBeRead(error);
  }
}

/** The container of `.xls` files and of workbooks with a password. */
const OLD_FORMAT = [0xd0, 0xcf, 0x11, 0xe0];

function refuseOldFormat(bytes: Uint8Array): void {
  if (OLD_FORMAT.every((byte, i) => bytes[i] === byte))
    throw new WorkbookError(
      'This workbook has a password or the old format .xls. Save it as .xlsx without a password.',
    );
}

async function readPart(zip: Zip, path: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const piece of zip.read(path)) {
    size += piece.length;
    if (size > PART_MOST_BYTES) throw tooLarge();
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}

async function readFirstSheet(zip: Zip, report: (fraction: number) => void): Promise<ReadWorkbook> {
  const [workbook, relations] = [
    await readPart(zip, 'xl/workbook.xml'),
    await readPart(zip, 'xl/_rels/workbook.xml.rels'),
  ];
  const targets = tagsOf(relations, 'Relationship').map((tag) => ({
    id: attributeOf(tag, 'Id'),
    type: attributeOf(tag, 'Type')?.split('/').at(-1),
    path: pathOf(attributeOf(tag, 'Target') ?? ''),
  }));
  const sheets = tagsOf(workbook, 'sheet').flatMap((tag) => {
    const id = attributeOf(tag, 'r:id');
    const target = targets.find((each) => each.id === id && each.type === 'worksheet');
    const isVisible = (attributeOf(tag, 'state') ?? 'visible') === 'visible';
    return target && isVisible ? [{ tag, path: target.path }] : [];
  });
  const [first] = sheets;
  if (!first) throw cannotBeRead();
  const pathOfType = (type: string, usual: string) =>
    targets.find((each) => each.type === type)?.path ?? usual;
  const stylesPath = pathOfType('styles', 'xl/styles.xml');
  const stringsPath = pathOfType('sharedStrings', 'xl/sharedStrings.xml');
  const styles = zip.has(stylesPath) ? await readPart(zip, stylesPath) : '';
  const strings = zip.has(stringsPath) ? await readPart(zip, stringsPath) : '';
  const sheet = await scanSheet(zip, first.path, readFormats(styles), report);
  const parts: Record<string, Uint8Array> = {
    'xl/workbook.xml': strToU8(workbook.replace(/<sheets>.*<\/sheets>/s, `<sheets>${first.tag}</sheets>`)),
    'xl/_rels/workbook.xml.rels': strToU8(relations),
    [first.path]: strToU8(sheet),
    ...(styles && { [stylesPath]: strToU8(styles) }),
    ...(strings && { [stringsPath]: strToU8(strings) }),
  };
  // Uncompressed parts are read without a worker, which the content security policy would block.
  const rows = await readSheet(new Blob([zipSync(parts, { level: 0 }) as BlobPart]), {
    parseNumber: plainNumber,
  });
  return {
    csv: toCsv(rows.map((row) => row.map(textOf))),
    sheet: sheets.length > 1 ? unescapeXml(attributeOf(first.tag, 'name') ?? '') : null,
  };
}

async function scanSheet(
  zip: Zip,
  path: string,
  formats: NumberFormats,
  report: (fraction: number) => void,
): Promise<string> {
  const scan = new SheetScan(formats, {
    rows: IMPORT_MOST_ROWS + 1,
    columns: IMPORT_MOST_COLUMNS,
    characters: PART_MOST_BYTES,
  });
  let size = 0;
  const whole = zip.sizeOf(path);
  for await (const piece of zip.read(path)) {
    size += piece.length;
    if (size > SHEET_MOST_BYTES) throw tooLarge();
    scan.add(piece);
    report(Math.min(1, size / Math.max(whole, 1)));
  }
  return scan.end();
}

const pathOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

const tagsOf = (xml: string, name: string): string[] =>
  xml.match(new RegExp(`<${name}\\b[^>]*/?>`, 'g')) ?? [];

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescapeXml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');

/** Spreadsheets store fifteen digits. */
const fullNumber = new Intl.NumberFormat('en-US', { useGrouping: false, maximumSignificantDigits: 15 });

/** `9.87654321E9` is 9876543210, and 0.30000000000000004 is 0.3. */
function plainNumber(text: string): string {
  if (/^\d{1,15}$/.test(text)) return text;
  const number = Number(text);
  return Number.isFinite(number) ? fullNumber.format(number) : text;
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return String(cell);
}
