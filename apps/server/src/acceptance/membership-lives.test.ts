import { addDays, addMonths, type Day, days } from '@namma/contract/days/dates';
import { planLengthsMonths, tierNames } from '@namma/contract/memberships/tiers';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { isLong, tell } from '../testing/fault-forms.ts';
import { startTestGym } from '../testing/gym.ts';
import { restorePlans, sellOtherPlans } from '../testing/other-plans.ts';

const RUNS = isLong ? 2_000 : 25;
const gym = await startTestGym({ today: '2030-03-04' });
const noon = gym.now();
const admin = gym.withToken(await gym.make.session((await gym.make.admin()).userId, days(2_000)));
afterEach(async () => {
  await restorePlans(gym);
  gym.setNow(noon);
});

const count = (max: number) => fc.integer({ min: 0, max });
const days90 = { inDays: count(90), length: fc.integer({ min: 1, max: 20 }) };
const step = fc.oneof(
  fc.record({
    does: fc.constant('register' as const),
    ...{
      type: fc.constantFrom(...tierNames),
      months: fc.constantFrom(...planLengthsMonths),
      inDays: count(200),
    },
  }),
  fc.record({ does: fc.constant('pay' as const), which: count(5) }),
  fc.record({ does: fc.constant('reverse' as const), which: count(5) }),
  fc.record({ does: fc.constant('pause' as const), which: count(5), ...days90 }),
  fc.record({ does: fc.constant('resume' as const), which: count(5) }),
  fc.record({ does: fc.constant('extend' as const), which: count(5), more: count(40) }),
  fc.record({ does: fc.constant('handOver' as const), which: count(5), more: count(20) }),
  fc.record({ does: fc.constant('takeBack' as const), which: count(5) }),
  fc.record({ does: fc.constant('moveCenter' as const), which: count(5) }),
  fc.record({ does: fc.constant('renew' as const), which: count(5) }),
  fc.record({ does: fc.constant('close' as const), ...days90 }),
  fc.record({ does: fc.constant('reopen' as const), which: count(5) }),
  fc.record({ does: fc.constant('change plans' as const), more: fc.integer({ min: 1, max: 5 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
const life = fc.array(fc.tuple(count(30), fc.boolean(), step), { minLength: 5, maxLength: 25 });

const soldOf = async (userIds: readonly number[]) =>
  (
    await sql<Record<string, unknown>>`
      select id, total_paise, list_price_paise, discount_price_paise, fee_paise, extension_days, extra_discount_paise,
        pause_days, transfer_days, swimming_sessions, opens_all_centers
      from memberships where user_id = any(${[...userIds]}::int[]) order by id`.execute(gym.db)
  ).rows;

/** Days from today on, counted one by one, on which two memberships of a member run: neither paused nor closed. */
async function countDoubled(userId: number, today: Day): Promise<number> {
  const { rows } = await sql<{ id: number; first: Day; last: Day }>`
    select id, start_date as first, effective_end as last from memberships
    where user_id = ${userId} and effective_end >= ${today} order by id`.execute(gym.db);
  const running: Set<Day>[] = [];
  for (const { id, first, last } of rows) {
    const events = (await admin.call('membership/getLedger', { query: { id } })).body.events;
    const run = new Set<Day>();
    for (let day = first > today ? first : today; day <= last; day = addDays(day, 1)) run.add(day);
    const closed = new Map<number, Day[]>();
    let paused: Day[] = [];
    const drop = (list: readonly Day[]) => {
      for (const day of list) run.delete(day);
    };
    for (const { kind, fromDay, toDay, closureId } of events) {
      if (fromDay === null || toDay === null) continue;
      const between: Day[] = [];
      for (let day = fromDay; day <= toDay; day = addDays(day, 1)) between.push(day);
      if (kind === 'pause') {
        drop(paused);
        paused = between;
      }
      if (kind === 'resume') paused = paused.filter((day) => day < fromDay);
      if (kind === 'closure' && closureId) closed.set(closureId, between);
      if (kind === 'reopening' && closureId) closed.delete(closureId);
    }
    drop(paused);
    for (const list of closed.values()) drop(list);
    running.push(run);
  }
  let doubled = 0;
  for (const [place, one] of running.entries())
    for (const other of running.slice(place + 1)) for (const day of one) if (other.has(day)) doubled++;
  return doubled;
}

it('what was sold holds, and no two memberships of a member run on the same days unless that was asked for or listed', {
  timeout: isLong ? 3_600_000 : 120_000,
}, async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(life, async (steps) => {
      await restorePlans(gym);
      const [member, other] = [await gym.make.member(), await gym.make.member()];
      const people = [member.userId, other.userId];
      const client = gym.withToken(await gym.make.session(member.userId, days(2_000)));
      let today: Day = '2030-03-04';
      for (const [wait, isMeant, asked] of steps) {
        today = addDays(today, wait);
        gym.setNow(new Date(`${today}T12:00:00+05:30`));
        const sold = await soldOf(people);
        const before = await Promise.all(people.map((id) => countDoubled(id, today)));

        const { status, body } = await ask(asked, { isMeant, today, client, other });

        expect([asked, status], JSON.stringify(body)).toEqual([
          asked,
          expect.toSatisfy((code: number) => code < 500),
        ]);
        if (status < 300) taken++;
        const after = await Promise.all(people.map((id) => countDoubled(id, today)));
        const listed = doubledOf(body).map(({ memberId }) => memberId);
        const mayGrow = isMeant && asks.includes(asked.does);
        const grown = people.filter((_id, n) => (after[n] ?? 0) > (before[n] ?? 0) && !mayGrow);
        expect([asked, grown.filter((id) => !listed.includes(id))]).toEqual([asked, []]);
        // The copy of the plan of each membership that was there before.
        const held = new Set(sold.map(({ id }) => id));
        expect((await soldOf(people)).filter(({ id }) => held.has(id))).toEqual(sold);
      }
      // Out of the way of the next life.
      await sql`update center_closures set reopened_at = ${gym.now()}`.execute(gym.db);
    }),
    { numRuns: RUNS },
  );
  tell(`${RUNS} lives, ${taken} steps taken: what was sold held, and nothing ran twice unasked`);
});

/** What takes `overlaps`. */
const asks: readonly Step['does'][] = [
  ...['register', 'renew', 'pause', 'resume', 'extend', 'handOver', 'takeBack', 'moveCenter'],
] as Step['does'][];

interface Scene {
  isMeant: boolean;
  today: Day;
  client: ReturnType<typeof gym.withToken>;
  other: { userId: number; email: string };
}

const nothing = { status: 200, body: {} };

const doubledOf = (body: object): { memberId: number }[] =>
  'doubled' in body && Array.isArray(body.doubled) ? body.doubled : [];

async function ask(asked: Step, { isMeant, today, client, other }: Scene) {
  const meant = isMeant ? { overlaps: true as const } : {};
  if (asked.does === 'change plans') {
    await restorePlans(gym);
    await sellOtherPlans(gym, asked.more);
    return nothing;
  }
  if (asked.does === 'register') {
    const { type, months, inDays } = asked;
    const start_Date = addDays(today, inDays);
    const body = {
      type,
      center: 'indiranagar' as const,
      start_Date,
      end_Date: addMonths(start_Date, months),
    };
    return client.callLoosely('membership/register', { body: { ...body, ...meant } });
  }
  if (asked.does === 'close') {
    const fromDay = addDays(today, asked.inDays);
    const range = { fromDay, toDay: addDays(fromDay, asked.length - 1) };
    return admin.callLoosely('centers/close', {
      body: { center: 'indiranagar', ...range, reason: 'New floor' },
    });
  }
  if (asked.does === 'reopen') {
    const closures = (await admin.call('centers/getClosures')).body;
    const closure = closures[asked.which % Math.max(closures.length, 1)];
    return closure ? admin.callLoosely('centers/reopen', { body: { id: closure.id } }) : nothing;
  }
  const own = (await client.call('membership/getMemberships')).body;
  const held = own[asked.which % Math.max(own.length, 1)];
  if (!held) return nothing;
  const { id } = held;
  switch (asked.does) {
    case 'pay':
      return admin.callLoosely('membership/update', { body: { id, status: 'payed' } });
    case 'reverse': {
      const payments = await sql<{ id: number }>`
        select id from payments where membership_id = ${id} order by id desc limit 1`.execute(gym.db);
      const receipt = payments.rows[0];
      if (!receipt) return nothing;
      return admin.callLoosely('payments/reverse', { body: { id: receipt.id, reason: 'Wrong member' } });
    }
    case 'pause': {
      const fromDay = addDays(today, asked.inDays);
      return client.callLoosely('membership/pause', {
        body: { id, fromDay, toDay: addDays(fromDay, asked.length - 1), ...meant },
      });
    }
    case 'resume':
      return client.callLoosely('membership/resume', { body: { id, ...meant } });
    case 'extend':
      return client.callLoosely('membership/extend', { body: { id, days: asked.more, ...meant } });
    case 'handOver':
      return admin.callLoosely('membership/handOver', {
        body: { id, email: other.email, days: asked.more, ...meant },
      });
    case 'takeBack':
      return admin.callLoosely('membership/takeBack', { body: { id, ...meant } });
    case 'moveCenter':
      return client.callLoosely('membership/moveCenter', { body: { id, center: 'kormangla', ...meant } });
    case 'renew': {
      const start_Date = [addDays(held.effectiveEnd, 1), today].sort()[1] ?? today;
      return client.callLoosely('membership/register', {
        body: {
          type: held.type,
          center: 'indiranagar',
          start_Date,
          end_Date: addMonths(start_Date, 3),
          renewalOf: id,
          ...meant,
        },
      });
    }
  }
}
