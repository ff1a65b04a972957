import { addDays, addMonths, type Day, gymDay, startOfGymDay } from '@namma/contract/days/dates';
import { type FollowUpReason, followUpReasons } from '@namma/contract/follow-ups/rules';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { listFollowUps } from './queries/list.ts';

/** 1,000 people with `FOLLOW_UPS=long`. */
const PEOPLE = process.env.FOLLOW_UPS === 'long' ? 1_000 : 80;
const TODAY = '2030-03-04';
const gym = await startTestGym({ today: TODAY });
const admin = await gym.make.admin();

/** The same numbers at each run. */
let seed = 20_300_304;
function random(below: number): number {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
}
const chance = (percent: number): boolean => random(100) < percent;
const noonOf = (day: Day): Date => new Date(startOfGymDay(day).getTime() + 12 * 3_600_000);
const dayAround = (from: number, to: number): Day => addDays(TODAY, from + random(to - from));

async function makePerson(n: number): Promise<void> {
  const phone = String(7_000_000_000 + n);
  const member = await gym.make.member({
    phone,
    ...(chance(20) && { dob: chance(50) ? '2014-01-01' : '1990-01-01' }),
  });
  if (n % 5 === 0)
    await gym.db
      .insertInto('offer_choices')
      .values({ user_id: member.userId, is_wanted: n % 10 === 0, chosen_at: new Date(), is_by_desk: false })
      .execute();
  for (let i = random(3); i > 0; i--)
    await gym.make.membership({
      member,
      paymentStatus: chance(75) ? 'payed' : 'pending',
      months: 3,
      type: 'Elite',
      ...(chance(50) ? { endDate: dayAround(-80, 40) } : { startDate: dayAround(-90, 20) }),
    });
  const [from, to] = chance(50) ? [-42, -14] : [-80, 1];
  for (let i = random(10); i > 0; i--)
    await gym.db
      .insertInto('visits')
      .values({
        user_id: member.userId,
        center: 'indiranagar',
        at: noonOf(dayAround(from, to)),
        is_in: true,
        scanned_by: admin.userId,
      })
      .execute();
  if (chance(15))
    await gym.db
      .insertInto('enquiries')
      .values({
        name: 'Meera',
        email: `m${n}@example.com`,
        phone: chance(50) ? phone : String(8_000_000_000 + n),
        message: 'When does the pool open?',
        created_at: noonOf(dayAround(-20, 0)),
      })
      .execute();
  if (chance(20)) {
    const isSold = chance(50);
    const day = dayAround(-20, 10);
    await gym.db
      .insertInto('passes')
      .values({
        kind: 'trial',
        name: 'Meghana',
        phone: chance(30) ? phone : String(9_000_000_000 + n),
        center: 'kormangla',
        day,
        requested_at: noonOf(addDays(day, -1)),
        ...(isSold && {
          code: 10_000_000 + n,
          sold_at: noonOf(day),
          price_paise: 0,
          ...(chance(40) && { used_at: noonOf(day) }),
        }),
      })
      .execute();
  }
  if (chance(30)) {
    const at = dayAround(-30, 0);
    await gym.db
      .insertInto('follow_ups')
      .values({
        user_id: member.userId,
        reason: 'ended',
        outcome: chance(30) ? 'notInterested' : 'reached',
        at: noonOf(at),
        again_on: addDays(at, 14),
      })
      .execute();
  }
}

