import { addDays } from '@namma/contract/days/dates';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const TODAY = '2030-03-04';
const gym = await startTestGym({ today: TODAY });
const owner = gym.as(await gym.make.admin());

let last = 7_100_000_000;
const anyPhone = () => String(++last);

async function check(lines: readonly string[], mapping?: object) {
  const answer = await owner.callLoosely('imports/check', {
    query: { kind: 'members', ...(mapping && { mapping: JSON.stringify(mapping) }) },
    body: Buffer.from(`${lines.join('\n')}\n`),
    headers: { 'content-type': 'text/csv' },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}
async function bring(lines: readonly string[], mapping?: object) {
  const checked = await check(lines, mapping);
  const ran = await owner.callLoosely('imports/run', { body: { importId: checked.importId } });
  return { checked, ran: ran.body, status: ran.status };
}
const find = async (phone: string) =>
  (await owner.call('admin/getMembers', { query: { q: phone } })).body.content[0];
const membershipOf = async (phone: string) => {
  const userId = (await find(phone))?.userId ?? 0;
  return gym.db.selectFrom('memberships').selectAll().where('user_id', '=', userId).executeTakeFirst();
};
const questionOf = ({ questions }: { questions: { values: { list: string }[] } }, list: string) =>
  questions.values.find((each) => each.list === list);

const TITLES = 'Name,Mobile,Branch,Plan,Valid from,Valid till';
const running = (phone: string) => `Asha Rao,${phone},HSR,Elite 12 months,15/09/2029,15/09/2030`;

// Answers remembered by one test must not apply in the next.
beforeEach(async () => {
  await gym.db.updateTable('imports').set({ state: 'checked' }).where('state', '=', 'done').execute();
});

describe('a status', () => {
  it.each([
    ...['Suspended', 'On-Hold', 'Blocked', 'Refunded', 'Pending', '0', 'FALSE', 'N', 'No', 'Frozen', 'Hold'],
    ...['1', 'Yes', 'Not active', 'Active?', 'Inactive since March', 'ಸಕ್ರಿಯ'],
  ])('%j is asked about, and its rows are not imported before', async (status) => {
    const phone = anyPhone();

    const { checked, ran } = await bring([`${TITLES},Status`, `${running(phone)},${status}`]);

    expect(questionOf(checked, 'status')).toMatchObject({
      values: [{ value: status, rows: 1, means: null }],
    });
    expect(ran.counts).toMatchObject({ new: 0, refused: 1 });
    expect(await find(phone)).toBeUndefined();
  });

  it.each(['Terminated', 'In-active', 'IN ACTIVE', 'Deactivated', 'Cancelled', 'Expired', 'left'])(
    '%j has ended',
    async (status) => {
      const phone = anyPhone();

      await bring([`${TITLES},Status`, `${running(phone)},${status}`]);

      expect(await membershipOf(phone)).toMatchObject({ end_date: addDays(TODAY, -1) });
    },
  );

  it('can have the title Active, and is asked about', async () => {
    const checked = await check([`${TITLES},Active`, `${running(anyPhone())},FALSE`]);

    expect(questionOf(checked, 'status')).toMatchObject({
      columns: ['Active'],
      values: [{ value: 'FALSE' }],
    });
    expect(checked.counts).toMatchObject({ new: 0, refused: 1 });
  });

  it('is not read from the state of an address', async () => {
    const [asha, ravi] = [anyPhone(), anyPhone()];

    const { checked } = await bring([
      `State,${TITLES},Status`,
      `Karnataka,${running(asha)},Active`,
      `Karnataka,${running(ravi)},Cancelled`,
    ]);

    expect(checked.columns[0]).toMatchObject({ header: 'State', field: null });
    expect([(await membershipOf(asha))?.end_date, (await membershipOf(ravi))?.end_date]).toEqual([
      '2030-09-15',
      addDays(TODAY, -1),
    ]);
  });

  it('that was answered once is not asked about again, including skipped rows', async () => {
    const answers = { values: { status: { Frozen: 'active', Blocked: 'skip' } } };
    await bring(
      [`${TITLES},Status`, `${running(anyPhone())},frozen`, `${running(anyPhone())},Blocked`],
      answers,
    );
    const [frozen, blocked] = [anyPhone(), anyPhone()];

    const { checked, ran } = await bring([
      `${TITLES},Status`,
      `${running(frozen)},FROZEN`,
      `${running(blocked)},blocked`,
    ]);

    expect(questionOf(checked, 'status')).toMatchObject({
      values: [
        { value: 'FROZEN', means: 'active' },
        { value: 'blocked', means: 'skip' },
      ],
    });
    expect(ran.counts).toMatchObject({ new: 1, refused: 1 });
    expect(ran.refused[0]?.reason).toBe('Rows with this value are left out, as you chose.');
  });
});

describe('two columns of one field', () => {
  it.each([
    ['phones', `${TITLES},WhatsApp`, (phone: string) => `${running(phone)},${anyPhone()}`, 'phone', [1, 6]],
    [
      'statuses',
      `${TITLES},Status,Member status`,
      (phone: string) => `${running(phone)},active,expired`,
      'status',
      [6, 7],
    ],
    ['amounts', `${TITLES},Amount Paid,Paid`, (phone: string) => `${running(phone)},500,700`, 'paid', [6, 7]],
  ] as const)('are asked about: %s', async (_what, titles, row, field, places) => {
    const phone = anyPhone();

    const { checked, ran, status } = await bring([titles, row(phone)]);

    expect(checked.questions.columns).toEqual([{ field, places }]);
    expect(checked.counts).toMatchObject({ new: 0 });
    expect([status, ran.code]).toEqual([409, 'columnsNotChosen']);
    expect(await find(phone)).toBeUndefined();
  });

  it('are chosen once: the ignored column stays ignored', async () => {
    const titles = 'Name,Mobile,WhatsApp';
    const columns = ['name', null, 'phone'];
    const [one, two] = [anyPhone(), anyPhone()];
    await bring([titles, `Asha Rao,${anyPhone()},${one}`], { columns });

    const { checked } = await bring([titles, `Ravi Rao,${anyPhone()},${two}`]);

    expect(checked.questions.columns).toEqual([]);
    expect(checked.columns.map(({ field }: { field: string | null }) => field)).toEqual(columns);
    expect((await find(two))?.name).toBe('Ravi Rao');
  });

  it('are merged where the second is blank or the same', async () => {
    const phone = anyPhone();

    const { checked, ran } = await bring([
      'Name,Phone,Mobile,Contact',
      `Asha Rao,${phone},${phone},`,
      `Ravi Rao,${phone},,`,
    ]);

    expect(checked.questions.columns).toEqual([]);
    expect(ran.counts).toMatchObject({ new: 2 });
  });

  it('are distinguished when they have the same title', async () => {
    const columns = ['name', null, 'phone'];
    await bring(['Name,Phone,Phone', `Asha Rao,1,${anyPhone()}`], { columns });

    const { checked } = await bring(['Name,Phone,Phone', `Ravi Rao,2,${anyPhone()}`]);

    expect(checked.columns.map(({ field }: { field: string | null }) => field)).toEqual(columns);
  });
});

describe('a value of a list', () => {
  it('is counted with its rows, and its refusals are one group', async () => {
    const rows = [1, 2, 3].map(() => `Asha Rao,${anyPhone()},Kalyan Nagar,Elite,15/09/2029,15/09/2030`);

    const checked = await check([TITLES, ...rows, running(anyPhone())]);

    expect(questionOf(checked, 'center')).toMatchObject({
      columns: ['Branch'],
      values: [
        { value: 'Kalyan Nagar', rows: 3, means: null },
        { value: 'HSR', rows: 1, means: 'HSR Layout' },
      ],
    });
    expect(checked.refusedGroups).toEqual([
      { column: 'Branch', values: ['Kalyan Nagar'], rows: 3, reason: expect.stringContaining('not known') },
    ]);
    const answered = await check([TITLES, ...rows], {
      values: { center: { 'Kalyan Nagar': 'indiranagar' } },
    });
    expect(answered.counts).toMatchObject({ new: 3, refused: 0 });
  });

  it.each(['Elite Premium', 'Non-elite', 'Elitery', 'Elite Pro Max', 'Pro'])(
    'is no plan of ours because it contains a part of its name: %s',
    async (plan) => {
      const checked = await check([TITLES, running(anyPhone()).replace('Elite 12 months', plan)]);

      expect(questionOf(checked, 'plan')).toMatchObject({ values: [{ value: plan, means: null }] });
    },
  );

  it.each([
    ['Elite+', 'Elite Plus'],
    ['ELITE-PRO 6m', 'Elite Pro'],
    ['Elite plus annual plan', 'Elite Plus'],
  ])('is the named plan: %s', async (plan, type) => {
    const phone = anyPhone();
    await bring([TITLES, running(phone).replace('Elite 12 months', plan)]);
    expect((await membershipOf(phone))?.type).toBe(type);
  });

  it('that is not in its list is refused', async () => {
    const answer = await owner.callLoosely('imports/check', {
      query: { kind: 'members', mapping: JSON.stringify({ values: { center: { HSR: 'Chennai' } } }) },
      body: Buffer.from('Name,Mobile\n'),
      headers: { 'content-type': 'text/csv' },
    });

    expect([answer.status, answer.body.code]).toEqual([400, 'invalidFields']);
  });
});

describe('a name', () => {
  it.each([
    ['Full Name,First Name,Last Name', 'Kavya Menon,Kavya,Menon', 'Kavya Menon'],
    ['Full Name,First Name,Last Name', 'Kavya R. Menon,kavya,MENON', 'Kavya R. Menon'],
    ['Name,Last Name', 'Kavya,Menon', 'Kavya Menon'],
    ['Name,Last Name', 'Kavya Menon,Menon', 'Kavya Menon'],
    ['First Name,Last Name', 'Kavya,Menon', 'Kavya Menon'],
    ['Name,First Name,Last Name', ',Kavya,Menon', 'Kavya Menon'],
  ])('of %s is written once', async (titles, row, name) => {
    const phone = anyPhone();
    await bring([`${titles},Mobile`, `${row},${phone}`]);
    expect((await find(phone))?.name).toBe(name);
  });

  it.each(['#REF!', '#NAME?', '#N/A', '########'])(
    'is never the error of a spreadsheet: %s',
    async (error) => {
      const { ran } = await bring(['Name,Mobile', `${error},${anyPhone()}`]);
      expect(ran.counts).toMatchObject({ new: 0, refused: 1 });
    },
  );

  it('of two people in one row is refused', async () => {
    const { ran } = await bring(['Name,First Name,Last Name,Mobile', `Kavya Menon,Ravi,Rao,${anyPhone()}`]);
    expect(ran.counts).toMatchObject({ new: 0, refused: 1 });
  });
});

describe('a day', () => {
  it.each([
    ['1994-05-16T18:30:00.000Z', '1994-05-17'],
    ['1994-05-16T18:29:59Z', '1994-05-16'],
    ['1994-05-16 20:00:00 UTC', '1994-05-17'],
    ['1994-05-16T23:30:00+05:30', '1994-05-16'],
    ['1994-05-16T23:30:00', '1994-05-16'],
    ['16/05/1994 11:00 PM', '1994-05-16'],
    ['16-May-1994', '1994-05-16'],
    ['16 Sept 1994', '1994-09-16'],
  ])('%s is %s in India', async (written, day) => {
    const phone = anyPhone();
    await bring(['Name,Mobile,DOB', `Asha Rao,${phone},${written}`]);
    expect(
      (await gym.db.selectFrom('users').select('dob').where('phone', '=', phone).executeTakeFirst())?.dob,
    ).toBe(day);
  });

  it.each(['16 Marigold 1994', '1994-05-16 to 1995-05-16', '16/05/1994 or later'])(
    'is not read from a part of %s',
    async (written) => {
      const { ran } = await bring(['Name,Mobile,DOB', `Asha Rao,${anyPhone()},${written}`]);
      expect(ran.refused).toMatchObject([{ column: 'DOB', value: written }]);
    },
  );
});

describe('a check', () => {
  it('previews ten people', async () => {
    const phones = Array.from({ length: 12 }, anyPhone);

    const { preview } = await check([
      `${TITLES},Price,Paid so far`,
      ...phones.map((phone) => `${running(phone)},9000,4000`),
    ]);

    expect(preview).toHaveLength(10);
    expect(preview[0]).toEqual({
      line: 2,
      name: 'Asha Rao',
      details: [
        { label: 'Mobile', value: phones[0] },
        { label: 'Member since', value: '15 Sep 2029' },
        { label: 'Membership', value: 'Elite, HSR Layout' },
        { label: 'From and to', value: '15 Sep 2029 to 15 Sep 2030' },
        { label: 'Price', value: '₹9,000' },
        { label: 'Due', value: '₹5,000' },
      ],
    });
  });
});

describe('the due amount of a membership', () => {
  const duePaise = async (phone: string) => {
    const membership = await membershipOf(phone);
    return Number(membership?.total_paise) - Number(membership?.paid_paise);
  };

  it('is 0 where only an amount paid is known; the check asks once whether that is the price', async () => {
    const [one, two, three] = [anyPhone(), anyPhone(), anyPhone()];
    const titles = `${TITLES},Amount Paid`;

    const { checked } = await bring([titles, `${running(one)},10000`]);
    const asked = await bring([titles, `${running(two)},10000`], { isPaidInFull: false });
    const again = await bring([titles, `${running(three)},10000`]);

    expect(checked.memberships).toEqual({ owing: 0, duePaise: 0, ended: 0 });
    const due = checked.questions.isPaidInFull?.duePaise ?? 0;
    expect(checked.questions.isPaidInFull).toEqual({ memberships: 1, duePaise: due, answer: null });
    expect(due).toBeGreaterThan(0);
    expect(asked.checked.memberships).toEqual({ owing: 1, duePaise: due, ended: 0 });
    expect(again.checked.questions.isPaidInFull?.answer).toBe(false);
    expect([await duePaise(one), await duePaise(two), await duePaise(three)]).toEqual([0, due, due]);
  });

  it.each([
    ['Payment status', 'Unpaid', '', 'all'],
    ['Payment status', 'Due', '4000', 'rest'],
    ['Status', 'Unpaid', '4000', 'rest'],
    ['Payment status', 'Paid', '4000', 'none'],
    ['Status', 'Paid', '', 'none'],
  ])('follows the column %s: %s', async (title, status, paid, due) => {
    const phone = anyPhone();

    await bring([`${TITLES},Amount Paid,${title}`, `${running(phone)},${paid},${status}`]);

    const total = Number((await membershipOf(phone))?.total_paise);
    expect(await duePaise(phone)).toBe({ all: total, rest: total - 400_000, none: 0 }[due]);
  });

  it('is asked about where the amounts contradict the status', async () => {
    const { ran } = await bring([
      `${TITLES},Price,Amount Paid,Payment status`,
      `${running(anyPhone())},9000,4000,Paid`,
      `${running(anyPhone())},9000,9000,Unpaid`,
    ]);

    expect(ran.refused).toMatchObject([{ column: 'Payment status' }, { column: 'Payment status' }]);
  });
});

describe('a membership that has ended', () => {
  it('is imported, and offered for renewal', async () => {
    const [expired, cancelled] = [anyPhone(), anyPhone()];

    const { checked } = await bring([
      `${TITLES},Status`,
      `Asha Rao,${expired},HSR,Elite 6 months,01/08/2029,01/02/2030,Expired`,
      `${running(cancelled)},Cancelled`,
    ]);

    expect(checked.memberships).toEqual({ owing: 0, duePaise: 0, ended: 2 });
    expect(await membershipOf(expired)).toMatchObject({ end_date: '2030-02-01', payment_status: 'payed' });
    const { content } = (await owner.call('followUps/getAll', { query: { limit: 100 } })).body;
    const reasons = content
      .filter(({ phone }: { phone: string | null }) => phone === expired || phone === cancelled)
      .map(({ reason }: { reason: string }) => reason);
    // Members who ended early are not asked for a renewal.
    expect(reasons).toEqual(['ended']);
  });

  it('of a person who left on an unknown day creates a person without a membership', async () => {
    const phone = anyPhone();
    await bring(['Name,Mobile,Branch,Plan,Status', `Asha Rao,${phone},HSR,Elite,Expired`]);
    expect((await find(phone))?.membership).toBeNull();
  });
});

describe('the day of joining', () => {
  it('is the first day of the first membership, whatever the order of the rows', async () => {
    const [asha, ravi] = [anyPhone(), anyPhone()];
    await bring([
      `${TITLES},Joined on`,
      `Asha Rao,${asha},HSR,Elite,15/02/2030,15/02/2031,`,
      `Asha Rao,${asha},HSR,Elite,15/02/2028,15/02/2029,`,
      `Ravi Rao,${ravi},HSR,Elite,15/02/2028,15/02/2029,01/01/2025`,
    ]);

    const days = await gym.db
      .selectFrom('users')
      .select(['phone', 'registered_on'])
      .where('phone', 'in', [asha, ravi])
      .orderBy('phone')
      .execute();
    expect(days).toEqual([
      { phone: asha, registered_on: '2028-02-15' },
      { phone: ravi, registered_on: '2025-01-01' },
    ]);
  });
});

describe('imported people', () => {
  it('count as never came only 30 days after the import, and have no purchases here', async () => {
    const phone = anyPhone();
    await bring([TITLES, `Meena Gowda,${phone},HSR,Elite,15/02/2030,15/02/2031`]);
    const reasonsOn = async (day: string) => {
      gym.setNow(new Date(`${day}T08:00:00Z`));
      // Earlier sessions have expired.
      const admin = gym.as(await gym.make.admin());
      const { content } = (await admin.call('followUps/getAll', { query: { limit: 100 } })).body;
      return content.filter((each) => each.phone === phone).map(({ reason }) => reason);
    };

    expect(await reasonsOn(addDays(TODAY, 29))).toEqual([]);
    expect(await reasonsOn(addDays(TODAY, 30))).toEqual(['never came']);
    gym.setNow(new Date(`${TODAY}T08:00:00Z`));
    const { MemberShipBuyers } = (await owner.call('admin/getDashData')).body;
    expect(MemberShipBuyers).not.toContainEqual({ userName: 'Meena Gowda', memberShipType: 'Elite' });
  });

  it('get numbers that no check has used up', async () => {
    const add = async () =>
      (await owner.call('members/add', { body: { name: 'Desk Member', phone: anyPhone() } })).body.userId;
    const before = await add();

    await check(['Name,Mobile', ...Array.from({ length: 700 }, (_, i) => `Checked ${i},${anyPhone()}`)]);

    expect(await add()).toBe(before + 1);
  });
});
