// onBothEngines: a check rolls real writes back, and an undo deletes under database guards
import { addDays, days } from '@namma/contract/days/dates';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const gym = await startTestGym({
  today: '2030-03-04',
  mail: { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } },
});
const owner = gym.as(await gym.make.admin());

let last = 7_000_000_000;
const anyPhone = () => String(++last);

const upload = (body: string | Buffer, mapping?: object, kind = 'members') =>
  owner.callLoosely('imports/check', {
    query: { kind, name: 'list.csv', ...(mapping && { mapping: JSON.stringify(mapping) }) },
    body: Buffer.from(body),
    headers: { 'content-type': 'text/csv' },
  });
const check = async (body: string, mapping?: object, kind = 'members') => {
  const answer = await upload(body, mapping, kind);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
};
const run = async (importId: number) => (await owner.call('imports/run', { body: { importId } })).body;
async function bring(body: string, mapping?: object, kind = 'members') {
  const checked = await check(body, mapping, kind);
  return { checked, ran: await run(checked.importId) };
}
const undo = (importId: number) => owner.callLoosely('imports/undo', { body: { importId } });
const find = async (q: string) => (await owner.call('admin/getMembers', { query: { q } })).body.content;
const receiptsOf = (membershipId = 0) =>
  gym.db.selectFrom('payments').selectAll().where('membership_id', '=', membershipId).execute();
const countsOf = ({ counts }: { counts: object }) => Object.values(counts);

