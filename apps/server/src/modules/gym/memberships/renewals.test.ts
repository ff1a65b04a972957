import { addDays, addMonths, type Day, days } from '@namma/contract/days/dates';
import {
  type PlanLength,
  planLengthsMonths,
  type TierName,
  tierNames,
} from '@namma/contract/memberships/tiers';
import { defaultPlan } from '@namma/contract/testing/default-plans';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { countDeadlocks } from '../../../testing/locks.ts';
import type { TestUser } from '../../../testing/make.ts';
import { listKeptTotals, listRecountedTotals } from '../../../testing/totals.ts';
import { remindOfEnds } from './service.ts';

const mail = { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } };
const gym = await startTestGym({ today: '2030-03-04', mail });

const noon = gym.now();
afterEach(() => gym.setNow(noon));

/** Sets the clock to noon (IST) of that day until the test ends. */
const beOn = (day: Day) => gym.setNow(new Date(`${day}T12:00:00+05:30`));

/** Elite Plus from 4 March to 4 September 2030, unless overridden: 750 rupees off its renewal. */
const paid = (traits: Parameters<typeof gym.make.membership>[0] = {}) =>
  gym.make.membership({ paymentStatus: 'payed', ...traits });

const renewal = {
  type: 'Elite Plus',
  center: 'kormangla',
  start_Date: '2030-09-05',
  end_Date: '2031-03-05',
  price: 12149,
} as const;

/** With a session that outlasts a membership. */
const as = async (who: TestUser) => gym.withToken(await gym.make.session(who.userId, days(1_000)));
const renew = async (member: TestUser, renewalOf: number, changes: object = {}) =>
  (await as(member)).callLoosely('membership/register', { body: { ...renewal, renewalOf, ...changes } });
const membershipsOf = async (member: TestUser) =>
  (await (await as(member)).call('membership/getMemberships')).body;

