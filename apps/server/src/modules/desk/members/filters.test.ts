import type { QueryInput } from '@namma/contract/calls';
import { addDays, type Day } from '@namma/contract/days/dates';
import { memberDues, memberEnds, memberStates, unseenDays } from '@namma/contract/members/rules';
import { tierNames } from '@namma/contract/memberships/tiers';
import { firstCenters } from '@namma/contract/values/centers';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const TODAY = '2030-03-10';
const gym = await startTestGym({ today: TODAY });
const owner = await gym.make.admin();
const admin = gym.as(owner);
const members = await gym.make.members(12);
const at = <T>(all: readonly T[], n: number) => all[n % all.length] as T;

/** Days around today, also the very first and last ones of each filter. */
const day = (n: number) => addDays(TODAY, at([-91, -90, -31, -30, -1, 0, 1, 7, 8, 30, 31, 90], n));

async function insertMembership(n: number, isPaid: boolean): Promise<number> {
  const { membershipId } = await gym.make.membership({
    member: at(members, n),
    type: at(tierNames, n),
    // A membership ends on the day of the month on which it began.
    ...(n % 6 === 0
      ? { startDate: addDays(TODAY, n % 4) }
      : { endDate: day(n).replace(/(29|30|31)$/, '28') }),
    ...(isPaid && { paymentStatus: 'payed' as const }),
  });
  return membershipId;
}

const doings = {
  paid: (n: number) => insertMembership(n, true),
  unpaid: (n: number) => insertMembership(n, false),
  withdrawn: async (n: number) => {
    const id = await insertMembership(n, false);
    await admin.callLoosely('membership/withdraw', { body: { id } });
  },
  paused: async (n: number) => {
    const { membershipId } = await gym.make.membership({
      member: at(members, n),
      paymentStatus: 'payed',
      startDate: addDays(TODAY, -10),
    });
    const from = addDays(TODAY, -(n % 5));
    const pause = await sql<{ id: number }>`
      insert into membership_events (membership_id, kind, from_day, to_day, days, made_by, at)
      values (${membershipId}, 'pause', ${from}, ${addDays(from, 3)}, 4, ${owner.userId}, ${gym.now()}) returning id`.execute(
      gym.db,
    );
    if (n % 3 === 0)
      await sql`
        insert into membership_events (membership_id, kind, from_day, to_day, days, made_by, at, resumes)
        values (${membershipId}, 'resume', ${addDays(from, 2)}, ${addDays(from, 3)}, -2, ${owner.userId}, ${gym.now()}, ${pause.rows[0]?.id})`.execute(
        gym.db,
      );
  },
  ordered: async (n: number) => {
    await gym.make.order({ member: at(members, n) });
  },
  visited: async (n: number) => {
    const isIn = n % 4 > 0;
    await sql`
      insert into visits (user_id, center, at, is_in, refusal, scanned_by)
      values (${at(members, n).userId}, ${at(firstCenters, n)}, ${`${addDays(TODAY, -at([0, 6, 7, 13, 14, 29, 30, 60], n))} 21:00+05:30`},
        ${isIn}, ${isIn ? null : 'unpaid'}, ${owner.userId})`.execute(gym.db);
  },
};

/** The standing of each member, one row after the other. */
async function recount() {
  const { rows: memberships } = await sql<{
    id: number;
    user_id: number;
    type: string;
    center: string;
    start_date: Day;
    effective_end: Day;
    payment_status: string;
    withdrawn_at: Date | null;
  }>`select id, user_id, type, center, start_date::text, effective_end::text, payment_status, withdrawn_at
    from memberships`.execute(gym.db);
  const { rows: pauses } = await sql<{ membership_id: number; from_day: Day; to_day: Day; is_over: boolean }>`
    select membership_id, from_day::text, to_day::text,
      exists (select from membership_events as resumption where resumption.resumes = pause.id) as is_over
    from membership_events as pause where kind = 'pause'`.execute(gym.db);
  const { rows: visits } = await sql<{ user_id: number; day: Day }>`
    select user_id, day::text from visits where is_in`.execute(gym.db);
  return Promise.all(
    members.map(async ({ userId }) => {
      const own = memberships
        .filter((each) => each.user_id === userId && !each.withdrawn_at)
        .sort((one, other) => other.id - one.id);
      const running = own.filter(
        (each) => each.payment_status === 'payed' && each.start_date <= TODAY && each.effective_end >= TODAY,
      );
      const isPaused = ({ id }: { id: number }) =>
        pauses.some(
          (pause) =>
            pause.membership_id === id && !pause.is_over && pause.from_day <= TODAY && pause.to_day >= TODAY,
        );
      const isWaiting = own.some(
        (each) =>
          each.effective_end >= TODAY && (each.payment_status === 'pending' || each.start_date > TODAY),
      );
      const state =
        running.length > 0
          ? running.every(isPaused)
            ? 'paused'
            : 'active'
          : isWaiting
            ? 'pending'
            : own.length > 0
              ? 'ended'
              : 'none';
      const days = visits.filter((each) => each.user_id === userId).map((each) => each.day);
      const { duePaise } = (await admin.call('admin/getMember', { query: { id: userId } })).body;
      return { userId, state, newest: own[0], lastVisitOn: days.sort().at(-1) ?? null, duePaise };
    }),
  );
}
type Standing = Awaited<ReturnType<typeof recount>>[number];
type Filter = Omit<QueryInput<'admin/getMembers'>, 'q' | 'sort' | 'page' | 'limit'>;

