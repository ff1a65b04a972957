import { UNREAD_COUNTED_MOST } from '@namma/contract/admin/rules';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { startTestGym } from '../../../testing/gym.ts';
import { PASSWORD } from '../../../testing/make.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const [one, other] = (await gym.make.admins(2)).map((admin) => gym.as(admin));
if (!one || !other) throw new Error('there are two');

const unread = async (admin = one) => {
  const { orders, memberships, queries, appointments } = (await admin.call('admin/getUnread')).body;
  return {
    orders: orders.count,
    memberships: memberships.count,
    queries: queries.count,
    appointments: appointments.count,
  };
};

describe('unread rows of an admin', () => {
  it('are those added to a list since this admin last opened it', async () => {
    await gym.make.order();
    await gym.make.membership();
    const first = await gym.make.enquiry();
    expect(await unread()).toEqual({ orders: 1, memberships: 1, queries: 1, appointments: 0 });

    const { body: page } = await one.call('contact/getAll', { query: {} });
    await gym.make.enquiry();
    await one.call('admin/markRead', { body: { list: 'queries', upTo: page.newestId } });

    expect(page.newestId).toBe(first);
    expect(await unread()).toEqual({ orders: 1, memberships: 1, queries: 1, appointments: 0 });
    expect((await unread(other)).queries).toBe(2);
  });

  it('start at zero for a new colleague', async () => {
    await gym.make.order();
    const { body } = await one.call('staff/invite', {
      body: { email: 'new.colleague@example.com', preset: 'manager', center: null },
    });
    const token = body.link?.split(/[#=]/).at(-1) ?? '';
    const acceptance = { token, name: 'Ravi', password: PASSWORD, conPassword: PASSWORD };
    expect((await gym.guest().call('auth/acceptInvite', { body: acceptance })).status).toBe(200);
    const login = await gym
      .guest()
      .call('auth/userLogin', { body: { email: 'new.colleague@example.com', password: PASSWORD } });
    const colleague = gym.withToken(login.body.token);

    expect(await unread(colleague)).toEqual({ orders: 0, memberships: 0, queries: 0, appointments: 0 });
    await gym.make.order();
    expect((await unread(colleague)).orders).toBe(1);
  });

  it('include the returns that wait for a decision or a refund', async () => {
    const waiting = async () => (await one.call('admin/getUnread')).body.returnsWaiting;
    const id = await gym.make.returned();
    expect(await waiting()).toBe(1);

    await one.call('returns/decide', { body: { id, decision: 'approve' } });
    expect(await waiting()).toBe(0);
    await one.call('returns/decide', { body: { id, decision: 'receive' } });
    expect(await waiting()).toBe(1);
    await one.call('returns/decide', { body: { id, decision: 'refund' } });

    expect(await waiting()).toBe(0);
  });

  it('stay read when another tab shows an older list', async () => {
    const { body } = await one.call('admin/getUnread');
    await one.call('admin/markRead', { body: { list: 'orders', upTo: body.orders.newestId } });

    await one.call('admin/markRead', { body: { list: 'orders', upTo: 0 } });

    expect((await unread()).orders).toBe(0);
  });

  it('cannot be marked in advance', async () => {
    await one.call('admin/markRead', { body: { list: 'memberships', upTo: 2_000_000_000 } });
    await gym.make.membership();

    expect((await unread()).memberships).toBe(1);
  });

  it.each([{ list: 'products', upTo: 1 }, { list: 'orders', upTo: -1 }, { list: 'orders' }])(
    'are not marked by %j',
    async (body) => {
      expect((await one.callLoosely('admin/markRead', { body })).status).toBe(400);
    },
  );

  it('are counted up to the displayed limit', async () => {
    const own = await startTestGym({ today: '2030-03-04' });
    await fill(own.db, {
      members: 150,
      products: 10,
      orders: 150,
      memberships: 1,
      enquiries: 1,
      bookings: 1,
      activity: 1,
    });
    const { body } = await own.as(await own.make.admin()).call('admin/getUnread');

    expect(body.orders).toEqual({ count: UNREAD_COUNTED_MOST, newestId: 150 });
    expect(body.appointments.count).toBe(1);
  });

  it.each([
    ['manager', ['orders', 'memberships', 'queries', 'appointments', 'returns']],
    ['desk', ['orders', 'memberships', 'queries', 'appointments']],
    ['shop', ['orders', 'returns']],
    ['coach', ['appointments']],
    ['accountant', ['orders', 'memberships']],
  ] as const)('are shown to the %s for the lists they may read', async (preset, lists) => {
    await gym.make.order();
    await gym.make.membership();
    await gym.make.enquiry();
    await gym.make.appointment();
    await gym.make.returned();

    const { body } = await gym.as(await gym.make.staff({ preset })).call('admin/getUnread');

    const { orders, memberships, queries, appointments, returnsWaiting } = body;
    const notified = Object.entries({ orders, memberships, queries, appointments }).filter(
      ([, { count, newestId }]) => count > 0 || newestId > 0,
    );
    expect([...notified.map(([list]) => list), ...(returnsWaiting > 0 ? ['returns'] : [])]).toEqual(lists);
  });

  it('are limited to one center for its staff, and to own appointments for a coach', async () => {
    const here = await gym.make.coach({ center: 'kormangla' });
    const there = await gym.make.coach({ center: 'indiranagar' });
    const another = await gym.make.coach({ center: 'kormangla' });
    const desk = gym.as(await gym.make.staff({ preset: 'desk', center: 'kormangla' }));
    const coach = gym.as(await gym.make.staff({ preset: 'coach', center: 'kormangla', coach: here }));
    const countsOf = async (reader: typeof desk) => {
      const { memberships, appointments } = await unread(reader);
      return [memberships, appointments];
    };
    const before = [await countsOf(desk), await countsOf(coach)];

    for (const each of [here, there, another]) await gym.make.appointment({ coach: each });
    for (const center of ['kormangla', 'HSR Layout']) {
      const { membershipId } = await gym.make.membership();
      await sql`update memberships set center = ${center} where id = ${membershipId}`.execute(gym.db);
    }

    const risen = (counts: number[], was: number[] = []) => counts.map((count, i) => count - (was[i] ?? 0));
    expect(risen(await countsOf(desk), before[0])).toEqual([1, 2]);
    expect(risen(await countsOf(coach), before[1])).toEqual([0, 1]);
  });
});