/** The list by looking at everybody, one rule after the other. */
async function recount(today: Day): Promise<string[]> {
  const { db } = gym;
  const [users, memberships, visits, enquiries, passes, records, choices] = await Promise.all([
    db.selectFrom('users').selectAll().orderBy('id').execute(),
    db.selectFrom('memberships').selectAll().execute(),
    db.selectFrom('visits').selectAll().execute(),
    db.selectFrom('enquiries').selectAll().execute(),
    db.selectFrom('passes').selectAll().execute(),
    db.selectFrom('follow_ups').selectAll().orderBy('id').execute(),
    db.selectFrom('offer_choices').selectAll().execute(),
  ]);
  const found: { person: string; reason: FollowUpReason; userId: number | null }[] = [];
  const minors = new Set(
    users.filter(({ dob }) => dob && dob > addMonths(today, -12 * 18)).map(({ id }) => id),
  );
  for (const user of users.filter(({ role }) => role === 'user')) {
    const own = memberships.filter(({ user_id }) => user_id === user.id);
    const days = visits.filter(({ user_id }) => user_id === user.id).map(({ at }) => gymDay(at));
    const add = (reason: FollowUpReason) => found.push({ person: `m${user.id}`, reason, userId: user.id });
    for (const one of own) {
      if (one.payment_status === 'pending') {
        if (one.start_date <= today) add('money due');
        continue;
      }
      const goesOn = own.some(
        (other) =>
          other.id !== one.id &&
          (other.payment_status === 'pending' || other.effective_end > one.effective_end),
      );
      const end = one.effective_end;
      if (!goesOn && end >= addDays(today, -14) && end <= addDays(today, 7)) add('renewal due');
      if (!goesOn && end >= addDays(today, -60) && end < addDays(today, -14)) add('ended');
      if (
        days.length === 0 &&
        end >= today &&
        one.start_date >= addDays(today, -90) &&
        one.start_date <= addDays(today, -7)
      )
        add('never came');
    }
    const isRunning = own.some(
      (one) => one.payment_status === 'payed' && one.start_date <= today && one.effective_end >= today,
    );
    const often = days.filter((day) => day >= addDays(today, -42) && day < addDays(today, -14)).length;
    if (isRunning && often >= 4 && !days.some((day) => day >= addDays(today, -14))) add('stopped coming');
  }
  const memberOf = (phone: string | null) =>
    users.find((user) => user.phone === phone && user.role === 'user');
  const personOf = (phone: string | null) => {
    const member = memberOf(phone);
    return { person: member ? `m${member.id}` : `p${phone}`, userId: member?.id ?? null };
  };
  for (const { phone } of enquiries) found.push({ ...personOf(phone), reason: 'query' });
  for (const pass of passes) {
    if (pass.used_at || pass.day < addDays(today, -14)) continue;
    if (pass.sold_at === null) found.push({ ...personOf(pass.phone), reason: 'trial asked' });
    else if (pass.day < today) found.push({ ...personOf(pass.phone), reason: 'trial missed' });
  }
  const selling: FollowUpReason[] = ['renewal due', 'stopped coming', 'never came', 'ended'];
  const kept = found.filter(({ reason, userId }) => {
    const own = records.filter(({ user_id }) => user_id === userId && userId !== null);
    if (visits.some(({ user_id, at }) => user_id === userId && userId !== null && gymDay(at) === today))
      return false;
    if (selling.includes(reason) && userId !== null && minors.has(userId)) return false;
    if (selling.includes(reason) && choices.some((each) => each.user_id === userId && !each.is_wanted))
      return false;
    return !selling.includes(reason) || !own.some(({ outcome }) => outcome === 'notInterested');
  });
  const people = Map.groupBy(kept, ({ person }) => person);
  return [...people]
    .filter(([, lines]) => {
      const last = records.filter(({ user_id }) => user_id === lines[0]?.userId && user_id !== null).at(-1);
      return !last || last.again_on <= today;
    })
    .map(([person, lines]) => {
      const [first] = lines.toSorted(
        (a, b) => followUpReasons.indexOf(a.reason) - followUpReasons.indexOf(b.reason),
      );
      return `${person} ${first?.reason}`;
    })
    .toSorted();
}

describe('the list of follow-ups', () => {
  it('is what a recount of all people finds, on any day', { timeout: 600_000 }, async () => {
    for (let n = 0; n < PEOPLE; n++) await makePerson(n);

    let found = 0;
    for (const day of [TODAY, addDays(TODAY, 1), addDays(TODAY, 6), addDays(TODAY, 20)]) {
      const rows = await listFollowUps(gym.db, day);
      const listed = rows.map(
        ({ member_id, phone, reason }) => `${member_id === null ? `p${phone}` : `m${member_id}`} ${reason}`,
      );

      expect(listed.toSorted()).toEqual(await recount(day));
      found += listed.length;
    }
    expect(found).toBeGreaterThan(PEOPLE / 2);
  });
});