/** Every table except the activity log, import tables and ever-increasing counters. */
async function photograph() {
  const { sql } = await import('kysely');
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not like 'import%' and relname not in ('activity', 'mails', 'kysely_migration', 'kysely_migration_lock',
        'tries', 'idempotency_keys')
    order by 1`.execute(gym.db);
  const tables: Record<string, unknown> = {};
  for (const { name } of rows)
    tables[name] = (
      await sql<{ all: string }>`
        select coalesce(json_agg(each order by each::text), '[]')::text as all from ${sql.table(name)} as each`.execute(
        gym.db,
      )
    ).rows[0]?.all;
  return tables;
}

describe('a file of members', () => {
  it('is only tried by a check, and imported by a run', async () => {
    const phone = anyPhone();
    const file = `Name,Mobile,Email,DOB,Gender,Centre,Plan,Valid from,Valid till,Paid so far,Price,Pause days left\nAsha Rao,+91 ${phone},ASHA${phone}@Example.in,15/06/1995,F,Koramangala,Elite 12 months,15/09/2029,15/09/2030,5000,9000,4\n`;

    const checked = await check(file);
    expect(countsOf(checked)).toEqual([1, 0, 0, 0]);
    expect(await find(phone)).toEqual([]);
    const ran = await run(checked.importId);

    expect({ counts: ran.counts, refused: ran.refused }).toEqual({
      counts: checked.counts,
      refused: checked.refused,
    });
    const [person] = await find(phone);
    expect(person).toMatchObject({
      name: 'Asha Rao',
      email: `asha${phone}@example.in`,
      phone,
      membership: {
        type: 'Elite',
        center: 'kormangla',
        startDate: '2029-09-15',
        endDate: '2030-09-15',
        payment_status: 'pending',
      },
    });
    const details = (await owner.call('admin/getMember', { query: { id: person?.userId ?? 0 } })).body;
    expect(details).toMatchObject({
      isUnclaimed: true,
      DOB: '1995-06-15',
      gender: 'Female',
      duePaise: 400_000,
    });
    expect(await receiptsOf(person?.membership?.id)).toMatchObject([
      { kind: 'opening', amount_paise: 500_000, center: 'kormangla' },
    ]);
  });

  it('changes nothing when repeated, nor for blank or missing cells', async () => {
    const phone = anyPhone();
    const file = `Name,Mobile,Gender,Address\nRavi Kumar,${phone},M,1st Cross\n`;
    await bring(file);

    const again = await bring(file);
    const blank = await bring(`Name,Mobile,Gender,Address\nravi  KUMAR,0${phone},,\n`);
    const missing = await bring(`Name,Mobile\nRavi Kumar,${phone}\n`);
    const changed = await bring(`Name,Mobile,Address\nRavi Kumar,${phone},2nd Cross\n`);

    expect([again, blank, missing].map(({ ran }) => countsOf(ran))).toEqual([
      [0, 0, 0, 1],
      [0, 0, 0, 1],
      [0, 0, 0, 1],
    ]);
    expect(countsOf(changed.ran)).toEqual([0, 1, 0, 0]);
  });

  it('refuses each bad row with its cell, and returns them as a file to correct', async () => {
    const [one, two, three] = [anyPhone(), anyPhone(), anyPhone()];
    const file = [
      'Name,Mobile,Email,DOB,Centre,Plan,Valid from,Valid till,Paid so far,Status',
      `Asha,9.87654E+09,,,,,,,,`,
      `Ravi,${one},,31/02/1990,,,,,,`,
      `Kiran,${two},,,Chennai,,,,,`,
      `=2+5,${two},,,,,,,,`,
      `Meena,${three},,15/06/2020,,,,,,`,
      `Zoya,${anyPhone()},,,indiranagar,Gold,01/03/2030,01/03/2031,,`,
      `Sana,${anyPhone()},,,indiranagar,Elite,15/03/2030,15/03/2029,,`,
      `Tara,${anyPhone()},,,indiranagar,Elite 6 months,15/02/2030,,99999999,frozen`,
      `Uma,${anyPhone()},,,,Elite 6 months,15/02/2030,,,`,
      ',,,,,,,,,',
    ].join('\n');

    const { ran, checked } = await bring(file);

    expect(countsOf(ran)).toEqual([0, 0, 9, 0]);
    expect(ran.refused.map(({ line, column, value }) => [line, column, value])).toEqual([
      [2, 'Mobile', '9.87654E+09'],
      [3, 'DOB', '31/02/1990'],
      [4, 'Centre', 'Chennai'],
      [5, 'Name', '=2+5'],
      [6, 'DOB', '15/06/2020'],
      [7, 'Plan', 'Gold'],
      [8, 'Valid till', '15/03/2029'],
      [9, 'Status', 'frozen'],
      [10, 'Centre', ''],
    ]);
    const csv = await owner.callLoosely('imports/refused', { query: { id: checked.importId } });
    const lines = String(csv.body).trim().split('\r\n');
    expect(lines).toHaveLength(10);
    expect(lines[0]).toContain('Status,Line in the file,Why it was refused');
    expect(countsOf(await check(String(csv.body)))).toEqual([0, 0, 9, 0]);
  });

  it('asks once for the order of day and month, and for the tier of an unknown plan', async () => {
    const phone = anyPhone();
    const file = `Name,Mobile,Centre,Plan,Valid from,Valid till\nAsha,${phone},HSR,Gold,01/02/2030,01/05/2030\n`;

    const asked = await check(file);
    const refused = await owner.callLoosely('imports/run', { body: { importId: asked.importId } });
    const plan = await check(file, { dateOrder: 'dmy' });
    const answered = await bring(file, { dateOrder: 'dmy', values: { plan: { Gold: 'Elite Plus' } } });

    expect(asked.questions.dateOrder).toEqual({ line: 2, column: 'Valid from', value: '01/02/2030' });
    expect([asked.counts.new, refused.status, refused.body.code]).toEqual([0, 409, 'dateOrderUnknown']);
    expect(plan.questions.values).toContainEqual({
      list: 'plan',
      columns: ['Plan'],
      values: [{ value: 'Gold', rows: 1, means: null }],
      more: 0,
    });
    expect(answered.ran.counts.new).toBe(1);
    expect((await find(phone))[0]?.membership).toMatchObject({
      type: 'Elite Plus',
      endDate: '2030-05-01',
      payment_status: 'payed',
    });
  });

  it('creates a family for a phone, and one person for nine spellings', async () => {
    const phone = anyPhone();
    const spelled = [
      phone,
      `+91${phone}`,
      `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
      `0${phone}`,
      `${phone}.0`,
    ];

    const { ran } = await bring(
      `Name,Mobile\n${spelled.map((each) => `Asha Rao,${each}`).join('\n')}\nRavi Rao,${phone}\n`,
    );

    expect(countsOf(ran)).toEqual([2, 0, 0, 4]);
    expect(await find(phone)).toHaveLength(2);
  });

  it('never overwrites a member’s own data, nor uses the email of another person', async () => {
    const member = await gym.make.member({ name: 'Nita Shah' });
    const { email, phone } = (await owner.call('admin/getMember', { query: { id: member.userId } })).body;

    const { ran } = await bring(
      `Name,Mobile,Email,Gender\nNita Shah,${phone},new@example.in,M\nOther Name,${anyPhone()},${email},\n`,
    );

    expect(countsOf(ran)).toEqual([0, 0, 1, 1]);
    expect(ran.refused[0]).toMatchObject({ line: 3, column: 'Email' });
  });

  it('lists overwritten values of a person, changed names first, without filled-in ones', async () => {
    const [asha, ravi] = [anyPhone(), anyPhone()];
    const add = (name: string, phone: string) =>
      owner.call('members/add', { body: { name, phone, email: `a${phone}@example.in`, DOB: '1990-06-15' } });
    await add('Asha Rao', asha);
    await add('Ravi Kumar', ravi);
    const file = `Who,Mobile,Email,DOB,Gender\nRAVI kumar,${ravi},a${ravi}@example.in,16/06/1990,M\nMeena Rao,${asha},a${asha}@example.in,,F\n`;

    const { checked } = await bring(file, { columns: ['name', 'phone', 'email', 'birthDay', 'gender'] });
    const again = await check(file, { columns: ['name', 'phone', 'email', 'birthDay', 'gender'] });

    expect(checked.counts).toMatchObject({ matched: 2 });
    expect(checked.replaced).toEqual([
      { line: 3, name: 'Asha Rao', changes: [{ column: 'Who', before: 'Asha Rao', after: 'Meena Rao' }] },
      {
        line: 2,
        name: 'Ravi Kumar',
        changes: [{ column: 'DOB', before: '15 Jun 1990', after: '16 Jun 1990' }],
      },
    ]);
    expect(checked.replacedCount).toBe(2);
    expect([again.replaced, again.replacedCount]).toEqual([[], 0]);
  });

  it('is checked again when the renamed person has another name meanwhile', async () => {
    const phone = anyPhone();
    const form = { name: 'Asha Rao', phone, email: `a${phone}@example.in` };
    const { userId } = (await owner.call('members/add', { body: form })).body;
    const checked = await check(`Name,Mobile,Email\nMeena Rao,${phone},a${phone}@example.in\n`);
    const { version } = (await owner.call('admin/getMember', { query: { id: userId } })).body;
    await owner.call('members/update', { body: { userId, version, name: 'Ashwini Rao' } });

    const ran = await owner.callLoosely('imports/run', { body: { importId: checked.importId } });

    expect([ran.status, ran.body.code]).toEqual([409, 'checkedDifferently']);
    expect(await find(phone)).toMatchObject([{ name: 'Ashwini Rao' }]);
  });

  it('remembers how the titles were read', async () => {
    await bring(`Who,Number\nAsha,${anyPhone()}\n`, { columns: ['name', 'phone'] });

    const next = await check(`WHO,number\nRavi,${anyPhone()}\n`);

    expect(next.columns.map(({ field }) => field)).toEqual(['name', 'phone']);
  });

  it('is refused as a whole when it is no list, too large, or has wrong columns', async () => {
    const codes = await Promise.all(
      [
        upload(Buffer.from([0x50, 0x4b, 3, 4])),
        upload('Title,Price\nWhey,2499\n'),
        upload('Name,Mobile\n"Asha,1\n'),
        upload('A,B\nAsha,1\n', { columns: ['name', 'name'] }),
        upload(Buffer.alloc(20 * 1024 * 1024 + 1, 'a')),
      ].map(async (answer) => [(await answer).status, (await answer).body.code]),
    );

    expect(codes).toEqual([
      [400, 'notATable'],
      [400, 'columnMissing'],
      [400, 'quoteNeverCloses'],
      [400, 'columnTwice'],
      [413, 'importTooHeavy'],
    ]);
  });

  it('with unknown titles returns its columns, and is read as the admin chooses', async () => {
    const phone = anyPhone();
    const file = `Wer,Wo,Wann\nAsha,${phone},2029\n`;

    const asked = await upload(file);
    const half = await upload(file, { columns: ['name', null, null] });
    const said = await upload(file, { columns: ['name', 'phone', null] });

    expect(asked).toMatchObject({
      status: 400,
      body: {
        code: 'columnMissing',
        message: 'No column is matched with Name or First name. Choose one.',
        columns: [
          { header: 'Wer', field: null, samples: ['Asha'] },
          { header: 'Wo', field: null, samples: [phone] },
          { header: 'Wann', field: null, samples: ['2029'] },
        ],
      },
    });
    expect(half.body.message).toBe('No column is matched with Mobile or Email. Choose one.');
    expect(half.body.columns).toMatchObject([{ field: 'name' }, { field: null }, { field: null }]);
    expect([said.status, said.body.counts.new]).toEqual([201, 1]);
  });

  it('is kept for an hour, and does exactly what its check reported', async () => {
    const phone = anyPhone();
    const file = `Name,Mobile\nAsha,${phone}\n`;
    const [early, late] = [await check(file), await check(file)];
    await bring(file);

    const other = await owner.callLoosely('imports/run', { body: { importId: early.importId } });
    gym.setNow(new Date(gym.now().getTime() + 61 * 60_000));
    const gone = await owner.callLoosely('imports/run', { body: { importId: late.importId } });

    expect([other.body.code, gone.body.code]).toEqual(['checkedDifferently', 'importFileGone']);
  });
});

