import { gymDay, hours } from '@namma/contract/days/dates';
import { parseTicketNumber } from '@namma/contract/enquiries/ticket-number';
import { LEGAL_TEXTS_OF } from '@namma/contract/legal/rules';
import { DELETED_MEMBER, isDeletedMember } from '@namma/contract/members/rules';
import type { OwnData, OwnDataList } from '@namma/contract/privacy/own-data';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { modules } from '../../../modules.ts';
import { startTestGym } from '../../../testing/gym.ts';
import { PASSWORD, type TestUser } from '../../../testing/make.ts';
import { sweepDeletedAccounts } from './service.ts';

const TODAY = '2030-03-04';
const gym = await startTestGym({
  today: TODAY,
  mail: { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } },
});
const admin = gym.as(await gym.make.admin());
const start = gym.now();
const clock = () => gym.now();

/** What is looked for after a deletion; no other row of this gym has it. */
const person = {
  name: 'Chandrika Gopinath',
  email: 'chandrika.gopinath@example.com',
  phone: '9731300042',
  address: '42, Lavelle Road',
};

/** Another address, which a query was sent with. */
const WORK_EMAIL = 'gopinath@work.example';

const registrationOf = (email: string, locale?: 'kn') => ({
  name: 'Somebody',
  email,
  phone: '9876543210',
  DOB: '1991-05-17',
  gender: 'Female' as const,
  address: '1, MG Road',
  password: PASSWORD,
  Cpassword: PASSWORD,
  ...(locale ? { locale } : {}),
});

async function signUp(): Promise<TestUser> {
  const { email } = person;
  await gym.guest().call('auth/userRegister', { body: { ...registrationOf(email), ...person } });
  const { body } = await gym.guest().call('auth/userLogin', { body: { email, password: PASSWORD } });
  const { user_id: userId, name } = (await gym.withToken(body.token).call('user/profile')).body;
  return { userId, name, email, token: body.token };
}