describe('renewing a membership', () => {
  it('registers one that begins on the day after its end, discounted by its plan', async () => {
    const { membershipId: id, member } = await paid();

    const reply = await renew(member, id);

    expect(reply).toMatchObject({
      status: 201,
      body: { status: 'Membership registered. Pay at kormangla to start.' },
    });
    expect(await membershipsOf(member)).toMatchObject([
      {
        price: 12149,
        duePaise: 1_214_900,
        payment_status: 'pending',
        startDate: '2030-09-05',
        endDate: '2031-03-05',
        renewalOf: id,
        renewalDiscountPaise: 75_000,
      },
      { id, startDate: '2030-03-04', renewalOf: null, renewalDiscountPaise: 0 },
    ]);
  });

  it('may use another tier and plan, still discounted by the existing one', async () => {
    const { membershipId: id, member } = await paid();

    const reply = await renew(member, id, { type: 'Elite', end_Date: '2031-09-05', price: 12149 });

    expect(reply.status).toBe(201);
    expect(await membershipsOf(member)).toMatchObject([{ type: 'Elite', months: 12, price: 12149 }, {}]);
  });

  it.each([
    ['on its last day', '2030-09-04', '2030-09-05'],
    ['on the day after', '2030-09-05', '2030-09-05'],
    ['three days after', '2030-09-07', '2030-09-07'],
  ])('%s begins on the next day, or today when that is later', async (_, today, start) => {
    const { membershipId: id, member } = await paid();
    beOn(today);

    const reply = await renew(member, id, { start_Date: start, end_Date: addMonths(start, 6) });

    expect(reply.status).toBe(201);
    expect(await membershipsOf(member)).toMatchObject([{ startDate: start, price: 12149 }, {}]);
  });

  it('is refused four days after the end', async () => {
    const { membershipId: id, member } = await paid();
    beOn('2030-09-08');

    const reply = await renew(member, id, { start_Date: '2030-09-08', end_Date: '2031-03-08' });

    expect(reply).toMatchObject({
      status: 409,
      body: {
        message: 'This membership could be renewed until 7 Sep 2030. Buy a new membership instead.',
      },
    });
  });

  it('is refused for one that is not paid, not begun, of another member, unknown, or renewed already', async () => {
    const [asha, ravi] = (await gym.make.members(2)) as [TestUser, TestUser];
    const pending = await gym.make.membership({ member: asha });
    const later = await paid({ member: asha, startDate: '2030-03-05' });
    const held = await paid({ member: asha });
    await renew(asha, held.membershipId, { overlaps: true });
    const [queued] = await membershipsOf(asha);
    await gym
      .as(await gym.make.admin())
      .call('membership/update', { body: { id: queued?.id ?? 0, status: 'payed' } });

    const replies = await Promise.all([
      renew(asha, pending.membershipId),
      renew(asha, later.membershipId),
      renew(ravi, held.membershipId),
      renew(asha, 2_000_000_000),
      renew(asha, held.membershipId),
      renew(asha, queued?.id ?? 0),
    ]);

    expect(replies.map(({ status, body }) => [status, body.message])).toEqual([
      [409, 'This membership is not paid yet. Pay at its center first.'],
      [409, 'This membership starts on 5 Mar 2030. You can renew it from that day.'],
      [403, 'This belongs to another member.'],
      [404, 'Membership not found.'],
      [409, 'This membership is already renewed. The new one starts on 5 Sep 2030.'],
      [409, 'This membership starts on 5 Sep 2030. You can renew it from that day.'],
    ]);
  });

  it('is refused with another start or another price; without renewalOf there is no discount', async () => {
    const { membershipId: id, member } = await paid();

    const replies = await Promise.all([
      renew(member, id, { start_Date: '2030-09-06', end_Date: '2031-03-06' }),
      renew(member, id, { price: 12899 }),
      gym.as(member).callLoosely('membership/register', { body: renewal }),
    ]);

    expect(replies.map(({ status, body }) => [status, body.message])).toEqual([
      [409, 'This renewal now starts on 5 Sep 2030. Review it before you confirm.'],
      [409, 'The price has changed: it was ₹12,899 and is now ₹12,149 with tax and fee.'],
      [409, 'The price has changed: it was ₹12,149 and is now ₹12,899 with tax and fee.'],
    ]);
    expect(await membershipsOf(member)).toHaveLength(1);
  });

  it('has the right start and price for any existing membership, plan, pauses and day', async () => {
    const plan = fc.record({
      type: fc.constantFrom(...tierNames),
      months: fc.constantFrom(...planLengthsMonths),
    });
    const life = fc.record({
      held: plan,
      taken: plan,
      start: fc.constantFrom<Day>('2030-08-31', '2031-01-31', '2032-02-29', '2031-12-31'),
      pausedDays: fc.constantFrom(0, 3, 7),
      daysLeft: fc.integer({ min: -5, max: 95 }),
    });

    await fc.assert(
      fc.asyncProperty(life, async ({ held, taken, start, pausedDays, daysLeft }) => {
        const { membershipId: id, member } = await paid({ ...held, startDate: start });
        if (pausedDays > 0) {
          beOn(start);
          const body = { id, fromDay: addDays(start, 1), toDay: addDays(start, pausedDays) };
          await (await as(member)).call('membership/pause', { body });
        }
        const end = addDays(addMonths(start, held.months), pausedDays);
        const today = addDays(end, -daysLeft);
        if (today < start) return;
        beOn(today);
        const begins = [addDays(end, 1), today].sort()[1] as Day;
        const rupees = totalOf(taken) - defaultPlan(held.type, held.months).benefits.extraDiscountRupees;
        const body = { type: taken.type, start_Date: begins, end_Date: addMonths(begins, taken.months) };

        const wrong = await renew(member, id, { ...body, price: rupees + 1 });
        const right = await renew(member, id, { ...body, price: rupees });

        expect([wrong.status, right.status]).toEqual([409, daysLeft < -3 ? 409 : 201]);
        if (right.status === 201)
          expect((await membershipsOf(member))[0]).toMatchObject({ startDate: begins, price: rupees });
      }),
      { numRuns: 40 },
    );
  });
});

function totalOf({ type, months }: { type: TierName; months: PlanLength }): number {
  return defaultPlan(type, months).discountPriceRupees + 900;
}