describe('an undo', () => {
  const membersFile = (phone: string) =>
    `Name,Mobile,Centre,Plan,Valid from,Valid till,Paid so far\nAsha Rao,${phone},HSR,Elite 6 months,15/01/2030,15/07/2030,100\nRavi,${anyPhone()},,,,,\n`;

  it('restores every table', async () => {
    const known = anyPhone();
    await bring(`Name,Mobile,Address\nKnown One,${known},1st Cross\n`);
    const before = await photograph();

    const { checked } = await bring(
      `${membersFile(anyPhone())}Known One,${known},HSR,Elite 3 months,15/02/2030,15/05/2030,\n`,
    );
    const second = await bring(`Name,Mobile,Address\nKnown One,${known},2nd Cross\n`);
    expect((await undo(second.checked.importId)).status).toBe(200);
    expect((await undo(checked.importId)).status).toBe(200);

    expect(await photograph()).toEqual(before);
    expect((await undo(checked.importId)).body.code).toBe('importUndone');
  });

  it('is refused once one of its members has checked in, with the reason', async () => {
    const phone = anyPhone();
    const { checked } = await bring(membersFile(phone));
    const [person] = await find(phone);
    await owner.callLoosely('visits/scan', { body: { userId: person?.userId, center: 'HSR Layout' } });
    await owner.call('members/note', { body: { userId: person?.userId ?? 0, text: 'Knee' } });

    const answer = await undo(checked.importId);

    expect([answer.status, answer.body.code]).toEqual([409, 'importUsed']);
    expect(answer.body.message).toMatch(/1 note/);
    expect(await find(phone)).toHaveLength(1);
  });

  it('is refused once a rest was paid', async () => {
    const phone = anyPhone();
    const { checked } = await bring(membersFile(phone), { isPaidInFull: false });
    const [person] = await find(phone);
    await owner.callLoosely('membership/update', {
      body: { id: person?.membership?.id, status: 'payed', mode: 'cash' },
    });

    expect((await undo(checked.importId)).body.message).toMatch(/1 payment/);
  });

  it('cannot be done by a statement that names no import', async () => {
    const phone = anyPhone();
    await bring(membersFile(phone));

    await expect(gym.db.deleteFrom('users').where('phone', '=', phone).execute()).rejects.toThrow();
  });
});

