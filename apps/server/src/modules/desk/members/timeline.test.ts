import type { BodyInput } from '@namma/contract/calls';
import { type TimelineKind, timelineKinds } from '@namma/contract/members/timeline';
import type { TimelineEntry } from '@namma/contract/members/timeline-schemas';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import type { TestUser } from '../../../testing/make.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const admin = gym.as(await gym.make.admin());

const timelineOf = async ({ userId }: Pick<TestUser, 'userId'>, kind?: TimelineKind) =>
  (await admin.call('admin/getMemberTimeline', { query: { id: userId, ...(kind && { kind }), limit: 100 } }))
    .body.content;

/** Reads all entries page by page. */
async function readPages(
  limit: number,
  read: (before: string | undefined) => Promise<{ content: TimelineEntry[]; next: string | null }>,
) {
  const pages: TimelineEntry[][] = [];
  let before: string | undefined;
  do {
    const { content, next } = await read(before);
    pages.push(content);
    before = next ?? undefined;
  } while (before !== undefined);
  for (const page of pages.slice(0, -1)) expect(page).toHaveLength(limit);
  return pages.flat();
}

const passTime = (milliseconds: number) => gym.setNow(new Date(gym.now().getTime() + milliseconds));

const named = ({ kind, id }: TimelineEntry) => `${kind} ${id}`;

