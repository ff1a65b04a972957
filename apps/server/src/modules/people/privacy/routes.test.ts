import { type Call, type CallName, calls, methods } from '@namma/contract/calls';
import type { ExportSection } from '@namma/contract/domains';
import { DELETED_MEMBER, isDeletedMember } from '@namma/contract/members/rules';
import type { OwnData } from '@namma/contract/privacy/personal-data';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { modules } from '../../../modules.ts';
import { makeBusyMember, person, signUp, WORK_EMAIL } from '../../../testing/busy-member.ts';
import { startTestGym } from '../../../testing/gym.ts';
import { PASSWORD } from '../../../testing/make.ts';
import { sweepDeletedAccounts } from './service.ts';

const TODAY = '2030-03-04';
const gym = await startTestGym({
  today: TODAY,
  mail: { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } },
});
const admin = gym.as(await gym.make.admin());
const start = gym.now();
const clock = () => gym.now();

/** Completes the return, so that nothing blocks the deletion. */
async function completeReturn(id: number): Promise<void> {
  await admin.call('returns/decide', { body: { id, decision: 'refuse' } });
}

const deletionOf = (isSure?: boolean) => ({ body: { password: PASSWORD, ...(isSure ? { isSure } : {}) } });

/** The tables with member rows that the modules declare. */
/** Every list of staff that takes a search, and its file. */
const searchableLists = (Object.keys(calls) as CallName[]).filter((name) => {
  const call: Call = calls[name];
  const isList = 'permission' in call && methods[name] === 'GET';
  if (!isList || !call.query || !('shape' in call.query)) return false;
  return 'q' in (call.query.shape as object) && call.query.safeParse({}).success;
});
const declared = modules.flatMap(({ personalData }) => Object.entries(personalData?.tables ?? {}));

/**
 * Tables that may hold a member's rows: those that refer to users, directly or indirectly, and those with a column that
 * names a person.
 */
