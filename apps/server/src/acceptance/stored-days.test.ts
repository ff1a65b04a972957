import { type Call, type CallName, calls, methods } from '@namma/contract/calls';
import { API_PREFIX } from '@namma/contract/methods';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { eraseBodyMeasurements } from '../modules/gym/appointments/service.ts';
import { remindOfEnds } from '../modules/gym/memberships/service.ts';
import { sweepDeletedAccounts } from '../modules/people/privacy/service.ts';
import { sweepStock } from '../modules/shop/catalogue/stock.ts';
import { modules } from '../modules.ts';
import { startTestGym } from '../testing/gym.ts';

/* Rows from before calls had horizons, and other days both engines accept: they can be shown and removed (D18). */

const gym = await startTestGym({ today: '2030-03-04' });
const deps = { db: gym.db, clock: gym.now, isRateLimited: true };
const admin = await gym.make.admin();
const coach = await gym.make.coach();
const { member, membershipId } = await gym.make.membership({ paymentStatus: 'payed' });
const { id: appointmentId } = await gym.make.appointment({ coach, member });
const product = await gym.make.product();
const { orderId, checkoutId } = await gym.make.order({ member, product });
const as = async (who: { userId: number }) => gym.withToken(await gym.make.session(who.userId, 86_400_000));

const spans = [
  ['0001-01-01', '9999-12-31'],
  ['9999-12-01', '9999-12-31'],
  ['0044-03-15 BC', '0001-01-05'],
  ['4713-01-01 BC', '200000-12-31'],
  ['12026-01-01', '12026-01-10'],
] as const;

const soldColumns = sql`list_price_paise, discount_price_paise, fee_paise, extension_days, extra_discount_paise, pause_days,
  transfer_days, swimming_sessions, opens_all_centers`;

async function fill(): Promise<void> {
  const counted = { productId: product.productId, onHand: 3, reason: 'First count' };
  await gym.as(admin).call('stock/count', { body: counted });
  for (const [first, last] of spans) {
    await sql`insert into center_closures (center, from_day, to_day, reason, closed_by, at)
      values ('indiranagar', ${first}::text::date, ${last}::text::date, 'From before', ${admin.userId}, '2029-01-01')`.execute(
      gym.db,
    );
    for (const [whose, center] of [
      [coach.coachId, null],
      [null, 'indiranagar'],
    ])
      await sql`insert into closures (coach_id, center, starts_at, ends_at, reason)
        values (${whose}::int, ${center}::text, ${first}::text::date, ${last}::text::date, 'From before')`.execute(
        gym.db,
      );
    for (const day of [first, last])
      await sql`insert into bookings (user_id, consult_type, date, age, height_cm, weight_kg, created_at)
        values (${member.userId}, 'Nutrition', ${day}::text::date, 30, 170, 70, ${day}::text::date) on conflict do nothing`.execute(
        gym.db,
      );
    for (const start of [first, last])
      await sql`insert into memberships (user_id, type, months, center, start_date, end_date, total_paise, created_at, ${soldColumns})
        select user_id, 'Elite', 3, center, ${start}::text::date, (${start}::text::date + interval '3 months')::date, total_paise,
          ${start}::text::date, ${soldColumns} from memberships where id = ${membershipId}`.execute(gym.db);
    await sql`insert into stock_batches (product_id, lot, best_before, made_on)
      values (${product.productId}, ${`${first} ${last}`}, ${last}::text::date, ${first}::text::date)`.execute(
      gym.db,
    );
    await sql`insert into product_tax (product_id, from_day, hsn, rate_bp, needs_review)
      values (${product.productId}, ${first}::text::date, '2106', 500, false) on conflict do nothing`.execute(
      gym.db,
    );
    await sql`insert into membership_events (membership_id, kind, from_day, to_day, days, made_by, at)
      values (${membershipId}, 'pause', ${first}::text::date, ${last}::text::date,
        ${last}::text::date - ${first}::text::date + 1, ${admin.userId}, '2029-01-01')`.execute(gym.db);
  }
  await sql`insert into closures (coach_id, starts_at, ends_at, reason)
    values (${coach.coachId}, '-infinity', 'infinity', 'For ever')`.execute(gym.db);
  await sql`insert into stock_moves (product_id, batch_id, kind, delta, made_by, at)
    select product_id, id, 'receive', 5, ${admin.userId}, coalesce(best_before, made_on) from stock_batches`.execute(
    gym.db,
  );
  await sql`insert into payments (kind, number, membership_id, amount_paise, mode, center, received_at)
    select 'payment', 'OLD/' || id, id, total_paise, 'cash', center, created_at from memberships where paid_paise = 0`.execute(
    gym.db,
  );
  await sql`update users set dob = '0099-01-01 BC' where id = ${member.userId}`.execute(gym.db);
}
await fill();