/** Somebody who has done everything that a member can do. */
async function busyMember() {
  const member = await signUp();
  const client = gym.as(member);
  const [first, second, third] = await gym.make.products(3);
  if (!first || !second || !third) throw new Error('three products were made');
  await client.call('cart/addAddress', {
    body: {
      name: person.name,
      email: person.email,
      phone: person.phone,
      address: person.address,
      town: 'Bengaluru',
      pincode: '560001',
      district: 'Bengaluru Urban',
      addresstype: 'home',
    },
  });
  const [address] = (await client.call('cart/addressDetails')).body;
  const order = async (productId: number) => {
    const { body } = await client.call('orders/order', {
      body: {
        paymentMode: 'COD',
        source: 'buy',
        addressId: address?.addressId ?? 0,
        cartProductDetails: [{ productId, quantity: 1 }],
      },
      headers: { 'idempotency-key': `order ${productId}` },
    });
    return body.orderIds[0] ?? 0;
  };
  const deliver = async (id: number) => {
    for (const status of ['Transit', 'Out-For-Delivery', 'Delivered'] as const)
      await admin.call('orders/update', { body: { id, status } });
  };
  const kept = await order(first.productId);
  await deliver(kept);
  await client.call('orders/rating', {
    body: {
      rating: 4,
      productId: first.productId,
      orderId: kept,
      review: 'It mixes well and tastes of cocoa.',
    },
  });
  const returned = await order(second.productId);
  await deliver(returned);
  await client.call('orders/rating', {
    body: { rating: 2, productId: second.productId, orderId: returned, review: 'Sold to me by a rude man.' },
  });
  const rude = await gym.db
    .selectFrom('reviews')
    .select('id')
    .where('order_id', '=', returned)
    .executeTakeFirstOrThrow();
  await admin.call('reviews/hide', { body: { id: rude.id, reason: `${person.name} insults a colleague` } });
  await client.call('returns/request', { body: { orderId: returned, reason: 'Too sweet' } });
  const [asked] = (await admin.call('returns/getAll')).body.content;
  const cancelled = await order(third.productId);
  await client.call('orders/cancel', { body: { id: cancelled, reason: 'Ordered twice' } });
  await client.call('cart/add', { body: { productId: third.productId } });

  await client.call('membership/register', {
    body: { type: 'Elite Plus', center: 'indiranagar', start_Date: TODAY, end_Date: '2030-09-04' },
  });
  const [membership] = (await client.call('membership/getMemberships')).body;
  const membershipId = membership?.id ?? 0;
  const { body: paid } = await admin.call('payments/receive', {
    body: { subject: 'membership', id: membershipId, mode: 'cash', amount: 100 },
  });
  await admin.call('payments/reverse', {
    body: { id: paid.receiptId, reason: `Paid by Gopinath, the father of ${person.name}` },
  });
  await admin.call('visits/scan', {
    body: { memberId: member.userId, center: 'indiranagar', overrule: `Gopinath pays tomorrow` },
  });
  await admin.call('membership/update', { body: { id: membershipId, status: 'payed' } });
  await client.call('membership/pause', {
    body: { id: membershipId, fromDay: '2030-04-10', toDay: '2030-04-16' },
  });
  await admin.call('visits/scan', { body: { memberId: member.userId, center: 'indiranagar' } });

  const coach = await gym.make.coach();
  const { body: booked } = await client.call('consultancy/book', {
    body: {
      consult_type: 'Fitness',
      age: 38,
      height: 171,
      weight: 66,
      date: '2030-03-06',
      startsAt: '2030-03-06T06:30:00.000Z',
      coachId: coach.coachId,
    },
  });
  const { body: other } = await client.call('consultancy/book', {
    body: { consult_type: 'Nutrition', age: 38, height: 171, weight: 66, date: '2030-03-07' },
  });
  await client.call('consultancy/cancel', { body: { id: other.id, reason: 'I have a cold' } });
  const msg = 'When does the pool open on Sundays?';
  const query = { name: person.name, email: person.email, phone: person.phone, msg };
  await client.call('contact/register', { body: query });
  const { body: atWork } = await client.call('contact/register', {
    body: { ...query, email: WORK_EMAIL, msg: 'May my colleagues train with me?' },
  });
  await admin.call('contact/update', {
    body: {
      id: parseTicketNumber(atWork.ticketNumber) ?? 0,
      status: 'Answered',
      answer: `Yes, ${person.name}, every Friday.`,
    },
  });
  await gym.guest().call('contact/register', { body: { ...query, msg: 'A private matter of mine.' } });
  await gym.guest('203.0.113.7').call('auth/forgot', { body: { email: person.email } });
  const document = (await client.call('documents/getMine')).body[0];
  return {
    member,
    client,
    kept,
    returnId: asked?.returnId ?? 0,
    membershipId,
    appointmentId: booked.id,
    document,
  };
}

/** Nothing is left that refuses the deletion. */
async function settleReturn(id: number): Promise<void> {
  await admin.call('returns/decide', { body: { id, decision: 'refuse' } });
}

const deletionOf = (isSure?: boolean) => ({ body: { password: PASSWORD, ...(isSure ? { isSure } : {}) } });

/** What the modules say of their tables with rows about members. */
const declared = modules.flatMap(({ memberData }) => Object.entries(memberData?.tables ?? {}));

/**
 * Tables that may hold a member's rows: those that refer to users, directly or through a table that does, and those with a
 * column that names a person.
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

/** The tables in which any column of any row has one of these texts. */
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

describe('signing up', () => {
  it('keeps what was agreed to: the text, its version, the language and the instant', async () => {
    const email = 'agrees@example.com';
    const { status } = await gym.guest().call('auth/userRegister', { body: registrationOf(email, 'kn') });

    const consents = gym.db
      .selectFrom('consents')
      .innerJoin('users', 'users.id', 'consents.user_id')
      .select(['document', 'version', 'consents.locale', 'given_at'])
      .where('email', '=', email)
      .orderBy('consents.id');

    const consent = { version: LEGAL_TEXTS_OF, locale: 'kn', given_at: gym.now() };
    expect(status).toBe(201);
    expect(await consents.execute()).toEqual([
      { document: 'terms', ...consent },
      { document: 'privacy', ...consent },
    ]);
  });

  it('keeps consents for good', async () => {
    await gym.guest().call('auth/userRegister', { body: registrationOf('for.good@example.com') });

    await expect(sql`update consents set version = 'another'`.execute(gym.db)).rejects.toThrow(
      /only ever added to/,
    );
    await expect(sql`delete from consents`.execute(gym.db)).rejects.toThrow(/only demo data/);
  });
});

