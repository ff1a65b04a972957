import { formatMemberNumber } from '@namma/contract/codes/member-number';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { hashTables } from '../../../testing/table-hashes.ts';

/** Foreign files: of another gym, of another kind, or no list at all. */
const gym = await startTestGym({ today: '2030-03-04' });
const admin = await gym.make.admin();
const owner = gym.as(admin);

let last = 7_000_000_000;
const anyPhone = () => String(++last);
const upload = (body: string | Buffer, kind = 'members') =>
  owner.callLoosely('imports/check', {
    query: { kind, name: 'other.csv' },
    body: Buffer.from(body),
    headers: { 'content-type': 'text/csv' },
  });
const run = async (importId: number) => (await owner.call('imports/run', { body: { importId } })).body;
const accountOf = (id: number) =>
  gym.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Tables of imports, and the activity log, which records the import itself. */
const isOfImports = (table: string) => /^import/.test(table) || table === 'activity';
/** The content of every table. */
const photograph = async () =>
  Object.fromEntries(Object.entries(await hashTables(gym.db)).filter(([table]) => !isOfImports(table)));

const phoneOfNita = anyPhone();
const nita = await gym.make.member({ name: 'Nita Shah', phone: phoneOfNita });
await gym.make.membership({
  member: nita,
  months: 12,
  startDate: '2030-01-10',
  endDate: '2031-01-10',
  paymentStatus: 'payed',
});
const family = anyPhone();
for (const name of ['Asha Rao', 'Ravi Rao']) await gym.make.unclaimed({ name, phone: family });

const NOT_KNOWN = 'This value is not known. Choose what it means in the table of values.';

describe('the list of members of another gym', () => {
  it('is refused row by row where it refers to our people or unknown options, and changes nothing', async () => {
    const term = '15/02/2030,15/08/2030';
    const rows: readonly (readonly [row: string, column: string, reason: string])[] = [
      [`Priya Nair,${anyPhone()},${nita.email},,,,`, 'Email', 'Nita Shah has this email.'],
      [`Front Desk,${anyPhone()},${admin.email},,,,`, 'Email', 'This is the email of somebody of the staff.'],
      [
        `Nita Shah,${phoneOfNita},,HSR,Elite 6 months,${term}`,
        'Valid from',
        'The person has a membership on these days already: Elite Plus, 2030-01-10 to 2031-01-10.',
      ],
      [`,${family},asha.rao@other.example,,,,`, 'Name', 'Several people have this phone. Write the name.'],
      [`Kiran,${anyPhone()},,T Nagar,Elite 6 months,${term}`, 'Branch', NOT_KNOWN],
      [`Uma,${anyPhone()},,,Elite 6 months,${term}`, 'Branch', 'Which center is the membership of?'],
      [`Meena,${anyPhone()},,HSR,Gold Annual,${term}`, 'Package', NOT_KNOWN],
      [`,${anyPhone()},,,,,`, 'Name', 'A new person needs a name.'],
      ['Zoya,,zoya@other.example,,,,', 'Phone no', 'A new person needs a mobile number.'],
      ['Tara,044-234567,,,,,', 'Phone no', 'A phone number has ten digits.'],
    ];
    const before = await photograph();

    const { body: checked } = await upload(
      `Name,Phone no,Email,Branch,Package,Valid from,Expiry\n${rows.map(([row]) => row).join('\n')}\n`,
    );
    const ran = await run(checked.importId);

    expect(ran.refused.map(({ column, reason }) => [column, reason])).toEqual(
      rows.map(([, column, reason]) => [column, reason]),
    );
    expect(ran.counts).toEqual({ new: 0, matched: 0, refused: rows.length, unchanged: 0 });
    expect({ counts: checked.counts, refused: checked.refused }).toEqual({
      counts: ran.counts,
      refused: ran.refused,
    });
    expect(await photograph()).toEqual(before);
  });

  it('never matches our people by its own numbers of people, cards or lockers', async () => {
    const before = await photograph();
    const ours = await accountOf(nita.userId);

    const { body: checked } = await upload(
      [
        'Member ID,Card no,Barcode,Name,Mobile',
        `${nita.userId},${formatMemberNumber(nita.userId)},00012,Somebody Else,${anyPhone()}`,
        `${nita.userId},${formatMemberNumber(nita.userId)},00013,Another One,${anyPhone()}`,
      ].join('\n'),
    );
    const ran = await run(checked.importId);

    expect(checked.columns.map(({ field }: { field: string | null }) => field)).toEqual([
      null,
      null,
      null,
      'name',
      'phone',
    ]);
    expect(ran.counts).toEqual({ new: 2, matched: 0, refused: 0, unchanged: 0 });
    expect(await accountOf(nita.userId)).toEqual(ours);
    await owner.call('imports/undo', { body: { importId: checked.importId } });
    expect(await photograph()).toEqual(before);
  });
});

const NO_TABLE = 'This is not a table. Save the spreadsheet as CSV, or copy its cells and paste them.';
const missing = (columns: string) => `No column is matched with ${columns}. Choose one.`;

describe('a file that is no list of members', () => {
  it.each<[what: string, body: string | Buffer, message: string]>([
    ['a list of products', 'Title,Type,Price\nWhey,Whey protein,2499\n', missing('Name or First name')],
    ['goods with names', 'Name,Category,Price\nWhey,Fit food,2499\n', missing('Mobile or Email')],
    [
      'a statement of a bank',
      'Date,Narration,Withdrawal,Deposit,Closing\n2030-03-01,UPI,,900,12000\n',
      missing('Name or First name'),
    ],
    ['rows without titles', 'Asha Rao,9876543210\nRavi Rao,9876543211\n', missing('Name or First name')],
    [
      'contacts of a phone',
      'BEGIN:VCARD\nVERSION:3.0\nFN:Asha Rao\nTEL:9876543210\nEND:VCARD\n',
      missing('Name or First name'),
    ],
    [
      'a page that is called a spreadsheet',
      '<html><table><tr><td>Name</td><td>Mobile</td></tr></table>',
      NO_TABLE,
    ],
    ['a spreadsheet of XML', '<?xml version="1.0"?>\n<Workbook><Row/></Workbook>', NO_TABLE],
    ['a document', '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n', NO_TABLE],
    ['a letter', '{\\rtf1\\ansi Dear members,}', NO_TABLE],
    ['what another program has answered', '[{"name":"Asha Rao","mobile":"9876543210"}]', NO_TABLE],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), NO_TABLE],
  ])('%s: is refused as a whole, and not stored', async (_what, body, message) => {
    const before = await hashTables(gym.db);

    const answer = await upload(body);

    expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect(await hashTables(gym.db)).toEqual(before);
  });

  it('creates no products from people', async () => {
    const before = await photograph();

    const { body } = await upload('Name,Mobile,Email\nAsha Rao,9876543210,asha@other.example\n', 'products');

    expect(body.refused).toMatchObject([{ line: 2, reason: 'A new product needs a price.' }]);
    await run(body.importId);
    expect(await photograph()).toEqual(before);
  });
});
