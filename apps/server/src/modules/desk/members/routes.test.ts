import type { BodyInput } from '@namma/contract/calls';
import type { TimelineKind } from '@namma/contract/members/timeline';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import type { TestUser } from '../../../testing/make.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const admin = gym.as(await gym.make.admin());

const find = async (q: string) => {
  const { body } = await admin.call('admin/getMembers', { query: { q, limit: 100 } });
  return body.content.map(({ name }) => name);
};

const timelineOf = async ({ userId }: Pick<TestUser, 'userId'>, kind?: TimelineKind) =>
  (await admin.call('admin/getMemberTimeline', { query: { id: userId, ...(kind && { kind }), limit: 100 } }))
    .body.content;

/** A payment at the counter. */
const receive = async (body: BodyInput<'payments/receive'>) => {
  const answer = await admin.call('payments/receive', { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.receiptId;
};

describe('finding a person', async () => {
  const names = ['Asha Kulkarni-Rao', 'Ravi Asharaf', 'ಆಶಾ ರಾವ್', `${'Bhanu'.repeat(12)} Iyer`];
  const [asha] = await Promise.all(
    names.map((name, n) =>
      gym.make.member({ name, email: `finder${n}@mail.example`, phone: `980000000${n}` }),
    ),
  );

  it.each([
    ['the name', 'Asha Kulkarni-Rao', ['Asha Kulkarni-Rao']],
    ['the words of the name in another order', 'rao kulk asha', ['Asha Kulkarni-Rao']],
    ['a part of a word', 'shar', ['Ravi Asharaf']],
    ['a name and a part of the phone', '9800000001 ravi', ['Ravi Asharaf']],
    ['the email', 'FINDER0@mail.example', ['Asha Kulkarni-Rao']],
    ['a part of the email and of the name', 'finder1 ash', ['Ravi Asharaf']],
    ['the phone with prefix and spaces', '+91 98000 00001', ['Ravi Asharaf']],
    ['a Kannada name', 'ರಾವ್ ಆಶಾ', ['ಆಶಾ ರಾವ್']],
    ['one Kannada word', 'ಆಶಾ', ['ಆಶಾ ರಾವ್']],
    ['a long name', 'iyer bhanubhanu', [names[3]]],
    ['a name that nobody has', 'asha zzzz', []],
    ['only punctuation', '- !', []],
    ['a percent sign', '%', []],
  ])('by %s', async (_, q, found) => {
    expect(await find(q)).toEqual(found);
  });

  it('by their number', async () => {
    expect(await find(String(asha?.userId))).toContain('Asha Kulkarni-Rao');
  });

  it('shows all newest first, page by page, without a search', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map((page) => admin.call('admin/getMembers', { query: { page, limit: 3 } })),
    );

    const ids = [first, second].flatMap((page) => page?.body.content.map(({ userId }) => userId) ?? []);
    expect(ids).toHaveLength(5);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    expect(first?.body.totalPages).toBe(2);
  });

  it('shows the newest membership of a member, and marks admins', async () => {
    const member = await gym.make.member({ name: 'Newest Holder' });
    await gym.make.membership({ member, paymentStatus: 'payed', endDate: '2030-03-01' });
    const { membershipId } = await gym.make.membership({ member });

    const { body } = await admin.call('admin/getMembers', { query: { q: 'newest holder' } });

    expect(body.content).toMatchObject([
      { role: 'user', membership: { id: membershipId, payment_status: 'pending', type: 'Elite Plus' } },
    ]);
    const { body: people } = await admin.call('admin/getMembers', { query: { q: 'admin' } });
    expect(people.content).toMatchObject([{ role: 'ADMIN', membership: null }]);
  });
});

