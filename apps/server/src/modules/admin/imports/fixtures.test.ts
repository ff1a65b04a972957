import { readFileSync } from 'node:fs';
import type { ImportKind } from '@namma/contract/imports/rules';
import type { CheckReply, Reading } from '@namma/contract/imports/schemas';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

// Files with the mess that gyms and shops bring, each checked as a whole.

const gym = await startTestGym({ today: '2030-03-04' });
const owner = gym.as(await gym.make.admin());

async function check(name: string, kind: ImportKind, mapping: Reading = {}): Promise<CheckReply> {
  const { body, status } = await owner.callLoosely('imports/check', {
    query: { kind, name, mapping: JSON.stringify({ dateOrder: 'dmy', ...mapping }) },
    body: readFileSync(new URL(`fixtures/${name}`, import.meta.url)),
    headers: { 'content-type': 'text/csv' },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body as CheckReply;
}

const NOT_KNOWN = 'This value is not known. Choose what it means in the table of values.';
const SHORTENED = 'The spreadsheet has shortened this number. Format the column as text and write it again.';

type Group = [column: string, values: string[], reason: string, rows: number];
interface Expected {
  people: string[];
  unchanged?: number;
  memberships?: CheckReply['memberships'];
  refused?: Group[];
}

describe('a messy list of members', () => {
  it.each<[string, Expected]>([
    [
      'F03-gym-members.csv',
      {
        people: ["Sean O'Brien-D'Souza"],
        refused: [
          ['Valid till', [], 'Write the last day of the membership.', 2],
          ['phone', ['9.87654E+09'], SHORTENED, 1],
        ],
      },
    ],
    [
      'windows-1252.csv',
      {
        people: ['José D’Souza', 'Zoë Fernandes'],
        memberships: { owing: 1, duePaise: 389_900, ended: 0 },
      },
    ],
    ['bom-and-line-breaks.csv', { people: ['Asha "Appu" Rao', 'Ravi   Kumar'] }],
    ['indian-digits.tsv', { people: ['रवि शर्मा', 'ಕಾವೇರಿ'] }],
    [
      'payment-statuses.csv',
      {
        people: ['Paid One', 'Due One', 'Part One', 'No Status'],
        memberships: { owing: 2, duePaise: 1_289_900 + 789_900, ended: 0 },
        refused: [['Fee status', ['Paid'], 'The amounts say that something is due.', 1]],
      },
    ],
    [
      'ended-members.csv',
      {
        people: ['Old One', 'Old Two', 'Left Early', 'Running One'],
        memberships: { owing: 0, duePaise: 0, ended: 3 },
        refused: [['Status', ['Frozen'], NOT_KNOWN, 1]],
      },
    ],
    [
      'unknown-branches.csv',
      {
        people: ['Branch 10', 'Branch 11'],
        refused: [
          ['Branch', ['Kalyan Nagar'], NOT_KNOWN, 8],
          ['Branch', ['T Nagar'], NOT_KNOWN, 2],
        ],
      },
    ],
    [
      'families-and-doubles.csv',
      {
        people: ['Asha Rao', 'Ravi Rao'],
        unchanged: 2,
        refused: [
          ['Email', ['asha.r@example.in'], 'Asha Rao has this email.', 1],
          ['Mobile', ['9.84502E+09'], SHORTENED, 1],
          ['Mobile', ['0012345'], 'A phone number has ten digits.', 1],
        ],
      },
    ],
    [
      'days-in-many-ways.csv',
      {
        people: ['Serial', 'Short month', 'Iso', 'Dots'],
        refused: [['Valid from', ['31/02/2030'], 'There is no such day.', 1]],
      },
    ],
  ])('%s', async (name, { people, unchanged = 0, memberships, refused = [] }) => {
    const checked = await check(name, 'members', { center: 'HSR Layout' });

    expect(checked.preview.map((row) => row.name)).toEqual(people);
    expect(
      checked.refusedGroups.map(({ column, values, reason, rows }) => [column, values, reason, rows]),
    ).toEqual(refused);
    expect(checked.counts).toEqual({
      new: people.length,
      matched: 0,
      unchanged,
      refused: refused.reduce((sum, [, , , rows]) => sum + rows, 0),
    });
    expect(checked.memberships).toEqual(memberships ?? { owing: 0, duePaise: 0, ended: 0 });
  });

  it('has no refused branch once each is mapped or left out', async () => {
    const { counts, refusedGroups } = await check('unknown-branches.csv', 'members', {
      values: { center: { 'Kalyan Nagar': 'indiranagar', 'T Nagar': 'skip' } },
    });
    expect(counts).toMatchObject({ new: 10, refused: 2 });
    expect(refusedGroups).toMatchObject([
      { values: ['T Nagar'], reason: 'Rows with this value are left out, as you chose.' },
    ]);
  });

  it('shows days of each spelling as the same days', async () => {
    const { preview } = await check('days-in-many-ways.csv', 'members');
    const days = preview.map(({ details }) => details.find(({ label }) => label === 'From and to')?.value);
    expect(days).toEqual([
      '1 Dec 2029 to 1 Dec 2030',
      '2 Dec 2029 to 2 Dec 2030',
      '2 Dec 2029 to 2 Dec 2030',
      '25 Dec 2029 to 25 Dec 2030',
    ]);
  });
});

describe('a messy list of products', () => {
  it('F01-shopify-products.csv', async () => {
    const { counts, preview, refused } = await check('F01-shopify-products.csv', 'products');
    expect(counts).toEqual({ new: 3, matched: 0, refused: 1, unchanged: 0 });
    expect(preview.map(({ name }) => name)).toEqual([
      '100% Whey "Gold", 1 kg Double Chocolate',
      '100% Whey "Gold", 1 kg Kesar Pista',
      'ಮಸಾಲ ಓಟ್ಸ್ 400 g',
    ]);
    expect(refused).toMatchObject([{ column: 'Variant Inventory Qty', value: '-2' }]);
  });

  it('woocommerce-variations.csv: variations find their parent by SKU and by number', async () => {
    const { counts, preview } = await check('woocommerce-variations.csv', 'products', {
      values: { category: { 'Fit food > Protein bars': 'fitfood' } },
    });
    expect(counts).toMatchObject({ refused: 0 });
    expect(preview.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'Rolled oats',
        expect.stringContaining('Cocoa'),
        expect.stringContaining('Mango'),
      ]),
    );
  });

  it('tax-and-shelf-life.csv: HSN and GST are read, an unknown rate and category are asked about', async () => {
    const { counts, refusedGroups } = await check('tax-and-shelf-life.csv', 'products');
    expect(counts).toMatchObject({ new: 2, refused: 2 });
    expect(refusedGroups.map(({ column, values }) => [column, values])).toEqual([
      ['GST %', ['7']],
      ['Category', ['Accessories']],
    ]);
  });
});
