import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const owner = gym.as(await gym.make.admin());

const FILES = 200;
const names = ['Asha Rao', 'Ravi Kumar', 'ಮೀನಾ ಗೌಡ'];
const genders = ['', 'Male', 'Female'];
/** Invalid cells that refuse a row, by column. */
const badCells = {
  Mobile: '9.87654E+09',
  DOB: '31/02/1990',
  Centre: 'Chennai',
  Name: '=1+1',
  'Paid so far': 'much',
} as const;
type BadColumn = keyof typeof badCells;

interface Row {
  name: number;
  phone: number;
  spelling: number;
  gender: number;
  hasMembership: boolean;
  bad: BadColumn | undefined;
}

const rows = fc.array(
  fc.record<Row>({
    name: fc.nat(2),
    phone: fc.nat(3),
    spelling: fc.nat(4),
    gender: fc.nat(2),
    hasMembership: fc.boolean(),
    bad: fc.option(fc.constantFrom(...(Object.keys(badCells) as BadColumn[])), { freq: 3, nil: undefined }),
  }),
  { maxLength: 25 },
);
const forms = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t'),
  lineBreak: fc.constantFrom('\n', '\r\n'),
  encoding: fc.constantFrom('utf-8', 'utf-8 with a mark', 'utf-16'),
  isQuoted: fc.boolean(),
  blankEvery: fc.integer({ min: 2, max: 9 }),
});
type Form = typeof forms extends fc.Arbitrary<infer F> ? F : never;

const titles = [
  'Name',
  'Mobile',
  'Gender',
  'DOB',
  'Centre',
  'Plan',
  'Valid from',
  'Valid till',
  'Paid so far',
  'Notes',
];

const spell = (phone: string, way: number) =>
  [phone, `+91 ${phone}`, `0${phone}`, `${phone.slice(0, 5)}-${phone.slice(5)}`, `${phone}.0`][way] ?? phone;

function toCells(row: Row, phones: readonly string[]): string[] {
  const cells: Record<string, string> = {
    Name: names[row.name] ?? '',
    Mobile: spell(phones[row.phone] ?? '', row.spelling),
    Gender: genders[row.gender] ?? '',
    Notes: 'two\nlines, "quoted"; and parted',
    ...(row.hasMembership && {
      Centre: 'HSR',
      Plan: 'Elite 6 months',
      'Valid from': '15/01/2030',
      'Valid till': '15/07/2030',
      'Paid so far': '1,000',
    }),
  };
  if (row.bad) cells[row.bad] = badCells[row.bad];
  // A price has an effect only with a plan.
  if (row.bad === 'Paid so far')
    Object.assign(cells, {
      Centre: 'HSR',
      Plan: 'Elite 6 months',
      'Valid from': '15/01/2030',
      'Valid till': '15/07/2030',
    });
  return titles.map((title) => cells[title] ?? '');
}

function toFile(cellsOfRows: readonly string[][], form: Form): Buffer {
  const { delimiter, lineBreak, encoding, isQuoted, blankEvery } = form;
  const quote = (cell: string) =>
    isQuoted || /["\n,;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const lines = [titles, ...cellsOfRows].flatMap((cells, i) => [
    cells.map(quote).join(delimiter),
    ...(i % blankEvery === blankEvery - 1 ? [''] : []),
  ]);
  const text = lines.join(lineBreak);
  if (encoding === 'utf-16') return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  return Buffer.from(encoding === 'utf-8' ? text : `\uFEFF${text}`);
}

/** Computes the expected outcome of each row with a naive reader. */
function expectOutcome(written: readonly Row[], form: Form) {
  const people: { name: number; phone: number; gender: number; isMember: boolean }[] = [];
  const counts = { new: 0, matched: 0, refused: 0, unchanged: 0 };
  const refused: { line: number; column: string }[] = [];
  let line = 1;
  // Titles take one line, and each row two because of its notes.
  const next = (i: number, lines: number) => {
    const at = line;
    line += lines + (i % form.blankEvery === form.blankEvery - 1 ? 1 : 0);
    return at;
  };
  next(0, 1);
  for (const [i, row] of written.entries()) {
    const at = next(i + 1, 2);
    if (row.bad) {
      counts.refused++;
      refused.push({ line: at, column: row.bad });
      continue;
    }
    const known = people.find(({ name, phone }) => name === row.name && phone === row.phone);
    if (!known) {
      counts.new++;
      people.push({ ...row, isMember: row.hasMembership });
      continue;
    }
    if (row.gender !== 0 && known.gender !== 0 && row.gender !== known.gender) {
      counts.refused++;
      refused.push({ line: at, column: 'Gender' });
      continue;
    }
    const isChanged =
      (row.gender !== 0 && row.gender !== known.gender) || (row.hasMembership && !known.isMember);
    counts[isChanged ? 'matched' : 'unchanged']++;
    if (row.gender !== 0) known.gender = row.gender;
    known.isMember ||= row.hasMembership;
  }
  return { counts, refused };
}

const check = async (body: Buffer) => {
  const answer = await owner.callLoosely('imports/check', {
    query: { kind: 'members' },
    body,
    headers: { 'content-type': 'text/csv' },
  });
  return answer.body;
};

const countAll = async () =>
  (
    await sql`select (select count(*) from users) as users, (select count(*) from memberships) as memberships,
      (select count(*) from payments) as payments, (select count(*) from import_rows) as rows`.execute(gym.db)
  ).rows[0];

it(`creates, matches, skips or refuses every row of ${FILES} random files once, and an undo removes all`, async () => {
  const before = await countAll();
  let file = 0;

  await fc.assert(
    fc.asyncProperty(rows, forms, async (written, form) => {
      file++;
      const phones = [0, 1, 2, 3].map((n) => String(7_000_000_000 + file * 10 + n));
      const body = toFile(
        written.map((row) => toCells(row, phones)),
        form,
      );
      const expected = expectOutcome(written, form);

      const checked = await check(body);
      const ran = (await owner.call('imports/run', { body: { importId: checked.importId } })).body;
      const again = await check(body);
      const undone = await owner.callLoosely('imports/undo', { body: { importId: checked.importId } });

      expect(checked.counts).toEqual(expected.counts);
      expect(
        checked.refused.map(({ line, column }: { line: number; column: string }) => ({ line, column })),
      ).toEqual(expected.refused);
      expect({ counts: ran.counts, refused: ran.refused }).toEqual({
        counts: checked.counts,
        refused: checked.refused,
      });
      const { refused, ...others } = expected.counts;
      const unchanged = others.new + others.matched + others.unchanged;
      expect(again.counts).toEqual({ new: 0, matched: 0, refused, unchanged });
      expect(undone.status).toBe(200);
    }),
    { numRuns: FILES },
  );

  expect(await countAll()).toEqual(before);
}, 240_000);