function fits({ state, newest, lastVisitOn, duePaise }: Standing, filter: Filter): boolean {
  const { ends } = filter;
  const days = Number(ends?.replace(/\D/g, ''));
  const end = newest?.payment_status === 'payed' ? newest.effective_end : undefined;
  return (
    (!filter.state || state === filter.state) &&
    (!filter.due || duePaise > 0) &&
    (!filter.type || newest?.type === filter.type) &&
    (!filter.center || newest?.center === filter.center) &&
    (!filter.unseen || lastVisitOn === null || lastVisitOn <= addDays(TODAY, -Number(filter.unseen))) &&
    (!ends ||
      (end !== undefined &&
        (ends.startsWith('in')
          ? end >= TODAY && end <= addDays(TODAY, days)
          : end < TODAY && end >= addDays(TODAY, -days))))
  );
}

describe('the filters of members', () => {
  const option = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
  const filters: fc.Arbitrary<Filter> = fc.record({
    state: option(memberStates),
    due: option(memberDues),
    type: option(tierNames),
    center: option(firstCenters),
    unseen: option(unseenDays),
    ends: option(memberEnds),
  });
  const single: Filter[] = [
    ...memberStates.map((state) => ({ state })),
    ...memberDues.map((due) => ({ due })),
    ...tierNames.map((type) => ({ type })),
    ...firstCenters.map((center) => ({ center })),
    ...unseenDays.map((unseen) => ({ unseen })),
    ...memberEnds.map((ends) => ({ ends })),
  ];

  it('find exactly the members of a recount, count them, and are kept by the export', async () => {
    const doing = fc.tuple(fc.constantFrom(...(Object.keys(doings) as (keyof typeof doings)[])), fc.nat(80));
    await fc.assert(
      fc.asyncProperty(
        fc.array(doing, { minLength: 4, maxLength: 10 }),
        fc.array(filters),
        async (todo, more) => {
          for (const [name, n] of todo) await doings[name](n);
          const standings = await recount();
          const ids = new Set(members.map(({ userId }) => userId));
          for (const filter of [...single, ...more]) {
            const query = Object.fromEntries(
              Object.entries(filter).filter(([, value]) => value !== undefined),
            );
            const { content, total } = (
              await admin.call('admin/getMembers', { query: { ...query, limit: 100 } })
            ).body;
            const found = content.filter(({ userId }) => ids.has(userId));
            const expected = standings.filter((standing) => fits(standing, filter));
            expect(found.map(({ userId }) => userId).sort(), JSON.stringify(query)).toEqual(
              expected.map(({ userId }) => userId).sort(),
            );
            expect(total).toBe(content.length);
            for (const { userId, state, duePaise, lastVisitOn } of found)
              expect({ userId, state, duePaise, lastVisitOn }).toEqual(
                standings
                  .filter((standing) => standing.userId === userId)
                  .map((standing) => ({
                    userId,
                    state: standing.state,
                    duePaise: standing.duePaise,
                    lastVisitOn: standing.lastVisitOn,
                  }))[0],
              );
          }
          const csv = (await admin.call('admin/exportMembers', { query: { state: 'active' } })).body;
          expect(csv.trim().split('\r\n')).toHaveLength(
            1 + standings.filter(({ state }) => state === 'active').length,
          );
        },
      ),
      { numRuns: 3 },
    );
  }, 120_000);
});
