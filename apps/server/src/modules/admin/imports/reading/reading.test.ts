import { trimMarks } from '@namma/contract/text/text';
import { describe, expect, it } from 'vitest';
import { withoutMarks } from '../products/text.ts';
import { ValueReader } from '../values.ts';
import { BadCell, readCell, readNumber, readPhone } from './cells.ts';
import { isAmbiguous, readDay } from './dates.ts';
import { decode } from './decode.ts';
import { isStray, listRows, surveyFile } from './file.ts';
import { findDelimiter, readRows } from './rows.ts';

const TITLES = 'Name,Mobile\n';
const utf16 = (text: string, isBigEndian = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
};

describe('the text of a file', () => {
  const text = 'Name,City\nRené,Bengaluru\n';
  it.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 of Excel', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(text)])],
    ['UTF-16, the other way round', Buffer.concat([Buffer.from([0xfe, 0xff]), utf16(text, true)])],
    ['UTF-16 without a mark', utf16(text)],
    ['UTF-16 without a mark, the other way round', utf16(text, true)],
    ['Windows-1252', Buffer.from(text, 'latin1')],
  ])('is read from %s', (_, bytes) => {
    expect(decode(bytes)).toBe(text);
  });

  it('is not that of a workbook, a picture or an empty file', () => {
    for (const bytes of [
      Buffer.from([0x50, 0x4b, 0x03, 0x04, 1, 2]),
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
      Buffer.from('A picture is no list of people\0 at all'),
      Buffer.from(' \n'),
    ])
      expect(() => decode(bytes)).toThrow('This is not a table');
  });
});

const rowsOf = async (text: string) => {
  const rows: { line: number; cells: string[] }[] = [];
  for await (const row of readRows(text)) rows.push(row);
  return rows;
};

describe('the rows of a text', () => {
  it.each([
    ['a,b\n1,2', ','],
    ['a;b,c;d\n1', ';'],
    ['a\tb\n1', '\t'],
    ['"a;b;c",d\n1', ','],
    ['sep=;\na,b;c\n', ';'],
    ['name\nAsha', ','],
    ['Members of Indiranagar\nName;Mobile\nAsha;1', ';'],
  ])('are separated by the delimiter of the titles of %j', (text, delimiter) => {
    expect(findDelimiter(text)).toBe(delimiter);
  });

  it('are counted by the lines of the file, also after cells of several lines and blank rows', async () => {
    expect(await rowsOf('a,b\r\n"one\r\ntwo",2\r\n,,\r\n\r\n3,4')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['one\r\ntwo', '2'] },
      { line: 6, cells: ['3', '4'] },
    ]);
    expect((await rowsOf('sep=;\na;b\n1;2'))[0]).toEqual({ line: 2, cells: ['a', 'b'] });
  });

  it('name the line of a quotation mark that never closes', async () => {
    await expect(rowsOf('a,b\n1,2\n"open,3\n4,5\n')).rejects.toThrow('Line 3 has an opening quotation mark');
    await expect(rowsOf(`a,b\n"${'x\n'.repeat(200_000)}`)).rejects.toThrow(
      'Line 2 has an opening quotation mark',
    );
    await expect(rowsOf('a,b\n"Asha,1\nRavi,"2",3\n')).rejects.toThrow('Line 2');
  });
});