async function tablesOfPeople(): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    with recursive reference as (
      select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f'
    ), of_people as (
      select 'users' as name
      union select reference.child from reference join of_people on reference.parent = of_people.name
    )
    select name as "table" from of_people
    union
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'subject_user_id', 'member_id', 'email', 'phone',
      'recipient', 'recipient_name', 'buyer', 'deliver_to', 'dob')
    order by 1`.execute(gym.db);
  return rows.map(({ table }) => table);
}

/** The tables in which any column of any row contains one of these texts. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(gym.db);
  const found: string[] = [];
  for (const { name } of rows) {
    const patterns = texts.map((text) => `%${text.toLowerCase()}%`);
    const { rows: hits } = await sql`
      select from ${sql.table(name)} as one where lower(to_jsonb(one)::text) like any(${patterns}::text[]) limit 1`.execute(
      gym.db,
    );
    if (hits.length > 0) found.push(name);
  }
  return found.sort();
}

it('every table with rows of a member declares if it is exported and if it is erased', async () => {
  const tables = await tablesOfPeople();

  // Tables of products and coaches, not of members.
  const others = ['coach_hours', 'coaches', 'closures'];
  const ofPeople = tables.filter((table) => !others.includes(table));
  expect(
    declared.map(([table]) => table).sort(),
    'name it in `personalData.tables` of the module that owns it',
  ).toEqual(ofPeople);
});

describe('a member who has used everything', () => {
  let busy: Awaited<ReturnType<typeof makeBusyMember>>;
  beforeAll(async () => {
    busy = await makeBusyMember(gym, admin);
  });

  it('exports every kind of stored data', async () => {
    const { body } = await busy.client.call('privacy/getMine');

    const empty = declared
      .flatMap(([, { download }]) => ('not' in download ? [] : [download.part as ExportSection]))
      .filter((part) => Object.keys(body[part]).length === 0);
    expect(empty).toEqual([]);
    expect(body.profile).toMatchObject({
      name: person.name,
      email: person.email,
      phone: person.phone,
      dateOfBirth: '1991-05-17',
      address: person.address,
    });
    expect(body.checkouts).toMatchObject([
      { orders: [{ status: 'Delivered', rating: 4 }], deliverTo: { phone: person.phone } },
      { orders: [{ status: 'Delivered' }] },
      { orders: [{ status: 'Pending', cancelReason: 'Ordered twice' }] },
    ]);
    expect(body.returns).toMatchObject([{ state: 'requested', reason: 'Too sweet' }]);
    expect(body.reviews).toMatchObject([
      { stars: 4, text: 'It mixes well and tastes of cocoa.', hiddenReason: null },
      { stars: 2, hiddenReason: `${person.name} insults a colleague` },
    ]);
    expect(body.memberships).toMatchObject([
      { paymentStatus: 'payed', events: [{ kind: 'pause', days: 7 }] },
    ]);
    expect(body.memberships[0]?.slipCode).toMatch(/^\d{4}-\d{4}-\d$/);
    expect(body.appointments).toMatchObject([
      { age: 38, heightCm: 171, weightKg: 66 },
      { status: 'cancelled', cancelReason: 'I have a cold' },
    ]);
    expect(body.visits).toMatchObject([{ center: 'indiranagar' }]);
    expect(body.documents[0]).toMatchObject({ buyer: { name: person.name } });
    expect(body.mails.map(({ kind }) => kind)).toContain('order placed');
    expect(body.mails.find(({ kind }) => kind === 'order placed')?.text).toContain(person.name);
    expect(JSON.stringify(body)).not.toContain('password_hash');
  });

  it('sees the texts of own queries, and not those that another person sent with the same email', async () => {
    const { body } = await busy.client.call('privacy/getMine');

    expect(body.queries).toMatchObject([
      { message: 'When does the pool open on Sundays?', phone: person.phone },
      {
        message: 'May my colleagues train with me?',
        email: WORK_EMAIL,
        answer: `Yes, ${person.name}, every Friday.`,
      },
      { message: null, name: null, phone: null, answer: null, status: 'unanswered' },
    ]);
    expect(body.mails.filter(({ kind }) => String(kind).startsWith('query'))).toEqual([]);
  });

  it('exports nothing of other people', async () => {
    const stranger = await gym.make.member();

    const { body } = await gym.as(stranger).call('privacy/getMine');

    expect(JSON.stringify(body)).not.toContain(person.email);
    expect(body.checkouts).toEqual([]);
  });

  it('cannot delete the account with a wrong password', async () => {
    const answer = await busy.client.call('privacy/deleteAccount', { body: { password: 'not it' } });

    expect(answer).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'password', message: 'This password is wrong' }] },
    });
  });

  it('cannot delete the account while a return is open, an order undelivered or a paid membership runs', async () => {
    const open = await busy.client.call('privacy/deleteAccount', deletionOf(true));
    await completeReturn(busy.returnId);
    const { orderId } = await gym.make.order({ member: busy.member });
    const undelivered = await busy.client.call('privacy/deleteAccount', deletionOf(true));
    await busy.client.call('orders/cancel', { body: { id: orderId } });
    const paid = await busy.client.call('privacy/deleteAccount', deletionOf());

    expect([open.status, undelivered.status, paid.status]).toEqual([409, 409, 409]);
    expect(open.body.message).toMatch(/^Returns or refunds still open: NS-\d+-\d\./);
    expect(undelivered.body.message).toMatch(/^Orders not delivered yet: NS-\d+-\d\./);
    expect(paid.body.lost).toEqual([{ type: 'Elite Plus', center: 'indiranagar', endDate: '2030-09-11' }]);
    expect((await busy.client.call('user/profile')).status).toBe(200);
  });

  describe('and has deleted the account', () => {
    beforeAll(async () => {
      const { status } = await busy.client.call('privacy/deleteAccount', deletionOf(true));
      expect(status).toBe(200);
    });

    it('leaves no text about an order or an appointment outside the locked table', async () => {
      expect(await tablesWith(['Ordered twice', 'Too sweet', 'I have a cold'])).toEqual(['deleted_accounts']);
    });

    it('shows in the activity log that reasons were erased', async () => {
      for (const action of ['payment reversed', 'review hidden'] as const) {
        const { body } = await admin.call('admin/getActivity', { query: { action } });
        expect(body.content[0]?.after).toMatchObject({ reason: '(erased)' });
      }
    });

    it('leaves name, email, phone and address only in the locked table and the documents', async () => {
      expect(await tablesWith([...Object.values(person), 'gopinath'])).toEqual([
        'deleted_accounts',
        'documents',
      ]);
    });

    it('has no session, no sign-in and no reset link', async () => {
      const { email } = busy.member;

      expect((await busy.client.call('user/profile')).status).toBe(401);
      const body = { email, password: PASSWORD };
      expect((await gym.guest('203.0.113.8').call('auth/userLogin', { body })).status).toBe(400);
      await gym.guest('203.0.113.8').call('auth/forgot', { body: { email } });
      // Sign-in limits count any claimed email.
      expect(await tablesWith([email])).toEqual(['deleted_accounts', 'documents', 'tries']);
    });

    it('appears in no list, search, file, report or page of an admin, and in no public response', async () => {
      const { userId } = busy.member;
      const found: string[] = [];
      const searches = [person.name, 'gopinath', person.email, person.phone, String(userId)];
      const days = { from: TODAY, to: TODAY };
      const asked = [
        ...searchableLists.flatMap((name) =>
          [{}, ...searches.map((q) => ({ q }))].map((query) => ({ name, query })),
        ),
        ...searches.map((code) => ({ name: 'payments/find', query: { code } }) as const),
        ...(['payments', 'sales', 'memberships', 'renewals', 'dues'] as const).flatMap((report) => [
          { name: 'admin/getReport', query: { report, ...days } } as const,
          { name: 'admin/exportReport', query: { report, ...days } } as const,
        ]),
        { name: 'admin/getDashData', query: {} },
        { name: 'admin/getOrder', query: { id: busy.kept } },
        { name: 'admin/getMember', query: { id: userId } },
        { name: 'admin/getMemberTimeline', query: { id: userId } },
        { name: 'admin/exportPayments', query: { from: TODAY, center: 'indiranagar' } },
        { name: 'admin/exportGst', query: { month: '2030-03' } },
        { name: 'payments/getDay', query: { day: TODAY } },
        { name: 'visits/getToday', query: { center: 'indiranagar' } },
        { name: 'consultancy/getDay', query: { date: '2030-03-06' } },
        { name: 'membership/getLedger', query: { id: busy.membershipId } },
        { name: 'reviews/get', query: { id: await orderedProduct(busy.kept) } },
      ] as const;
      const unexpected: string[] = [];
      for (const { name, query } of asked) {
        const { status, body } = await admin.callLoosely(name, { query });
        const isOf404 =
          name === 'admin/getMember' || name === 'admin/getMemberTimeline' || name === 'payments/find';
        if (status !== 200 && !(isOf404 && status === 404)) unexpected.push(`${name} ${status}`);
        const text = (typeof body === 'string' ? body : JSON.stringify(body)).toLowerCase();
        const isNamed = [person.name, person.email, person.phone, 'gopinath', person.address].some((part) =>
          text.includes(part.toLowerCase()),
        );
        if (isNamed) found.push(`${name} ${JSON.stringify(query)}`);
      }

      expect(unexpected).toEqual([]);
      expect(found).toEqual([]);
      const { body: members } = await admin.call('admin/getMembers', { query: { q: 'deleted' } });
      expect(members.content).toEqual([]);
    });

    it('is shown as a deleted member where a row must be kept', async () => {
      const { body: orders } = await admin.call('admin/getOrder', { query: { id: busy.kept } });
      const { body: activity } = await admin.call('admin/getActivity', {
        query: { action: 'account deleted' },
      });
      const { body: documents } = await admin.call('admin/getDocuments', { query: {} });

      expect(JSON.stringify(orders)).toContain(DELETED_MEMBER);
      expect(isDeletedMember(orders.member)).toBe(true);
      expect(activity.content).toMatchObject([{ subject: DELETED_MEMBER, memberId: busy.member.userId }]);
      expect(documents.content.every(({ buyer }) => buyer === DELETED_MEMBER)).toBe(true);
    });

    it('keeps documents as they were issued', async () => {
      const number = busy.document?.number ?? '';

      const { status, body } = await admin.call('documents/get', { query: { number } });

      expect(status).toBe(200);
      expect(body.buyer.name).toBe(person.name);
      const { body: found } = await admin.call('admin/getDocuments', { query: { q: number } });
      expect(found.content).toMatchObject([{ number, buyer: DELETED_MEMBER }]);
    });

    it('has no upcoming appointment, and frees its time', async () => {
      const booking = await gym.db
        .selectFrom('bookings')
        .select(['status', 'age', 'height_cm', 'weight_kg'])
        .where('id', '=', busy.appointmentId)
        .executeTakeFirstOrThrow();

      expect(booking).toEqual({ status: 'cancelled', age: 0, height_cm: 0, weight_kg: 0 });
    });

    it('gets no mail, whatever happens to the remaining rows', async () => {
      const { body: queries } = await admin.call('contact/getAll', { query: { limit: 100 } });
      const open = queries.content.filter(({ email, status }) => email === '' && status === 'unanswered');
      for (const { contact_id: id } of open)
        await admin.call('contact/update', { body: { id, status: 'Answered', answer: 'At six.' } });
      const [receipt] = await gym.db
        .selectFrom('payments')
        .select('id')
        .where('membership_id', '=', busy.membershipId)
        .where('kind', '=', 'payment')
        .where('reversed_by', 'is', null)
        .execute();
      const reversed = await admin.call('payments/reverse', {
        body: { id: receipt?.id ?? 0, reason: 'Taken twice' },
      });

      expect(open).toHaveLength(2);
      expect(reversed.status).toBeLessThan(300);
      const { rows } =
        await sql`select from mails where recipient like '%invalid%' or recipient = ''`.execute(gym.db);
      expect(rows).toEqual([]);
      // The credit note of that reversal is issued to a person who appears in no list.
      const { body: documents } = await admin.call('admin/getDocuments', { query: { q: 'gopinath' } });
      expect(documents.content).toEqual([]);
    });

    it('can register again with the same email, without earlier data', async () => {
      const again = await signUp(gym);

      const { body } = await gym.as(again).call('privacy/getMine');

      expect(again.userId).not.toBe(busy.member.userId);
      const mails = body.mails.map(({ kind }) => kind);
      expect([body.checkouts, mails, body.queries]).toEqual([[], ['email confirm'], []]);
      expect((await gym.as(again).call('privacy/deleteAccount', deletionOf())).status).toBe(200);
    });

    it('is erased permanently a year later, and body measurements a year after their appointments', async () => {
      const kept = async () =>
        (
          await gym.db
            .selectFrom('deleted_accounts')
            .select(['kept', 'erased_at'])
            .where('user_id', '=', busy.member.userId)
            .executeTakeFirstOrThrow()
        ).kept;
      const before = await kept();
      const bodies = async () => {
        const { appointments } = (await kept()) as unknown as OwnData;
        return appointments.map(({ day, age, weightKg }) => `${day} ${age} ${weightKg}`);
      };
      await sql`
        update deleted_accounts set kept = jsonb_set(kept, '{appointments}', (kept -> 'appointments') ||
          '[{"day": "2029-06-01", "age": 37, "weightKg": 67}, {"day": "2029-05-31", "age": 37, "weightKg": 68}]')
        where user_id = ${busy.member.userId}`.execute(gym.db);
      gym.setNow(new Date('2030-06-01T12:00:00Z'));
      await sweepDeletedAccounts({ db: gym.db, clock, isRateLimited: true }, modules);
      const inJune = await bodies();

      gym.setNow(new Date('2031-03-03T12:00:00Z'));
      await sweepDeletedAccounts({ db: gym.db, clock, isRateLimited: true }, modules);
      const dayBefore = await kept();
      gym.setNow(new Date('2031-03-05T12:00:00Z'));
      await sweepDeletedAccounts({ db: gym.db, clock, isRateLimited: true }, modules);
      const after = await kept();
      gym.setNow(start);

      // Includes data that no screen showed before the deletion.
      expect(JSON.stringify(before)).toContain('A private matter of mine.');
      expect(inJune).toEqual([
        '2030-03-06 38 66',
        '2030-03-07 38 66',
        '2029-06-01 37 67',
        '2029-05-31 null null',
      ]);
      expect(dayBefore).not.toBeNull();
      expect(after).toBeNull();
      expect(await tablesWith([person.name, person.email])).toEqual(['documents']);
    });
  });
});

const orderedProduct = async (orderId: number): Promise<number> =>
  (await gym.db.selectFrom('orders').select('product_id').where('id', '=', orderId).executeTakeFirstOrThrow())
    .product_id;
