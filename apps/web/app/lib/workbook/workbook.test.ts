import { strToU8, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/universal';
import { parseCsv } from './csv';
import { readWorkbook } from './read-workbook';
import { toWorkbook } from './write-workbook';

const rowsOf = async (file: Blob) => {
  const { csv } = await readWorkbook(file);
  return parseCsv(await csv.text());
};

const WORKSHEET = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet';

interface Parts {
  /** The rows of the sheet as XML. */
  rows: string;
  after?: string;
  styles?: string;
  more?: Record<string, string>;
}

/** A workbook of one sheet, written by hand. */
function workbookOf({ rows, after = '', styles = '', more = {} }: Parts): Blob {
  const parts = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${WORKSHEET}" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet><cols><col min="1" max="3"/></cols><sheetData>${rows}</sheetData>${after}</worksheet>`,
    ...(styles && { 'xl/styles.xml': styles }),
    ...more,
  };
  const packed = zipSync(
    Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])),
    { level: 1 },
  );
  return new Blob([packed as BlobPart]);
}

const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;

describe('reading a workbook', () => {
  it('reads days, phones, percents and codes as people see them', async () => {
    const formats = ['General', 'dd/mm/yyyy', '0%', '000000', '0.00E+00'];
    const styles = `<styleSheet><numFmts>${formats.map((code, i) => `<numFmt numFmtId="${200 + i}" formatCode="${code}"/>`).join('')}</numFmts><cellXfs>${formats.map((_, i) => `<xf numFmtId="${200 + i}"/>`).join('')}</cellXfs></styleSheet>`;
    const rows = `<row r="1">${text('A1', 'Joined')}${text('B1', 'Phone')}${text('C1', 'GST')}${text('D1', 'Code')}${text('E1', 'Price')}${text('F1', 'Here')}</row>
      <row r="2"><c r="A2" s="1"><v>46115</v></c><c r="B2" s="4"><v>9.87654321E9</v></c><c r="C2" s="2"><v>0.18</v></c><c r="D2" s="3"><v>1234</v></c><c r="E2"><v>0.30000000000000004</v></c><c r="F2" t="b"><v>1</v></c></row>`;

    expect(await rowsOf(workbookOf({ rows, styles }))).toEqual([
      ['Joined', 'Phone', 'GST', 'Code', 'Price', 'Here'],
      ['2026-04-03', '9876543210', '18%', '001234', '0.3', 'TRUE'],
    ]);
  });

  it('reads the results of formulas, and leaves errors visible', async () => {
    const rows = `<row r="1">${text('A1', 'Name')}${text('B1', 'Due')}</row><row r="2"><c r="A2" t="str"><f>B1&amp;C1</f><v>Asha</v></c><c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>`;
    expect(await rowsOf(workbookOf({ rows }))).toEqual([
      ['Name', 'Due'],
      ['Asha', '#DIV/0!'],
    ]);
  });

  it('reads the first visible sheet, and names it', async () => {
    const workbook = workbookOf({
      rows: '',
      more: {
        'xl/workbook.xml':
          '<workbook><sheets><sheet name="Old" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Now &amp; then" sheetId="2" r:id="rId2"/><sheet name="Third" sheetId="3" r:id="rId3"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${WORKSHEET}" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${WORKSHEET}" Target="/xl/worksheets/sheet2.xml"/><Relationship Id="rId3" Type="${WORKSHEET}" Target="worksheets/sheet1.xml"/></Relationships>`,
        'xl/worksheets/sheet2.xml': `<worksheet><sheetData><row r="1">${text('A1', 'Name')}</row></sheetData></worksheet>`,
      },
    });
    const { csv, sheet } = await readWorkbook(workbook);
    expect(sheet).toBe('Now & then');
    expect(parseCsv(await csv.text())).toEqual([['Name']]);
  });

  it('skips a million blank rows with formats', async () => {
    const blank = Array.from(
      { length: 1_000_000 },
      (_, i) => `<row r="${i + 3}" spans="1:2"><c r="A${i + 3}" s="0"/></row>`,
    ).join('');
    const rows = `<row r="1">${text('A1', 'Name')}</row><row r="2">${text('A2', 'Asha')}</row>${blank}`;
    const fractions: number[] = [];
    const { csv } = await readWorkbook(workbookOf({ rows }), (fraction) => fractions.push(fraction));
    expect(parseCsv(await csv.text())).toEqual([['Name'], ['Asha']]);
    expect(fractions.length).toBeGreaterThan(10);
    expect(fractions.at(-1)).toBe(1);
  });

  it.each<[string, () => Blob, RegExp]>([
    [
      'a part that decompresses to gigabytes',
      () => workbookOf({ rows: '', more: { 'xl/styles.xml': ' '.repeat(30_000_000) } }),
      /too large/,
    ],
    ['a row without an end', () => workbookOf({ rows: 'A'.repeat(6_000_000) }), /too long/],
    [
      'a cell in the last row of a sheet',
      () => workbookOf({ rows: `<row r="1048576">${text('A1048576', 'x')}</row>` }),
      /50000 rows, and this sheet goes on to row 1048576/,
    ],
    [
      'more than 300 columns',
      () => workbookOf({ rows: `<row r="1">${text('KO1', 'x')}</row>` }),
      /300 columns, and this sheet goes on to column KO/,
    ],
    [
      'merged cells',
      () =>
        workbookOf({
          rows: `<row r="1">${text('A1', 'x')}</row>`,
          after: '<mergeCells><mergeCell ref="A1:B1"/></mergeCells>',
        }),
      /The cells A1:B1 are merged/,
    ],
    [
      'a formula without a result',
      () => workbookOf({ rows: '<row r="1"><c r="B1"><f>A1+1</f></c></row>' }),
      /formula in cell B1 has no result/,
    ],
    ['macros', () => workbookOf({ rows: '', more: { 'xl/vbaProject.bin': 'x' } }), /macros/],
    ['the old format', () => new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1])]), /old format/],
    [
      'another archive',
      () => new Blob([zipSync({ mimetype: strToU8('ods') }) as BlobPart]),
      /cannot be read/,
    ],
    ['a cut file', () => workbookOf({ rows: text('A1', 'x') }).slice(0, 300), /cannot be read/],
  ])('refuses %s with a sentence', async (_, make, sentence) => {
    await expect(readWorkbook(make())).rejects.toThrow(sentence);
  });
});

