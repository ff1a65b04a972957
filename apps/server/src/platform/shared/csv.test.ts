import { describe, expect, it } from 'vitest';
import { streamCsv, toCsvFile } from './csv.ts';

const textOf = async (cells: (string | number | null)[]) => {
  const file = toCsvFile({
    name: 'things',
    now: new Date('2030-03-04T20:00:00Z'),
    sort: 'newest',
    listIn: async () => cells,
    idOf: () => 0,
    columns: { Cell: (cell) => cell },
  });
  const parts: Buffer[] = [];
  for await (const part of await streamCsv(file)) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
};

describe('a CSV file', () => {
  it('begins with a byte order mark and a header, and ends every line as RFC 4180 says', async () => {
    expect(await textOf(['a', 2, null, 0.5])).toBe('\uFEFFCell\r\na\r\n2\r\n\r\n0.5\r\n');
  });

  it.each([
    ['Rao, Asha', '"Rao, Asha"'],
    ['a "gym"', '"a ""gym"""'],
    ['one\ntwo', '"one\ntwo"'],
    ['one\r\ntwo', '"one\r\ntwo"'],
    ['ಆಶಾ 💪', 'ಆಶಾ 💪'],
    ['  spaced ', '  spaced '],
  ])('keeps %j as it is', async (cell, written) => {
    expect(await textOf([cell])).toBe(`\uFEFFCell\r\n${written}\r\n`);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+91 80 4123', "'+91 80 4123"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['a=1', 'a=1'],
  ])('makes %j harmless', async (cell, written) => {
    expect(await textOf([cell])).toBe(`\uFEFFCell\r\n${written}\r\n`);
  });

  it.each([
    ['004123456789', "'004123456789"],
    ['0402', "'0402"],
    ['1234567890123456', "'1234567890123456"],
    ['12E5', "'12E5"],
    ['1.5e-3', "'1.5e-3"],
    ['412345678901', '412345678901'],
    ['0', '0'],
    ['9E', '9E'],
    ['0.5', '0.5'],
  ])('keeps the text %j from becoming another number in a spreadsheet', async (cell, written) => {
    expect(await textOf([cell])).toBe(`\uFEFFCell\r\n${written}\r\n`);
  });

  it('is named after the day at the gym', () => {
    const file = toCsvFile({
      name: 'orders',
      now: new Date('2030-03-04T20:00:00Z'),
      sort: 'newest',
      listIn: async () => [],
      idOf: () => 0,
      columns: {},
    });

    expect(file.day).toBe('2030-03-05');
  });

  it('is read page by page, each after the last row of the previous one', async () => {
    const asked: (number | undefined)[] = [];
    const file = toCsvFile({
      name: 'numbers',
      now: new Date(),
      sort: 'oldest',
      listIn: async ({ after = 0, limit }) => {
        asked.push(after);
        const count = Math.min(limit, 1200 - after);
        return Array.from({ length: count }, (_, i) => after + i + 1);
      },
      idOf: (row) => row,
      columns: { Number: (row) => row },
    });

    const rows = [];
    for await (const page of file.pages) rows.push(...page.flat());

    expect(rows).toEqual(Array.from({ length: 1200 }, (_, i) => i + 1));
    expect(asked).toEqual([0, 500, 1000]);
  });

  it('that fails on its first page sends nothing', async () => {
    const file = toCsvFile({
      name: 'nothing',
      now: new Date(),
      sort: 'newest',
      listIn: () => Promise.reject(new Error('gone')),
      idOf: () => 0,
      columns: {},
    });

    await expect(streamCsv(file)).rejects.toThrow('gone');
  });
});