describe('a person’s page', () => {
  it('shows the identity and the dues, for memberships until they start and for orders on delivery', async () => {
    const member = await gym.make.member({ name: 'Kiran Hegde', phone: '9876500001' });
    const { membershipId } = await gym.make.membership({ member });
    await gym.make.membership({ member, paymentStatus: 'payed' });
    const arrived = await gym.make.order({ member, orderStatus: 'Delivered' });
    const { orderId, product } = await gym.make.order({ member, quantity: 2 });
    await receive({ subject: 'membership', id: membershipId, mode: 'card', amount: 5000.5 });

    const { body } = await admin.call('admin/getMember', { query: { id: member.userId } });

    const [duePaise, arrivedPaise] = [product.displayedPrice * 2, arrived.product.displayedPrice].map(
      (rupees) => (rupees + 29) * 100,
    );
    expect(body).toMatchObject({
      userId: member.userId,
      name: 'Kiran Hegde',
      email: member.email,
      phone: '9876500001',
      DOB: '1990-05-17',
      gender: 'Female',
      address: '1, MG Road',
      role: 'user',
      registeredOn: '2030-03-04',
      isDisabled: false,
      duePaise: 789_850 + (duePaise ?? 0) + (arrivedPaise ?? 0),
    });
    expect(body.dues[0]).toMatchObject({
      kind: 'membership',
      id: membershipId,
      center: 'indiranagar',
      startDate: '2030-03-04',
      totalPaise: 1_289_900,
      duePaise: 789_850,
    });
    expect(body.dues.slice(1)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'order',
          id: orderId,
          town: 'Bengaluru',
          isDelivered: false,
          duePaise,
        }),
        expect.objectContaining({ id: arrived.orderId, isDelivered: true, duePaise: arrivedPaise }),
      ]),
    );
    expect((await gym.as(member).call('user/getDues')).body).toEqual({
      duePaise: body.duePaise,
      dues: body.dues,
    });
  });

  it('lists paid memberships that have not ended, also when a pause has moved the end', async () => {
    const member = await gym.make.member();
    const ended = await gym.make.membership({ member, paymentStatus: 'payed', endDate: '2030-03-03' });
    await gym.make.membership({ member });
    const next = await gym.make.membership({ member, paymentStatus: 'payed', startDate: '2030-05-01' });
    const moved = await gym.make.membership({ member, paymentStatus: 'payed', endDate: '2030-03-03' });
    await gym.db
      .insertInto('membership_events')
      .values({
        membership_id: moved.membershipId,
        kind: 'extension',
        days: 9,
        made_by: member.userId,
        at: gym.now(),
      })
      .execute();

    const { body } = await admin.call('admin/getMember', { query: { id: member.userId } });

    expect(body.memberships.map(({ id, effectiveEnd }) => [id, effectiveEnd])).toEqual([
      [moved.membershipId, '2030-03-12'],
      [next.membershipId, '2030-11-01'],
    ]);
    expect(body.memberships.map(({ id }) => id)).not.toContain(ended.membershipId);
  });

  it('shows no dues for paid or cancelled orders', async () => {
    const member = await gym.make.member();
    const paid = await gym.make.order({ member });
    await receive({ subject: 'checkout', id: paid.checkoutId, mode: 'cash' });
    const { orderId } = await gym.make.order({ member });
    await gym.as(member).call('orders/cancel', { body: { id: orderId } });

    expect((await gym.as(member).call('user/getDues')).body).toEqual({ duePaise: 0, dues: [] });
    const [cancelled] = await timelineOf(member, 'order');
    expect(cancelled).toMatchObject({ totalPaise: 0, lines: [{ orderId, isCancelled: true }] });
  });

  it('shows the slip of each due amount', async () => {
    const asMember = gym.as(await gym.make.member());
    const form = {
      type: 'Elite',
      center: 'HSR Layout',
      start_Date: '2030-03-05',
      end_Date: '2031-03-05',
    } as const;
    await asMember.call('membership/register', { body: form });

    const [due] = (await asMember.call('user/getDues')).body.dues;

    const { body: slip } = await asMember.call('membership/slip', { query: { id: due?.id ?? 0 } });
    expect(due).toMatchObject({ duePaise: slip.duePaise, slipCode: slip.code });
  });

  it('shows no dues without purchases', async () => {
    const member = await gym.make.member();

    expect((await gym.as(member).call('user/getDues')).body).toEqual({ duePaise: 0, dues: [] });
    expect(await timelineOf(member)).toEqual([]);
    expect((await gym.as(member).call('user/getTimeline')).body).toEqual({ content: [], next: null });
  });

  it('exists for an admin, too', async () => {
    const { userId, email } = await gym.make.admin();

    const { body } = await admin.call('admin/getMember', { query: { id: userId } });

    expect(body).toMatchObject({ email, role: 'ADMIN', phone: '9876543210', dues: [] });
  });
});