describe('a large file without content', () => {
  /** Reads the rows and counts the turns of the event loop meanwhile. */
  const readCounted = async (text: string) => {
    let turns = 0;
    let isReading = true;
    const turn = () => {
      turns++;
      if (isReading) setImmediate(turn);
    };
    setImmediate(turn);
    const result = await rowsOf(text).finally(() => {
      isReading = false;
    });
    return { last: result.at(-1), turns };
  };

  it.each(['\n', '\r\n', ',,,\n', '"",\n'])(
    'lets other work run between blank rows of %j, and counts the lines of all',
    async (blank) => {
      const { last, turns } = await readCounted(`a,b\n${blank.repeat(90_000)}1,2`);
      expect(last).toEqual({ line: 90_002, cells: ['1', '2'] });
      expect(turns).toBeGreaterThanOrEqual(Math.floor((blank.length * 90_000) / 16_384));
    },
  );

  it.each([
    ['blank lines', '\n'.repeat(19_000_000), 'more than 100000 blank rows'],
    ['rows of empty cells', ',,,\n'.repeat(1_048_576), 'more than 100000 blank rows'],
    ['commas in one line', ','.repeat(10_000_000), 'Line 3 has more. Delete columns'],
    ['letters in one line', 'x'.repeat(10_000_000), 'Line 3 has more. Shorten it'],
    ['letters in one cell', `"${'x'.repeat(10_000_000)}"`, 'Line 3 has an opening quotation mark'],
    ['lines in one cell', `"${'\n'.repeat(10_000_000)}`, 'Line 3 has an opening quotation mark'],
  ])('is refused for %s', async (_, content, message) => {
    await expect(rowsOf(`a,b\n1,2\n${content}`)).rejects.toThrow(message);
  });

  it('can have 300 columns', async () => {
    const titles = Array.from({ length: 300 }, (_, i) => `c${i}`).join(',');
    expect((await rowsOf(titles))[0]?.cells).toHaveLength(300);
    await expect(rowsOf(`${titles},more`)).rejects.toThrow('A row can have up to 300 columns');
  });

  it('has cells without a number that are refused in linear time', () => {
    const text = `1${' '.repeat(199_000)}x`;
    expect(() => readNumber('price', text)).toThrow(BadCell);
    expect(() => readPhone('phone', text)).toThrow(BadCell);
    expect(isAmbiguous(text)).toBe(false);
    const asBirth = { order: 'dmy', kind: 'birth', today: '2030-03-04' } as const;
    expect(() => readDay('birthDay', text, asBirth)).toThrow(BadCell);
  });

  it.each(['<script>', '<!--', '<a', '<br', '\u2003', '\r'])(
    'has texts of pages with %j that are read in linear time',
    (part) => {
      expect(withoutMarks(`x${part.repeat(190_000 / part.length)}y`)).toMatch(/^x/);
    },
  );

  it('has texts with blanks that are trimmed in linear time', () => {
    expect(trimMarks(` x${' '.repeat(199_000)}x `)).toHaveLength(199_002);
  });
});

describe('a phone number', () => {
  it.each([
    '9876543210',
    '+91 98765 43210',
    '+91-98765-43210',
    '098765 43210',
    '0091 9876543210',
    '(98765) 43-210',
    '98765.43210',
    '9876543210.0',
    '९८७६५४३२१०',
    '="9876543210"',
    "'9876543210",
  ])('is the same for %s', (written) => {
    expect(readPhone('phone', readCell('phone', written))).toBe('9876543210');
  });

  it('is refused where a spreadsheet has shortened it, or without ten digits', () => {
    for (const written of ['9.87654E+09', '98765', 'none', '12345678901'])
      expect(() => readPhone('phone', written)).toThrow(BadCell);
    expect(() => readPhone('phone', '9.87654E+09')).toThrow('shortened');
  });
});

it('refuses a formula, and accepts texts that only look like one', () => {
  expect(() => readCell('notes', '=2+5')).toThrow('formula');
  expect(readCell('notes', '="00012"')).toBe('00012');
  expect(readCell('notes', '-')).toBe('-');
  expect(readCell('name', 'Nil')).toBe('Nil');
  expect(readCell('notes', '+91 98')).toBe('+91 98');
});

it.each(['-', '—', 'N/A', 'na', 'n.a.', 'NIL', 'none', 'NULL'])(
  'treats an email of %s as a blank cell',
  (written) => {
    expect(readCell('email', ` ${written} `)).toBe('');
  },
);

it.each(['12,50', '1.299,00', '10.000,00', '12 999,5', '5,5', '1,2345'])(
  'refuses the amount %s with a decimal comma',
  (written) => {
    expect(() => readNumber('paid', written)).toThrow('Write a full stop before the decimals');
  },
);

it.each([
  ['10 000', 10_000],
  ['12,00,000', 1_200_000],
  ['₹ 12,999.00', 12_999],
  ['Rs. 500/-', 500],
  ['1,20,000.5', 120_000.5],
  ['೧೨', 12],
])('reads the amount %s', (written, amount) => {
  expect(readNumber('paid', written)).toBe(amount);
});

describe('a day', () => {
  const read = (text: string, order: 'dmy' | 'mdy' = 'dmy', kind: 'birth' | 'other' = 'other') =>
    readDay('start', text, { order, kind, today: '2030-03-04' });

  it.each([
    ['2026-03-15', '2026-03-15'],
    ['2026/3/5', '2026-03-05'],
    ['2026-03-15T10:20:00Z', '2026-03-15'],
    ['15/03/2026', '2026-03-15'],
    ['15.3.26', '2026-03-15'],
    ['03/15/2026', '2026-03-15'],
    ['15-Mar-26', '2026-03-15'],
    ['5 March 2026', '2026-03-05'],
    ['Mar 15, 2026', '2026-03-15'],
    ['46096', '2026-03-15'],
    ['46096.0', '2026-03-15'],
    ['१५/०३/२०२६', '2026-03-15'],
  ])('is read from %s', (text, day) => {
    expect(read(text)).toBe(day);
  });

  it('that is ambiguous is read in the order of the file', () => {
    expect(isAmbiguous('03/04/2026')).toBe(true);
    expect(isAmbiguous('04/04/2026')).toBe(false);
    expect(read('03/04/2026', 'dmy')).toBe('2026-04-03');
    expect(read('03/04/2026', 'mdy')).toBe('2026-03-04');
  });

  it('of a birth lies in the past', () => {
    expect(read('15-Jun-95', 'dmy', 'birth')).toBe('1995-06-15');
    expect(read('15-Jun-05', 'dmy', 'birth')).toBe('2005-06-15');
    expect(read('15-Jun-31')).toBe('2031-06-15');
  });

  it.each(['31/02/2026', '00/01/2026', 'soon', '15-Mrz-26', '2026', '9.8E+4'])('is not %s', (text) => {
    expect(() => read(text)).toThrow(BadCell);
  });
});

