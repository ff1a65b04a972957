import { expect } from 'vitest';
import { ranksIn } from '../../../testing/class-gym.ts';
import type { TestClass, TestUser } from '../../../testing/make.ts';
import {
  atOnce,
  byAdmin,
  CANCEL_PAIRS,
  countLogEntries,
  countStatuses,
  gym,
  type Races,
} from '../../../testing/races.ts';

const memberWithPlace = async (key: TestClass['key']) => {
  const { member } = await gym.make.membership({ paymentStatus: 'payed' });
  await gym.as(member).call('classes/book', { body: key });
  return member;
};

const ranksOf = (key: TestClass['key']) => ranksIn(gym.db, key);

const expectNoGap = async (key: TestClass['key'], capacity: number) => {
  const rows = await ranksOf(key);
  expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, n) => n + 1));
  expect(rows.filter(({ is_in }) => is_in).map(({ rank }) => rank)).toEqual(
    rows.slice(0, capacity).map((_, n) => n + 1),
  );
  return rows;
};

const mailsOf = async ({ slotId, day }: TestClass['key'], kind: string) =>
  (
    await gym.db
      .selectFrom('mails')
      .select(['recipient', 'kind'])
      .where('key', 'like', `class:${slotId}:${day}:%`)
      .execute()
  ).filter((mail) => mail.kind === kind);

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'classes/book': {
    'by 60 askers for 12 places gives ranks from 1 to 60 without a gap, of which 12 are in': async () => {
      const { key } = await gym.make.groupClass({ capacity: 12 });
      const askers = await Promise.all(
        Array.from({ length: 60 }, () => gym.make.membership({ paymentStatus: 'payed' })),
      );

      const answers = await atOnce(60, (n) =>
        gym.as(askers[n]?.member as TestUser).call('classes/book', { body: key }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 60 });
      expect(await expectNoGap(key, 12)).toHaveLength(60);
      const positions = answers.flatMap(({ body }) => body.position ?? []).sort((a, b) => a - b);
      expect(positions).toEqual(Array.from({ length: 48 }, (_, n) => n + 1));
    },
    'in several tabs books once': async () => {
      const { member } = await gym.make.membership({ paymentStatus: 'payed' });
      const { key } = await gym.make.groupClass();

      const answers = await atOnce(12, () => gym.as(member).call('classes/book', { body: key }));

      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 11 });
      expect(await ranksOf(key)).toHaveLength(1);
    },
    'of several classes of a day books two': async () => {
      const { member } = await gym.make.membership({ paymentStatus: 'payed' });
      const hours = [6, 8, 10, 14, 16, 18];
      const classes = await Promise.all(hours.map((hour) => gym.make.groupClass({ fromMinute: hour * 60 })));

      const answers = await atOnce(hours.length, (n) =>
        gym.as(member).call('classes/book', { body: (classes[n] as TestClass).key }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 2, 409: 4 });
    },
  },
  'classes/cancel': {
    'by many with a place tells exactly the next ones, once each': async () => {
      const { key } = await gym.make.groupClass({ capacity: 10 });
      const members: TestUser[] = [];
      for (let n = 0; n < 24; n++) members.push(await memberWithPlace(key));

      const answers = await atOnce(10, (n) =>
        gym.as(members[n % 2 ? n : 10 + n] as TestUser).call('classes/cancel', { body: key }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 10 });
      const rows = await expectNoGap(key, 10);
      expect(rows).toHaveLength(14);
      const notified = (await mailsOf(key, 'class place')).map(({ recipient }) => recipient).sort();
      const reached = rows
        .filter(
          ({ rank, user_id }) =>
            (rank ?? 0) <= 10 && members.slice(10).some((each) => each.userId === user_id),
        )
        .map(({ user_id }) => members.find(({ userId }) => userId === user_id)?.email)
        .sort();
      expect(notified).toEqual(reached);
      expect(notified).toHaveLength(5);
    },
    'by the one who is about to get a place leaves nobody out and tells nobody twice': async () => {
      for (let pair = 0; pair < CANCEL_PAIRS; pair++) {
        const { key } = await gym.make.groupClass({ capacity: 1 });
        const [first, second, third] = [
          await memberWithPlace(key),
          await memberWithPlace(key),
          await memberWithPlace(key),
        ];

        const answers = await Promise.all(
          [first, second].map((each) => gym.as(each).call('classes/cancel', { body: key })),
        );

        expect(countStatuses(answers)).toEqual({ 200: 2 });
        expect(await expectNoGap(key, 1)).toMatchObject([{ user_id: third.userId }]);
        const notified = (await mailsOf(key, 'class place')).map(({ recipient }) => recipient);
        expect(notified.filter((email) => email === third.email)).toHaveLength(1);
      }
    },
    'in several tabs gives the place up once': async () => {
      const { key } = await gym.make.groupClass();
      const member = await memberWithPlace(key);

      const answers = await atOnce(8, () => gym.as(member).call('classes/cancel', { body: key }));

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 7 });
    },
  },
  'classes/setSlot': {
    'of one coach and time adds one class': async () => {
      const { coachId } = await gym.make.coach();
      const body = {
        type: 'Core' as const,
        center: 'indiranagar' as const,
        coachId,
        weekday: 3,
        fromMinute: 600,
        minutes: 45,
        capacity: 20,
        fromDay: '2030-03-04',
      };

      const answers = await atOnce(8, (n) => byAdmin(n).call('classes/setSlot', { body }));

      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 7 });
    },
    'with one key adds a class on each weekday once, and against another form all or none': async () => {
      const { coachId } = await gym.make.coach();
      const body = {
        ...({ type: 'Core', center: 'indiranagar', weekday: 1 } as const),
        ...{ alsoOn: [3, 5], coachId, fromMinute: 600, minutes: 45, capacity: 20, fromDay: '2030-03-04' },
      };
      const headers = { 'idempotency-key': `weekdays ${coachId}` };
      const other = { ...body, weekday: 5, alsoOn: [6] };

      const [against, ...answers] = await Promise.all([
        byAdmin(8).call('classes/setSlot', { body: other }),
        ...Array.from({ length: 6 }, () => byAdmin(0).call('classes/setSlot', { body, headers })),
      ]);

      const slots = await gym.db
        .selectFrom('class_slots')
        .select('weekday')
        .where('coach_id', '=', coachId)
        .orderBy('weekday')
        .execute();
      const isFirst = against.status === 201;
      expect(slots.map(({ weekday }) => weekday)).toEqual(isFirst ? [5, 6] : [1, 3, 5]);
      expect(countStatuses(answers)).toEqual(isFirst ? { 409: 6 } : { 201: 6 });
      expect(new Set(answers.map((each) => JSON.stringify(each.body))).size).toBe(1);
    },
  },
  'classes/endSlot': {
    'ends a class once, and lets no booking of a later day be lost or kept in silence': async () => {
      const { key, slotId } = await gym.make.groupClass();
      const { member } = await gym.make.membership({ paymentStatus: 'payed' });

      const [booked, ...ended] = await Promise.all([
        gym.as(member).call('classes/book', { body: key }),
        ...Array.from({ length: 6 }, (_, n) =>
          byAdmin(n).call('classes/endSlot', { body: { slotId, fromDay: key.day } }),
        ),
      ]);

      expect(countStatuses(ended)).toEqual({ 200: 1, 409: 5 });
      expect([201, 404]).toContain(booked.status);
      expect(await ranksOf(key)).toEqual([]);
      expect(await mailsOf(key, 'class cancelled')).toHaveLength(booked.status === 201 ? 1 : 0);
    },
  },
  'classes/change': {
    'to fewer places against bookings leaves as many in as there are places': async () => {
      const { key } = await gym.make.groupClass({ capacity: 6 });
      for (let n = 0; n < 4; n++) await memberWithPlace(key);
      const askers = await Promise.all(
        Array.from({ length: 4 }, () => gym.make.membership({ paymentStatus: 'payed' })),
      );

      const [changed, ...booked] = await Promise.all([
        byAdmin(0).call('classes/change', { body: { ...key, capacity: 3 } }),
        ...askers.map(({ member }) => gym.as(member).call('classes/book', { body: key })),
      ]);

      expect(changed.status).toBe(200);
      expect(countStatuses(booked)).toEqual({ 201: 4 });
      expect(await expectNoGap(key, 3)).toHaveLength(8);
    },
  },
  'classes/bookFor': {
    'books once when the member books too': async () => {
      const { member } = await gym.make.membership({ paymentStatus: 'payed' });
      const { key } = await gym.make.groupClass();

      const answers = await atOnce(8, (n) =>
        n % 2
          ? gym.as(member).call('classes/book', { body: key })
          : byAdmin(n).call('classes/bookFor', { body: { ...key, userId: member.userId } }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 7 });
    },
  },
  'classes/markPresent': {
    'is recorded once': async () => {
      const { key, slotId } = await gym.make.groupClass({ day: '2030-03-04', fromMinute: 740 });
      const member = await memberWithPlace(key);

      const answers = await atOnce(8, (n) =>
        byAdmin(n).call('classes/markPresent', {
          body: { ...key, userId: member.userId, isPresent: true },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 8 });
      expect(await countLogEntries('class attendance marked', slotId)).toBe(1);
    },
  },
};
