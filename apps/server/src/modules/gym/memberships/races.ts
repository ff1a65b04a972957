import { addDays } from '@namma/contract/days/dates';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { expect } from 'vitest';
import type { TestUser } from '../../../testing/make.ts';
import {
  admins,
  atOnce,
  byAdmin,
  countLogEntries,
  countStatuses,
  expectEachDoneOnce,
  gym,
  ledgerOf,
  make,
  membership,
  type Races,
  receiptsOf,
} from '../../../testing/races.ts';

/** The start of a renewal of Elite Plus for six months from today. */
const renewal = { start_Date: '2030-09-05', end_Date: '2031-03-05' };

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'membership/registerFor': {
    'in two tabs and with lost answers makes one member, one membership and its two receipts': async () => {
      const phone = String(6_000_000_000 + Math.floor(Math.random() * 1e9));
      const body = {
        ...membership,
        member: { name: 'Kaveri', phone },
        payments: [{ mode: 'cash' as const, amount: 5000 }, { mode: 'card' as const }],
      };

      const answers = await atOnce(40, (n) =>
        byAdmin(n % 2).call('membership/registerFor', {
          body,
          headers: { [IDEMPOTENCY_KEY_HEADER]: `joining of ${phone}` },
        }),
      );

      // The other admin uses another key, but the phone is known by then.
      expect(countStatuses(answers)).toEqual({ 201: 20, 409: 20 });
      const made = await gym.db.selectFrom('users').select('id').where('phone', '=', phone).execute();
      expect(made).toHaveLength(1);
      const taken = await gym.db
        .selectFrom('memberships')
        .select(['id', 'payment_status'])
        .where('user_id', '=', made[0]?.id ?? 0)
        .execute();
      expect(taken).toMatchObject([{ payment_status: 'payed' }]);
      expect(await receiptsOf(taken[0]?.id ?? 0)).toHaveLength(2);
    },
  },
  'membership/register': {
    'with one key registers once': async () => {
      const member = await gym.make.member();

      const answers = await atOnce(200, () =>
        gym.as(member).call('membership/register', {
          body: membership,
          headers: { [IDEMPOTENCY_KEY_HEADER]: 'one key' },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 200 });
      expect((await gym.as(member).call('membership/getMemberships')).body).toHaveLength(1);
    },
    'with as many keys registers as often': async () => {
      // Three members, because memberships are limited per member and hour.
      const members = await gym.make.members(3);

      const answers = await atOnce(60, (n) =>
        gym.as(members[n % 3] as TestUser).call('membership/register', {
          body: { ...membership, overlaps: true },
          headers: { [IDEMPOTENCY_KEY_HEADER]: `key ${n}` },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 60 });
      for (const member of members)
        expect((await gym.as(member).call('membership/getMemberships')).body).toHaveLength(20);
    },
    'from two tabs registers one, and the other is asked': async () => {
      const member = await gym.make.member();
      const types = ['Elite', 'Elite Plus'] as const;

      const answers = await atOnce(16, (n) =>
        gym.as(member).call('membership/register', {
          body: { ...membership, type: types[n % 2] as 'Elite' },
          headers: { [IDEMPOTENCY_KEY_HEADER]: `tab ${n}` },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 15 });
      expect((await gym.as(member).call('membership/getMemberships')).body).toHaveLength(1);
    },
    'on the day after another one, while that one is paused: one of the two is asked': async () => {
      const held = await Promise.all(
        Array.from({ length: 8 }, () => gym.make.membership({ paymentStatus: 'payed' })),
      );

      const answers = await Promise.all(
        held.flatMap(({ member, membershipId: id }) => [
          gym.as(member).call('membership/register', {
            body: { type: 'Elite', center: 'HSR Layout', ...renewal },
          }),
          gym.as(member).call('membership/pause', {
            body: { id, fromDay: '2030-03-11', toDay: '2030-03-15' },
          }),
        ]),
      );

      const taken = answers.filter(({ status }) => status < 300);
      expect(taken).toHaveLength(8);
      expect(countStatuses(answers)[409]).toBe(8);
    },
    'renews a membership once': async () => {
      const { member, membershipId: renewalOf } = await gym.make.membership({ paymentStatus: 'payed' });

      const answers = await atOnce(16, (n) =>
        gym.as(member).call('membership/register', {
          body: { type: 'Elite Plus', center: 'HSR Layout', ...renewal, renewalOf },
          headers: { [IDEMPOTENCY_KEY_HEADER]: `tab ${n}` },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 15 });
      expect((await gym.as(member).call('membership/getMemberships')).body).toHaveLength(2);
    },
    'takes twenty of one member in an hour': async () => {
      const member = await gym.make.member();

      const answers = await atOnce(30, () =>
        gym.as(member).call('membership/register', { body: { ...membership, overlaps: true } }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 20, 429: 10 });
      expect((await gym.as(member).call('membership/getMemberships')).body).toHaveLength(20);
    },
  },
  'membership/update': {
    'lets one admin take the payment': async () => {
      const { membershipId } = await gym.make.membership();

      const answers = await atOnce(40, (n) =>
        byAdmin(n).call('membership/update', { body: { id: membershipId, status: 'payed' } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 39 });
      expect(await countLogEntries('membership paid', membershipId)).toBe(1);
    },
  },
  'membership/pause': {
    'pauses once': async () => {
      const { membershipId: id, member } = await gym.make.membership({ paymentStatus: 'payed' });

      const answers = await atOnce(16, (n) =>
        gym.as(n % 2 ? member : (admins[0] as TestUser)).call('membership/pause', {
          body: { id, fromDay: '2030-04-10', toDay: `2030-04-${12 + n}` },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 15 });
      expect((await ledgerOf(member, id)).events).toHaveLength(1);
    },
    'gives the last 7 days to one of 50 that ask for them': async () => {
      const { membershipId: id, member } = await gym.make.membership({
        paymentStatus: 'payed',
        type: 'Elite',
        months: 3,
      });

      const answers = await atOnce(50, (n) =>
        gym.as(n % 2 ? member : (admins[0] as TestUser)).call('membership/pause', {
          body: { id, fromDay: addDays('2030-03-05', n), toDay: addDays('2030-03-11', n) },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 49 });
      expect(await ledgerOf(member, id)).toMatchObject({
        pauseDaysLeft: 0,
        effectiveEnd: '2030-06-11',
        events: [{ kind: 'pause', days: 7 }],
      });
    },
    'never takes more pause days than there are, while others resume': async () => {
      // Elite for three months has 7 pause days.
      const { membershipId: id, member } = await gym.make.membership({
        paymentStatus: 'payed',
        type: 'Elite',
        months: 3,
      });
      const pause = { id, fromDay: '2030-03-05', toDay: '2030-03-11' };

      const answers = await atOnce(50, (n) =>
        n % 5 === 4
          ? gym.as(member).call('membership/resume', { body: { id } })
          : gym.as(member).call('membership/pause', { body: pause }),
      );

      const { events, pauseDaysLeft, endDate, effectiveEnd } = await ledgerOf(member, id);
      expect(events).toHaveLength(countStatuses(answers)[200] ?? 0);
      expect(events.map(({ kind }) => kind)).toEqual(
        events.map((_, place) => (place % 2 ? 'resume' : 'pause')),
      );
      expect(pauseDaysLeft).toBe(events.length % 2 ? 0 : 7);
      expect(effectiveEnd).toBe(addDays(endDate, 7 - pauseDaysLeft));
    },
  },
  'membership/resume': {
    'gives the days back once': async () => {
      const { membershipId: id, member } = await gym.make.membership({ paymentStatus: 'payed' });
      const body = { id, fromDay: '2030-03-05', toDay: '2030-03-11' };
      await gym.as(member).call('membership/pause', { body });

      const answers = await atOnce(16, () => gym.as(member).call('membership/resume', { body: { id } }));

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 15 });
      expect((await ledgerOf(member, id)).effectiveEnd).toBe('2030-09-04');
    },
  },
  'membership/extend': {
    'extends once, on record once': async () => {
      const { membershipId: id, member } = await gym.make.membership({ paymentStatus: 'payed' });

      const answers = await atOnce(16, (n) =>
        byAdmin(n).call('membership/extend', { body: { id, days: 10 } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 15 });
      expect(await countLogEntries('membership changed', id)).toBe(1);
      expect((await ledgerOf(member, id)).effectiveEnd).toBe('2030-09-14');
    },
  },
  'membership/transferDays': {
    'hands days over once, also when two members hand to each other': async () => {
      const [one, other] = await Promise.all(
        [1, 2].map(() => gym.make.membership({ paymentStatus: 'payed' })),
      );
      if (!one || !other) throw new Error('No memberships were made');
      const transfer = (from: typeof one, to: typeof one, days: number) =>
        gym.as(from.member).call('membership/transferDays', {
          body: { id: from.membershipId, days, email: to.member.email },
        });

      const answers = await atOnce(16, (n) => (n % 2 ? transfer(one, other, 10) : transfer(other, one, 3)));

      expect(countStatuses(answers)).toEqual({ 200: 2, 409: 14 });
      const ends = await Promise.all(
        [one, other].map(
          async ({ member, membershipId }) => (await ledgerOf(member, membershipId)).effectiveEnd,
        ),
      );
      expect(ends).toEqual(['2030-08-28', '2030-09-11']);
    },
  },
  'membership/revokeTransfer': {
    'takes the days back once, and not while the money is': async () => {
      const [from, to] = await Promise.all([1, 2].map(() => gym.make.membership({ paymentStatus: 'payed' })));
      if (!from || !to) throw new Error('No memberships were made');
      const body = { id: from.membershipId, days: 10, email: to.member.email };
      await gym.as(from.member).call('membership/transferDays', { body });
      const [receipt] = await receiptsOf(from.membershipId);

      const [answers, reversals] = await Promise.all([
        atOnce(8, (n) => byAdmin(n).call('membership/revokeTransfer', { body: { id: from.membershipId } })),
        atOnce(8, (n) =>
          byAdmin(n).call('payments/reverse', { body: { id: receipt?.id ?? 0, reason: 'Bounced' } }),
        ),
      ]);

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 7 });
      expect(countStatuses(reversals)[200] ?? 0).toBeLessThanOrEqual(1);
      const ends = await Promise.all(
        [from, to].map(
          async ({ member, membershipId }) => (await ledgerOf(member, membershipId)).effectiveEnd,
        ),
      );
      expect(ends).toEqual(['2030-09-04', '2030-09-04']);
    },
  },
  'membership/withdraw': {
    'withdraws once, and not what is paid at the same moment': async () => {
      const { membershipId: id } = await gym.make.membership();

      const [withdrawn, paid] = await Promise.all([
        atOnce(8, (n) => byAdmin(n).call('membership/withdraw', { body: { id } })),
        atOnce(8, (n) => byAdmin(n).call('membership/update', { body: { id, status: 'payed' } })),
      ]);

      const done = [withdrawn, paid].map((answers) => countStatuses(answers)[200] ?? 0);
      expect(done.toSorted()).toEqual([0, 1]);
      expect(await receiptsOf(id)).toHaveLength(done[1] ?? 0);
    },
  },
  'membership/end': {
    'ends once and refunds once, at two desks': async () => {
      const { membershipId: id } = await gym.make.membership({ paymentStatus: 'payed' });
      const day = '2030-03-10';
      const { body } = await byAdmin(0).call('membership/quoteEnd', { query: { id, day } });
      const expectedPaise = body.refundPaise;

      const answers = await atOnce(16, (n) =>
        byAdmin(n).call('membership/end', { body: { id, day, mode: 'cash', expectedPaise } }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 15 });
      expect(await countLogEntries('membership ended', id)).toBe(1);
      expect((await receiptsOf(id)).map(({ amount_paise }) => amount_paise)).toEqual([
        body.paidPaise,
        -expectedPaise,
      ]);
    },
  },
  'membership/change': {
    'changes once into one other membership': async () => {
      const { membershipId: id, member } = await gym.make.membership({ paymentStatus: 'payed' });
      const plan = { id, type: 'Elite Plus', months: 12 } as const;
      const { body } = await byAdmin(0).call('membership/quoteChange', { query: plan });

      const answers = await atOnce(16, (n) =>
        byAdmin(n).call('membership/change', { body: { ...plan, expectedPaise: body.duePaise } }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 15 });
      const rows = (await gym.as(member).call('membership/getMemberships')).body;
      expect(rows).toMatchObject([
        { changedFrom: id, duePaise: body.duePaise },
        { id, refundPaise: 0 },
      ]);
    },
  },
  'membership/moveCenter': {
    'changes it once in 60 days': async () => {
      const { membershipId: id, member } = await gym.make.membership({
        paymentStatus: 'payed',
        type: 'Elite',
      });
      const centers = ['HSR Layout', 'kormangla'] as const;

      const answers = await atOnce(16, (n) =>
        gym.as(member).call('membership/moveCenter', {
          body: { id, center: n % 2 ? centers[0] : centers[1] },
        }),
      );

      const { 200: done, 400: same = 0, 409: late = 0 } = countStatuses(answers);
      expect([done, same + late]).toEqual([1, 15]);
      expect((await ledgerOf(member, id)).centerChangesLeft).toBe(2);
    },
  },
  'membership/updateMany': {
    'takes each payment once': async () => {
      const ids = await make(15, async () => (await gym.make.membership()).membershipId);

      await expectEachDoneOnce('membership paid', ids, (n) =>
        byAdmin(n).call('membership/updateMany', { body: { ids: n % 2 ? ids : ids.toReversed() } }),
      );
    },
  },
};