describe('money that was paid before', () => {
  it('is in no cash-up, report, document or figure, and cannot be reversed', async () => {
    const today = '2030-03-04';
    gym.setNow(new Date(`${today}T08:00:00Z`));
    const sums = async () => ({
      day: (await owner.call('payments/getDay', { query: { day: today } })).body,
      report: (
        await owner.callLoosely('admin/getReport', {
          query: { report: 'payments', from: addDays(today, -30), to: today, step: 'day' },
        })
      ).body,
      documents: (await owner.call('admin/getDocuments')).body,
      sales: (await owner.call('admin/getDashData')).body.todaySales,
    });
    const before = await sums();
    const phone = anyPhone();

    await bring(
      `Name,Mobile,Centre,Plan,Valid from,Valid till,Paid so far\nAsha Rao,${phone},HSR,Elite 6 months,15/01/2030,15/07/2030,100\n`,
      { isPaidInFull: false },
    );

    expect(await sums()).toEqual(before);
    const membershipId = (await find(phone))[0]?.membership?.id ?? 0;
    const receiptId = (await receiptsOf(membershipId))[0]?.id ?? 0;
    const reversed = await owner.callLoosely('payments/reverse', {
      body: { id: receiptId, reason: 'Wrong' },
    });
    expect([reversed.status, reversed.body.code]).toEqual([409, 'openingStays']);
    await owner.callLoosely('membership/update', {
      body: { id: membershipId, status: 'payed', mode: 'cash' },
    });
    const rest = (await sums()).documents.content[0];
    expect(rest).toMatchObject({ totalPaise: 989_900 - 10_000 });
  });
});