describe('a file', () => {
  const survey = (text: string, reading = {}) => surveyFile('members', text, reading, new Map());
  const strays = async (text: string) => {
    const { columns } = await survey(text);
    const found: [number, string][] = [];
    for await (const row of listRows(text, columns)) if (isStray(row)) found.push([row.line, row.reason]);
    return found;
  };

  it('asks for the order of days only when none of them shows it', async () => {
    const titles = 'Name,Mobile,Valid till\n';

    expect((await survey(`${titles}A,1,03/04/2026\n`)).ambiguous).toEqual({
      line: 2,
      column: 'Valid till',
      value: '03/04/2026',
    });
    expect((await survey(`${titles}A,1,03/04/2026\nB,2,15/04/2026\n`)).order).toBe('dmy');
    expect(
      (await survey(`${titles}A,1,03/04/2026\nB,2,15/04/2026\nC,3,04/15/2026\n`)).ambiguous,
    ).not.toBeNull();
    expect((await survey(`${titles}A,1,03/04/2026\n`, { dateOrder: 'mdy' })).ambiguous).toBeNull();
  });

  it('matches titles of other programs, shows three samples, and leaves two columns of one field to be chosen', async () => {
    const { samples, unclear } = await survey(
      'First_Name,LAST NAME,WhatsApp No.,Mobile,Locker\nA,B,1,2,7\nC,D,3,4,\nE,F,5,6,\nG,H,7,8,9\n',
    );

    expect(samples).toEqual([
      { header: 'First_Name', field: 'firstName', samples: ['A', 'C', 'E'] },
      { header: 'LAST NAME', field: 'lastName', samples: ['B', 'D', 'F'] },
      { header: 'WhatsApp No.', field: 'phone', samples: ['1', '3', '5'] },
      { header: 'Mobile', field: null, samples: ['2', '4', '6'] },
      { header: 'Locker', field: null, samples: ['7', '9'] },
    ]);
    expect(unclear).toEqual([{ field: 'phone', places: [2, 3] }]);
  });

  it('refuses repeated titles, another sheet and all after it, and rows with too many cells', async () => {
    expect(
      await strays(`${TITLES}Asha,1\nNAME,mobile\nRavi,2,more\nRavi,2,\nTitle,Price,Handle\nWhey,2499,x\n`),
    ).toEqual([
      [3, 'These are the titles again.'],
      [4, 'The row has more cells than there are titles.'],
      [6, 'Another table begins here. Import it as a file of its own.'],
      [7, 'This belongs to the table that begins in line 6.'],
    ]);
    expect(await strays(`${TITLES}Asha,1\nEmail,Address\na@b.c,x\n`)).toEqual([
      [3, 'Another table begins here. Import it as a file of its own.'],
      [4, 'This belongs to the table that begins in line 3.'],
    ]);
  });

  it('begins with its titles, whatever a report has above them', async () => {
    const report = 'Members report,,\n27-Nov-2029 10:20,,\n,,\nName,Mobile,Plan\nAsha,1,-\nRavi,2,Gold\n';

    const { columns, rows, values } = await survey(report);
    const lines: number[] = [];
    for await (const row of listRows(report, columns)) lines.push(row.line);

    expect(columns.map(({ field }) => field)).toEqual(['name', 'phone', 'plan']);
    expect({ rows, lines }).toEqual({ rows: 2, lines: [5, 6] });
    expect(values.questions(columns, new ValueReader())).toMatchObject([
      { list: 'plan', columns: ['Plan'], values: [{ value: 'Gold', rows: 1, means: null }] },
    ]);
    expect((await survey('ಹೆಸರು,ಮೊಬೈಲ್\nರವಿ,1\n')).columns.map(({ header }) => header)).toEqual(['ಹೆಸರು', 'ಮೊಬೈಲ್']);
  });

  it('has at most 50,000 rows', async () => {
    await expect(survey(TITLES + 'A,1\n'.repeat(50_001))).rejects.toThrow('50000 rows');
    expect((await survey(TITLES + 'A,1\n'.repeat(50_000))).rows).toBe(50_000);
  });
});
