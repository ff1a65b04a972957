// onBothEngines: titles and responses about a file are stored as JSON, in which neither engine accepts NUL or lone
// surrogates
import { expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const owner = gym.as(await gym.make.admin());

const check = (lines: readonly string[], mapping?: object, kind = 'members') =>
  owner.callLoosely('imports/check', {
    query: { kind, name: 'list.csv', ...(mapping && { mapping: JSON.stringify(mapping) }) },
    body: Buffer.from(`${lines.join('\n')}\n`),
    headers: { 'content-type': 'text/csv' },
  });

it.each(['a\0b', 'a\ud83d', '\udc00'])('refuses a plan %j, which the database cannot store', async (plan) => {
  const answer = await check(['Name,Mobile', 'Asha Rao,9812345801'], {
    values: { plan: { [plan]: 'Elite' } },
  });

  expect([answer.status, answer.body.code]).toEqual([400, 'invalidFields']);
});

it.each([78, 79, 198, 199])(
  'reads titles and cells truncated within an emoji, after %d letters',
  async (letters) => {
    const long = `${'x'.repeat(letters)}😀😀`;
    const checked = await check([`Name,Mobile,Email,${long}`, `Asha Rao,9812345802,${long},${long}`]);
    expect([checked.status, checked.body.counts]).toEqual([201, expect.objectContaining({ refused: 1 })]);

    const { importId } = checked.body;
    const ran = await owner.call('imports/run', { body: { importId } });

    expect(ran.body.counts).toEqual(checked.body.counts);
    expect(JSON.stringify([checked.body, ran.body])).not.toMatch(/\\ud83d|\\ude00/);
  },
);

it.each([
  ['Valid from', '9999-12-31'],
  ['Valid from', '31/12/9999'],
  ['Valid from', '0001-01-01'],
  ['Valid till', '9999-12-31'],
  ['Valid till', '0001-01-01'],
  ['Joined on', '9999-12-31'],
  ['Date of birth', '0001-01-01'],
])('handles a file with %s %s like any other', async (title, day) => {
  const row = `Asha Rao,9812345803,Elite,12,indiranagar,${day}`;

  const { status } = await check([`Name,Mobile,Plan,Months,Center,${title}`, row], { dateOrder: 'dmy' });

  expect(status).toBe(201);
});

it('returns refused rows with their titles unchanged', async () => {
  const titles = ['Name', 'Mobile', '2024', '1', '__proto__', 'constructor', '', 'Line in the file'];
  const { body } = await check([titles.join(','), 'Asha,98,paid,due,a,b,c,9']);

  const { body: file } = await owner.callLoosely('imports/refused', { query: { id: body.importId } });

  const [header, row] = String(file).replace('\uFEFF', '').split('\r\n');
  expect(header).toBe('Name,Mobile,2024,1,__proto__,constructor, (7),Line in the file,Why it was refused');
  expect(row).toMatch(/^Asha,98,paid,due,a,b,c,2,/);
});

it('normalizes alternative texts like the form: cut between characters, without invisible ones', async () => {
  const words = (text: string) =>
    `Emoji whey,Wheyprotein,100,"https://example.com/a.jpg,https://example.com/b.jpg",${text}`;
  const titles = 'Name,Category,Price,Picture,Picture text';
  const long = `\u202e${'x'.repeat(148)}😀😀`;

  const { body } = await check([titles, words(long), words('a\u0001b')], undefined, 'products');
  await owner.call('imports/run', { body: { importId: body.importId } });

  expect(body.refused).toMatchObject([{ line: 3, column: 'Picture text' }]);
  const pictures = gym.db
    .selectFrom('product_pictures')
    .select('alt')
    .where('image', '=', 'https://example.com/b.jpg');
  expect(await pictures.execute()).toEqual([{ alt: 'x'.repeat(148) }]);
});