describe('an invitation', () => {
  it('is mailed once to everyone with an email, twenty a second', async () => {
    const people = Array.from({ length: 45 }, () => anyPhone());
    const { checked } = await bring(
      `Name,Mobile,Email\n${people.map((phone) => `Asha,${phone},a${phone}@example.in`).join('\n')}\nNo Mail,${anyPhone()},\n`,
    );
    const { importId } = checked;
    expect((await owner.call('imports/get', { query: { id: importId } })).body.toInvite).toBe(45);

    const first = (await owner.call('imports/invite', { body: { importId } })).body;
    const second = (await owner.call('imports/invite', { body: { importId } })).body;

    expect([first.invited, second.invited]).toEqual([45, 0]);
    const mails = await gym.db
      .selectFrom('mails')
      .select('next_try_at')
      .where('kind', '=', 'member invited')
      .execute();
    const perSecond = Map.groupBy(mails, ({ next_try_at }) => next_try_at.getTime());
    expect([...perSecond.values()].map(({ length }) => length).toSorted((a, b) => b - a)).toEqual([
      20, 20, 5,
    ]);
  });

  it('is sent again on another day to unclaimed accounts', async () => {
    const [claimed, waiting] = [anyPhone(), anyPhone()];
    const { checked } = await bring(
      `Name,Mobile,Email\nAsha,${claimed},a${claimed}@example.in\nRavi,${waiting},a${waiting}@example.in\n`,
    );
    const { importId } = checked;
    const invite = async (isAgain: boolean) =>
      (await owner.call('imports/invite', { body: { importId, isAgain } })).body.invited;
    expect([await invite(true), await invite(false)]).toEqual([0, 2]);
    await gym.db
      .updateTable('users')
      .set({ password_hash: 'hash' })
      .where('email', '=', `a${claimed}@example.in`)
      .execute();
    const now = gym.now();

    expect(await invite(true)).toBe(0);
    gym.setNow(new Date(now.getTime() + days(1)));
    expect((await owner.call('imports/get', { query: { id: importId } })).body).toMatchObject({
      toInvite: 0,
      toInviteAgain: 1,
    });
    expect([await invite(false), await invite(true), await invite(true)]).toEqual([0, 1, 0]);
    gym.setNow(now);
  });
});