const queries: Partial<Record<CallName, Record<string, string | number>>> = {
  'consultancy/slots': { type: coach.type },
  'consultancy/ics': { id: appointmentId },
  'consultancy/getAffected': {
    coachId: coach.coachId,
    startsAt: '2030-03-04T00:00:00Z',
    endsAt: '2030-03-09T00:00:00Z',
  },
  'membership/getLedger': { id: membershipId },
  'membership/slip': { id: membershipId },
  'orders/slip': { checkoutId },
  'admin/getOrder': { id: orderId },
  'admin/getMember': { id: member.userId },
  'admin/getMemberTimeline': { id: member.userId },
  'admin/exportGst': { month: '2030-03' },
  'admin/getGstr1': { month: '2030-03' },
  'product/get': { id: product.productId },
  'product/similar': { category: product.category },
  'product/nearest': { filter: 'oats' },
  'reviews/get': { id: product.productId },
  'stock/get': { productId: product.productId },
  'stock/getDetails': { productId: product.productId },
  'stock/getMoves': { productId: product.productId },
};
const reads = Object.entries<Call>(calls).filter(([name]) => methods[name as CallName] === 'GET');

describe('a gym with rows in the years 0 and 9999, and outside the calendar', () => {
  it.each(reads.map(([name, { access }]) => [name as CallName, access] as const))(
    'answers %s',
    async (name, access) => {
      const all =
        name === 'admin/getReport' || name === 'admin/exportReport'
          ? ['sales', 'payments', 'memberships', 'renewals', 'dues'].map((report) => ({ report }))
          : name === 'consultancy/getAll' || name === 'admin/exportAppointments'
            ? ['coming', 'past', 'all'].map((period) => ({ period }))
            : [queries[name] ?? {}];
      for (const query of all)
        for (const who of access ? [member, admin] : [admin]) {
          const search = new URLSearchParams(query as Record<string, string>);
          const { statusCode, body } = await gym.app.inject({
            method: 'GET',
            url: `${API_PREFIX}/${name}?${search}`,
            headers: { authorization: `Bearer ${await gym.make.session(who.userId, 86_400_000)}` },
          });
          expect([name, statusCode, statusCode < 500 ? '' : body]).toEqual([name, expect.any(Number), '']);
        }
    },
  );

  it('shows them as the nearest representable day', async () => {
    const client = await as(member);
    const memberships = (await client.call('membership/getMemberships')).body;
    const bookings = (await client.call('consultancy/get')).body;
    const { DOB } = (await client.call('user/profile')).body;

    expect(memberships.map(({ startDate }) => startDate)).toEqual(
      expect.arrayContaining(['0001-01-01', '9999-12-31']),
    );
    expect(bookings.at(-1)?.date).toBe('9999-12-31');
    expect(DOB).toBe('0001-01-01');
  });

  it('removes absences, and cancels appointments', async () => {
    const client = await as(admin);
    const { closures } = (await client.call('consultancy/getCoaches')).body;
    const { content } = (await client.call('consultancy/getAll', { query: { period: 'all', limit: 50 } }))
      .body;

    for (const { id } of closures)
      expect((await client.callLoosely('consultancy/removeClosure', { body: { id } })).status).toBe(200);
    for (const { id } of content)
      expect((await client.callLoosely('consultancy/cancel', { body: { id } })).status).toBeLessThan(500);
    expect((await client.call('consultancy/getCoaches')).body.closures).toEqual([]);
    const left = (await client.call('consultancy/getAll', { query: { status: 'booked' } })).body.content;
    expect(left).toEqual([]);
  });

  it('removes closures of a center that have not begun', async () => {
    const client = await as(admin);
    const listed = (await client.call('centers/getClosures')).body;
    const statuses = [];
    for (const { id } of listed)
      statuses.push((await client.callLoosely('centers/reopen', { body: { id } })).status);

    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(statuses).toContain(200);
    expect((await client.call('centers/getClosures')).body.length).toBe(
      statuses.filter((each) => each === 409).length,
    );
  });

  it('still books, pauses, checks in, and sweeps', async () => {
    const { member: other, membershipId: id } = await gym.make.membership({ paymentStatus: 'payed' });
    const client = await as(other);
    const paused = await client.callLoosely('membership/pause', {
      body: { id, fromDay: '2030-03-10', toDay: '2030-03-14' },
    });
    const own = await (await as(member)).callLoosely('membership/extend', {
      body: { id: membershipId, days: 1 },
    });
    const desk = await as(admin);
    const scanned = await desk.callLoosely('visits/scan', {
      body: { memberId: member.userId, center: 'indiranagar' },
    });
    const closed = await desk.callLoosely('centers/close', {
      body: { center: 'kormangla', fromDay: '2030-04-01', toDay: '2030-04-02', reason: 'New floor' },
    });
    const deleted = await (await as(member)).callLoosely('privacy/deleteAccount', {
      body: { password: 'correct horse' },
    });
    await remindOfEnds(deps);
    await eraseBodyMeasurements(deps);
    await sweepStock(deps);
    await sweepDeletedAccounts(deps, modules);

    const statuses = [paused, own, scanned, closed, deleted].map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect([paused.status, scanned.status, closed.status]).toEqual([expect.any(Number), 200, 201]);
  });
});