describe('a renewal that has not begun', () => {
  const startOf = async (member: TestUser) => {
    const [queued] = await membershipsOf(member);
    return queued && [queued.startDate, queued.endDate, queued.effectiveEnd];
  };

  it('moves with the end of the previous one: pause, resumption, extension, days transferred and received', async () => {
    const { membershipId: id, member } = await paid();
    const other = await paid();
    await renew(member, id);
    await renew(other.member, other.membershipId);
    const client = gym.as(member);

    await client.call('membership/pause', { body: { id, fromDay: '2030-03-10', toDay: '2030-03-19' } });
    expect(await startOf(member)).toEqual(['2030-09-15', '2031-03-15', '2031-03-15']);
    beOn('2030-03-12');
    await client.call('membership/resume', { body: { id } });
    expect(await startOf(member)).toEqual(['2030-09-07', '2031-03-07', '2031-03-07']);
    await client.call('membership/extend', { body: { id, days: 30 } });
    expect(await startOf(member)).toEqual(['2030-10-07', '2031-04-07', '2031-04-07']);
    await client.call('membership/transferDays', { body: { id, days: 8, email: other.member.email } });
    expect(await startOf(member)).toEqual(['2030-09-29', '2031-03-29', '2031-03-29']);
    expect(await startOf(other.member)).toEqual(['2030-09-13', '2031-03-13', '2031-03-13']);
  });

  it('keeps its own extension and its payment, and the totals follow', async () => {
    const admin = gym.as(await gym.make.admin());
    const { membershipId: id, member } = await paid();
    await renew(member, id);
    const queuedId = (await membershipsOf(member))[0]?.id ?? 0;
    await admin.call('membership/update', { body: { id: queuedId, status: 'payed' } });
    await gym.as(member).call('membership/extend', { body: { id: queuedId, days: 10 } });

    await gym.as(member).call('membership/extend', { body: { id, days: 5 } });

    expect(await startOf(member)).toEqual(['2030-09-10', '2031-03-10', '2031-03-20']);
    expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
  });

  it('is not paused before it begins, because its days may still move', async () => {
    const admin = gym.as(await gym.make.admin());
    const { membershipId: id, member } = await paid();
    await renew(member, id);
    const queuedId = (await membershipsOf(member))[0]?.id ?? 0;
    await admin.call('membership/update', { body: { id: queuedId, status: 'payed' } });
    const pause = { id: queuedId, fromDay: '2030-09-10', toDay: '2030-09-14' };

    const early = await gym.as(member).callLoosely('membership/pause', { body: pause });
    beOn('2030-09-05');
    const begun = await (await as(member)).callLoosely('membership/pause', { body: pause });

    expect([early.status, early.body.message]).toEqual([
      409,
      'This renewal starts on 5 Sep 2030, after your current membership. You can pause it from that day.',
    ]);
    expect(begun.status).toBe(200);
  });

  it('begins on the day after the end when registered while the end moves', async () => {
    for (let round = 0; round < 5; round++) {
      const { membershipId: id, member } = await paid();
      const [, renewed] = await Promise.all([
        gym.as(member).call('membership/extend', { body: { id, days: 3 } }),
        renew(member, id),
      ]);

      const rows = await membershipsOf(member);
      const held = rows.find((row) => row.id === id);
      expect(held?.effectiveEnd).toBe('2030-09-07');
      // The extension came first: the submitted start is outdated.
      if (renewed.status === 409) expect(rows).toHaveLength(1);
      else expect(rows[0]).toMatchObject({ renewalOf: id, startDate: '2030-09-08' });
    }
    expect(await countDeadlocks(gym.db)).toBe(0);
  });
});

describe('the reminder of an end', () => {
  const mailsTo = async (member: TestUser) => {
    const admin = gym.as(await gym.make.admin());
    const { content } = (await admin.call('admin/getMails', { query: { q: member.email } })).body;
    return Promise.all(
      content
        .filter(({ kind }) => kind === 'membership expiring')
        .map(async ({ id }) => (await admin.call('admin/getMail', { query: { id } })).body.text),
    );
  };

  it('shows the discount of the renewal and its deadline, and links to it', async () => {
    const { membershipId: id, member } = await paid();
    beOn('2030-08-28');

    await remindOfEnds({ db: gym.db, clock: gym.now, mail } as Parameters<typeof remindOfEnds>[0]);

    const [text] = await mailsTo(member);
    expect(text).toContain('Renew by 7 Sep 2030 to get ₹750 off.');
    expect(text).toMatch(
      /You still have \d+ free days\. Add them in your profile, under Membership, by 4 Sep 2030\./,
    );
    expect(text).toContain(`/profile/profileMembership?renew=${id}`);
  });

  it('mentions an unpaid renewal instead', async () => {
    const { membershipId: id, member } = await paid();
    await renew(member, id);
    beOn('2030-08-28');

    await remindOfEnds({ db: gym.db, clock: gym.now, mail } as Parameters<typeof remindOfEnds>[0]);

    const [text] = await mailsTo(member);
    expect(text).toContain('Its renewal starts on 5 Sep 2030. Pay for it at your center.');
    expect(text).not.toContain('?renew=');
  });
});