/** A payment at the counter. */
const receive = async (body: BodyInput<'payments/receive'>) => {
  const answer = await admin.call('payments/receive', { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.receiptId;
};

/** Books as the member; the test gym has no factory for bookings. */
const book = (member: TestUser, date: string) =>
  gym.as(member).call('consultancy/book', {
    body: { consult_type: 'Nutrition', age: 34, height: 172, weight: 70, date },
  });

const INSTANT = '2030-03-04T12:00:00.123+05:30';

/** Gives every row of these tables the same instant, like a burst of writes. */
const setInstant = async (instant: string) => {
  for (const table of ['memberships', 'checkouts', 'orders', 'bookings', 'enquiries', 'mails'])
    await sql`update ${sql.table(table)} set created_at = ${instant}`.execute(gym.db);
};

describe('a timeline', () => {
  it('of someone with one of everything shows each once, newest first', async () => {
    const member = await gym.make.member({ email: 'one.of.each@example.com' });
    const made: string[] = [];
    const make = async (kind: TimelineKind, id: number) => {
      made.unshift(`${kind} ${id}`);
      passTime(60_000);
    };
    await make('membership', (await gym.make.membership({ member })).membershipId);
    const { orderId } = await gym.make.order({ member });
    await make('order', orderId);
    await admin.call('orders/update', { body: { id: orderId, status: 'Transit' } });
    const [document] = await timelineOf(member, 'document');
    await make('document', document?.id ?? 0);
    await book(member, '2030-03-09');
    const [booking] = await timelineOf(member, 'appointment');
    await make('appointment', booking?.id ?? 0);
    const { body: sent } = await gym.guest().call('contact/register', {
      body: { name: 'Asha', email: 'One.Of.Each@example.com', phone: '9876543210', msg: 'Is the pool open?' },
    });
    const [query] = await timelineOf(member, 'query');
    await make('query', query?.id ?? 0);
    const { membershipId } = await gym.make.membership({ member });
    await make('membership', membershipId);
    await make(
      'payment',
      await receive({ subject: 'membership', id: membershipId, mode: 'cash', amount: 100 }),
    );
    await receive({ subject: 'membership', id: membershipId, mode: 'cash' });
    await gym.as(member).call('membership/extend', { body: { id: membershipId, days: 5 } });
    const [event] = await timelineOf(member, 'membershipEvent');
    await make('membershipEvent', event?.id ?? 0);
    const { key } = await gym.make.groupClass();
    await gym.as(member).call('classes/book', { body: key });
    const [booked] = await timelineOf(member, 'class');
    await make('class', booked?.id ?? 0);
    const { body: sold } = await admin.call('passes/sell', {
      body: { name: member.name, phone: '9880054321', center: 'kormangla', day: '2030-03-05', kind: 'trial' },
    });
    await gym.db
      .updateTable('passes')
      .set({ user_id: member.userId })
      .where('id', '=', sold.pass.id)
      .execute();
    await make('pass', sold.pass.id);
    await admin.call('visits/scan', { body: { memberId: member.userId, center: 'kormangla' } });
    const [visit] = await timelineOf(member, 'visit');
    await make('visit', visit?.id ?? 0);
    await admin.call('followUps/record', {
      body: { userId: member.userId, reason: 'ended', outcome: 'reached', note: 'Comes on Monday' },
    });
    const [call] = await timelineOf(member, 'followUp');
    expect(call).toMatchObject({ calledFor: 'ended', outcome: 'reached', note: 'Comes on Monday' });
    await make('followUp', call?.id ?? 0);
    await admin.call('whatsApp/record', { body: { kind: 'member', id: member.userId } });
    const [written] = await timelineOf(member, 'whatsApp');
    await make('whatsApp', written?.id ?? 0);
    await make('mail', await gym.make.mail({ to: member.email }));

    const entries = await timelineOf(member);

    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(timelineKinds));
    expect(entries.map(named).filter((name) => made.includes(name))).toEqual(made);
    expect(new Set(entries.map(named)).size).toBe(entries.length);
    const times = entries.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'query',
          ticketNumber: sent.ticketNumber,
          message: 'Is the pool open?',
        }),
        expect.objectContaining({ kind: 'appointment', consult_type: 'Nutrition', date: '2030-03-09' }),
        expect.objectContaining({ kind: 'membership', type: 'Elite Plus', totalPaise: 1_289_900 }),
        expect.objectContaining({
          kind: 'membershipEvent',
          eventKind: 'extension',
          type: 'Elite Plus',
          days: 5,
          isByAdmin: false,
        }),
        expect.objectContaining({ kind: 'mail', mailKind: 'order moved' }),
        expect.objectContaining({ kind: 'pass', passKind: 'trial', day: '2030-03-05', state: 'open' }),
        expect.objectContaining({ kind: 'class', ...key, type: 'Yoga', state: 'booked', isWaiting: false }),
        expect.objectContaining({ kind: 'document', documentKind: 'receipt', isCancelled: false }),
      ]),
    );
  });

  it('shows payments, and their later changes', async () => {
    const member = await gym.make.member();
    const { checkoutId } = await gym.make.order({ member });
    const utr = '603118204517';
    const receiptId = await receive({ subject: 'checkout', id: checkoutId, mode: 'upi', utr });
    passTime(60_000);
    const { body } = await admin.call('payments/reverse', { body: { id: receiptId, reason: 'Wrong order' } });

    const [reversal, receipt] = await timelineOf(member, 'payment');

    expect(receipt).toMatchObject({
      id: receiptId,
      paymentKind: 'payment',
      mode: 'upi',
      utr,
      isReversed: true,
    });
    expect(reversal).toMatchObject({ id: body.receiptId, paymentKind: 'reversal', reason: 'Wrong order' });
    const { body: own } = await gym.as(member).call('user/getTimeline', { query: { kind: 'payment' } });
    expect(own.content).toEqual([reversal, receipt]);
  });

  it('shows steps that moved the end of a membership, to its member too', async () => {
    const { membershipId: id, member } = await gym.make.membership({ paymentStatus: 'payed' });
    const pause = { fromDay: '2030-04-10', toDay: '2030-04-16' };
    await admin.call('membership/pause', { body: { id, ...pause } });
    passTime(60_000);
    await gym.as(member).call('membership/resume', { body: { id } });

    const events = await timelineOf(member, 'membershipEvent');

    expect(events).toMatchObject([
      { eventKind: 'resume', ...pause, days: -7, isByAdmin: false },
      { eventKind: 'pause', ...pause, days: 7, isByAdmin: true, type: 'Elite Plus', center: null },
    ]);
    const { body: own } = await gym
      .as(member)
      .call('user/getTimeline', { query: { kind: 'membershipEvent' } });
    expect(own.content).toEqual(events);
  });

  it('shows a checkout once, with its lines', async () => {
    const member = await gym.make.member();
    const products = await gym.make.products(2);
    const addressId = await gym.make.address(member);
    const { body: placed } = await gym.as(member).call('orders/order', {
      body: {
        paymentMode: 'COD',
        source: 'buy',
        addressId,
        cartProductDetails: products.map(({ productId }) => ({ productId, quantity: 3 })),
      },
    });

    const [order, ...others] = await timelineOf(member, 'order');

    expect(others).toEqual([]);
    expect(order).toMatchObject({
      id: placed.orderIds[0],
      checkoutId: placed.checkoutId,
      totalPaise: placed.total * 100,
      lines: products.map(({ name }, i) => ({
        orderId: placed.orderIds[i],
        product: name,
        quantity: 3,
        orderStatus: 'Pending',
        isCancelled: false,
      })),
    });
  });

  it('is read page by page without gaps or repeats, although everything has the same instant', async () => {
    const member = await gym.make.member({ email: 'all.at.once@example.com' });
    const usual = gym.now();
    gym.setNow(new Date(INSTANT));
    for (let times = 0; times < 3; times++) {
      await gym.make.membership({ member });
      const { checkoutId } = await gym.make.order({ member });
      await receive({ subject: 'checkout', id: checkoutId, mode: 'cash', amount: 1 });
      await gym.make.mail({ to: member.email });
      await book(member, `2030-03-1${times}`);
    }
    await setInstant(INSTANT);
    gym.setNow(usual);
    const whole = await timelineOf(member);

    const entries = await readPages(
      4,
      async (before) =>
        (
          await admin.call('admin/getMemberTimeline', {
            query: { id: member.userId, limit: 4, ...(before && { before }) },
          })
        ).body,
    );

    expect(entries).toEqual(whole);
    expect(new Set(entries.map(named)).size).toBe(entries.length);
    expect(entries.length).toBeGreaterThanOrEqual(15);
    const kinds = entries.map(({ kind }) => timelineKinds.indexOf(kind));
    expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
  });

  it('is read without gaps when entries lie microseconds apart', async () => {
    const member = await gym.make.member();
    for (let times = 0; times < 5; times++) await gym.make.membership({ member });
    await sql`update memberships set created_at = timestamptz '2030-03-04 12:00:00.000500+05:30'
      - (id % 7) * interval '1 microsecond' where user_id = ${member.userId}`.execute(gym.db);
    const whole = await timelineOf(member);

    const entries = await readPages(
      1,
      async (before) =>
        (await gym.as(member).call('user/getTimeline', { query: { limit: 1, ...(before && { before }) } }))
          .body,
    );

    expect(entries).toEqual(whole);
    expect(entries).toHaveLength(5);
  });

  it('keeps its position while newer entries arrive', async () => {
    const member = await gym.make.member();
    const ids: number[] = [];
    for (let times = 0; times < 4; times++) {
      ids.unshift((await gym.make.membership({ member })).membershipId);
      passTime(1_000);
    }
    const asMember = gym.as(member);
    const { body: first } = await asMember.call('user/getTimeline', { query: { limit: 2 } });
    await gym.make.membership({ member });

    const { body: second } = await asMember.call('user/getTimeline', {
      query: { limit: 2, before: first.next ?? '' },
    });

    expect([...first.content, ...second.content].map(({ id }) => id)).toEqual(ids);
    expect(second.next).toBeNull();
  });

  it('shows one kind on request', async () => {
    const member = await gym.make.member();
    await gym.make.order({ member });
    const { membershipId } = await gym.make.membership({ member });

    expect((await timelineOf(member, 'membership')).map(named)).toEqual([`membership ${membershipId}`]);
    const { body } = await gym.as(member).call('user/getTimeline', { query: { kind: 'membership' } });
    expect(body.content.map(named)).toEqual([`membership ${membershipId}`]);
  });

  it('never has anything of another person', async () => {
    const [asha, ravi] = await gym.make.members(2);
    if (!asha || !ravi) throw new Error('two members were made');
    await gym.make.order({ member: ravi });
    await gym.make.membership({ member: ravi, paymentStatus: 'payed' });
    await gym.make.mail({ to: ravi.email });
    await book(ravi, '2030-03-09');

    expect(await timelineOf(asha)).toEqual([]);
    const { body } = await gym.as(asha).callLoosely('user/getTimeline', { query: { id: ravi.userId } });
    expect(body).toEqual({ content: [], next: null });
  });

  it('shows a member neither queries nor mails: the email is not verified', async () => {
    const member = await gym.make.member({ email: 'not.mine@example.com' });
    await gym.make.mail({ to: member.email });
    await gym.guest().call('contact/register', {
      body: { name: 'Someone else', email: member.email, phone: '9876543210', msg: 'A private matter' },
    });

    expect((await timelineOf(member)).map(({ kind }) => kind).toSorted()).toEqual(['mail', 'mail', 'query']);
    expect((await gym.as(member).call('user/getTimeline')).body.content).toEqual([]);
    for (const kind of ['query', 'mail'])
      expect((await gym.as(member).callLoosely('user/getTimeline', { query: { kind } })).status).toBe(400);
  });

  it.each([
    'yesterday',
    '1_order_',
    '1_visitor_1',
    '99999999999999999_order_1',
    '1_order_1; drop table users',
  ])('refuses before=%s', async (before) => {
    const member = await gym.make.member();

    expect((await gym.as(member).callLoosely('user/getTimeline', { query: { before } })).status).toBe(400);
  });

  it.each(['0_mail_0', '9999999999999999_order_9999999999', '0_membership_9999999999'])(
    'accepts before=%s, at the limits of time',
    async (before) => {
      const member = await gym.make.member();
      const { membershipId } = await gym.make.membership({ member });

      const { body, status } = await gym.as(member).call('user/getTimeline', { query: { before } });

      expect(status).toBe(200);
      expect(body.content.map(({ id }) => id)).toEqual(before.startsWith('9') ? [membershipId] : []);
    },
  );
});