describe('writing a workbook', () => {
  it('writes typed cells, and codes and guarded texts as texts', async () => {
    const csv = new Blob([
      '\uFEFFName,Mobile,Amount,Issued,At,HSN\r\n"Rao, Asha",9876543210,1234.5,2026-04-03,2026-04-03 10:30,0910\r\n\'=1+2,,-5,,,\'0012\r\n',
    ]);
    const blob = await toWorkbook(csv);
    expect(await readSheet(blob)).toEqual([
      ['Name', 'Mobile', 'Amount', 'Issued', 'At', 'HSN'],
      ['Rao, Asha', '9876543210', 1234.5, new Date('2026-04-03'), new Date('2026-04-03T10:30Z'), '0910'],
      ['=1+2', null, -5, null, null, '0012'],
    ]);
  });

  it('refuses more rows than a browser can write', async () => {
    const csv = new Blob(['Name\r\n', 'x\r\n'.repeat(100_001)]);
    await expect(toWorkbook(csv)).rejects.toThrow('Export the list as CSV');
  });

  it('is read again as it was', async () => {
    const sheet = [
      ['Name', 'Phone'],
      ...Array.from({ length: 2_000 }, (_, i) => [`Ravi ${i}`, 9_800_000_000 + i]),
    ];
    const file = await writeXlsxFile(sheet).toBlob();
    const rows = await rowsOf(file);
    expect(rows).toHaveLength(2_001);
    expect(rows.at(-1)).toEqual(['Ravi 1999', '9800001999']);
  });
});