it('knows of every table with rows of a member whether it is downloaded and whether it is erased', async () => {
  const tables = await tablesOfPeople();

  // Of products and coaches, not of members.
  const others = ['coach_hours', 'coaches', 'closures'];
  const ofPeople = tables.filter((table) => !others.includes(table));
  expect(
    declared.map(([table]) => table).sort(),
    'name it in `memberData.tables` of the module that owns it',
  ).toEqual(ofPeople);
});

describe('a member who has done everything', () => {
  let busy: Awaited<ReturnType<typeof busyMember>>;
  beforeAll(async () => {
    busy = await busyMember();
  });

  it('downloads every kind of thing that is stored', async () => {
    const { body } = await busy.client.call('privacy/getMine');

    const empty = declared
      .flatMap(([, { download }]) => ('not' in download ? [] : [download.part as OwnDataList]))
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
    expect(body.mails[0]?.text).toContain(person.name);
    expect(JSON.stringify(body)).not.toContain('password_hash');
  });

  it('reads the texts of own queries, and not those that somebody sent with the same email', async () => {
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

  it('downloads nothing of anybody else', async () => {
    const stranger = await gym.make.member();

    const { body } = await gym.as(stranger).call('privacy/getMine');

    expect(JSON.stringify(body)).not.toContain(person.email);
    expect(body.checkouts).toEqual([]);
  });

  it('is refused a deletion with a wrong password', async () => {
    const answer = await busy.client.call('privacy/deleteAccount', { body: { password: 'not it' } });

    expect(answer).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'password', message: 'This password is wrong' }] },
    });
  });

  it('is refused a deletion while a return is open, an order undelivered or a paid membership runs', async () => {
    const open = await busy.client.call('privacy/deleteAccount', deletionOf(true));
    await settleReturn(busy.returnId);
    const { orderId } = await gym.make.order({ member: busy.member });
    const undelivered = await busy.client.call('privacy/deleteAccount', deletionOf(true));
    await busy.client.call('orders/cancel', { body: { id: orderId } });
    const paid = await busy.client.call('privacy/deleteAccount', deletionOf());

    expect([open.status, undelivered.status, paid.status]).toEqual([409, 409, 409]);
    expect(open.body.message).toMatch(/^A return or refund is still open: NS-\d+-\d\./);
    expect(undelivered.body.message).toMatch(/^Not delivered yet: NS-\d+-\d\./);
    expect(paid.body.lost).toEqual([{ type: 'Elite Plus', center: 'indiranagar', endDate: '2030-09-11' }]);
    expect((await busy.client.call('user/profile')).status).toBe(200);
  });

  describe('and has deleted the account', () => {
    beforeAll(async () => {
      const { status } = await busy.client.call('privacy/deleteAccount', deletionOf(true));
      expect(status).toBe(200);
    });

    it('leaves nothing that was written about an order or an appointment but in the locked table', async () => {
      expect(await tablesWith(['Ordered twice', 'Too sweet', 'I have a cold'])).toEqual(['deleted_accounts']);
    });

    it('shows in the record of changes that reasons were erased', async () => {
      for (const action of ['payment reversed', 'review hidden'] as const) {
        const { body } = await admin.call('admin/getActivity', { query: { action } });
        expect(body.content[0]?.after).toMatchObject({ reason: '(erased)' });
      }
    });

    it('leaves name, email, phone and address in no table but the locked one and the documents', async () => {
      expect(await tablesWith([...Object.values(person), 'gopinath'])).toEqual([
        'deleted_accounts',
        'documents',
      ]);
    });

    it('is nobody any more: no session, no sign-in, no link to a new password', async () => {
      const { email } = busy.member;

      expect((await busy.client.call('user/profile')).status).toBe(401);
      const body = { email, password: PASSWORD };
      expect((await gym.guest('203.0.113.8').call('auth/userLogin', { body })).status).toBe(400);
      await gym.guest('203.0.113.8').call('auth/forgot', { body: { email } });
      // What anybody may claim is counted: the limits of sign-ins with this email.
      expect(await tablesWith([email])).toEqual(['deleted_accounts', 'documents', 'tries']);
    });

    it('appears in no list, search, file, report or page of an admin, and in no public answer', async () => {
      const { userId } = busy.member;
      const found: string[] = [];
      const searches = [person.name, 'gopinath', person.email, person.phone, String(userId)];
      const days = { from: TODAY, to: TODAY };
      const asked = [
        ...(
          [
            'orders/getAllOrders',
            'membership/getAllMemberships',
            'contact/getAll',
            'consultancy/getAll',
            'reviews/getAll',
            'returns/getAll',
            'admin/getMembers',
            'admin/getMails',
            'admin/getDocuments',
            'admin/getActivity',
            'admin/exportOrders',
            'admin/exportMemberships',
            'admin/exportQueries',
            'admin/exportAppointments',
            'admin/exportActivity',
          ] as const
        ).flatMap((name) => [{}, ...searches.map((q) => ({ q }))].map((query) => ({ name, query }))),
        ...searches.map((code) => ({ name: 'payments/find', query: { code } }) as const),
        ...(['payments', 'sales', 'memberships', 'renewals', 'dues'] as const).flatMap((report) => [
          { name: 'admin/getReport', query: { report, ...days } } as const,
          { name: 'admin/exportReport', query: { report, ...days } } as const,
        ]),
        { name: 'admin/getDashData', query: {} },
        { name: 'admin/getOrder', query: { id: busy.kept } },
        { name: 'admin/getMember', query: { id: userId } },
        { name: 'admin/getMemberTimeline', query: { id: userId } },
        { name: 'admin/exportPayments', query: { day: TODAY, center: 'indiranagar' } },
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

    it('is called a deleted member where a row has to stay', async () => {
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

    it('leaves documents as they were issued', async () => {
      const number = busy.document?.number ?? '';

      const { status, body } = await admin.call('documents/get', { query: { number } });

      expect(status).toBe(200);
      expect(body.buyer.name).toBe(person.name);
      const { body: found } = await admin.call('admin/getDocuments', { query: { q: number } });
      expect(found.content).toMatchObject([{ number, buyer: DELETED_MEMBER }]);
    });

    it('has no appointment to come, and frees its time', async () => {
      const booking = await gym.db
        .selectFrom('bookings')
        .select(['status', 'age', 'height_cm', 'weight_kg'])
        .where('id', '=', busy.appointmentId)
        .executeTakeFirstOrThrow();

      expect(booking).toEqual({ status: 'cancelled', age: 0, height_cm: 0, weight_kg: 0 });
    });

    it('gets no mail, whatever happens to what is left', async () => {
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
      // The credit note of that reversal is issued to somebody who has no name in lists.
      const { body: documents } = await admin.call('admin/getDocuments', { query: { q: 'gopinath' } });
      expect(documents.content).toEqual([]);
    });

    it('can register again with the same email, and starts with nothing', async () => {
      const again = await signUp();

      const { body } = await gym.as(again).call('privacy/getMine');

      expect(again.userId).not.toBe(busy.member.userId);
      expect([body.checkouts, body.mails, body.queries]).toEqual([[], [], []]);
      expect((await gym.as(again).call('privacy/deleteAccount', deletionOf())).status).toBe(200);
    });

    it('is erased for good a year later, the body of earlier appointments a year after those', async () => {
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

      // What nobody could read before is kept too.
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

describe('deleting an account', () => {
  it('is refused an admin, whose account is ended at the terminal', async () => {
    const { status } = await admin.call('privacy/deleteAccount', deletionOf());

    expect(status).toBe(409);
  });

  it('cannot be tried with more than 10 wrong passwords in 15 minutes', async () => {
    const member = await gym.make.member();
    const answers = [];
    for (let tries = 0; tries < 11; tries++)
      answers.push(
        await gym.as(member).call('privacy/deleteAccount', { body: { password: `wrong ${tries}` } }),
      );

    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(400), 429]);
  });

  it('needs no second yes once the paid membership has ended', async () => {
    const { member } = await gym.make.membership({ paymentStatus: 'payed', endDate: TODAY });
    gym.setNow(new Date(start.getTime() + hours(48)));
    const token = await gym.make.session(member.userId, hours(1));

    const { status } = await gym.withToken(token).call('privacy/deleteAccount', deletionOf());
    gym.setNow(start);

    expect(status).toBe(200);
    expect(gymDay(gym.now())).toBe(TODAY);
  });
});
