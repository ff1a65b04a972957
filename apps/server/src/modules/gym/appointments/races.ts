import type { NewCoach } from '@namma/contract/appointments/coach-schemas';
import type { ErrorReply } from '@namma/contract/calls';
import { expect } from 'vitest';
import type { TestUser } from '../../../testing/make.ts';
import {
  atOnce,
  booking,
  byAdmin,
  CANCEL_PAIRS,
  countLogEntries,
  countStatuses,
  gym,
  type Races,
} from '../../../testing/races.ts';

/** 6 March, a Wednesday, at noon in IST. */
const seatOf = ({ coachId }: { coachId: number }) => ({ coachId, startsAt: '2030-03-06T06:30:00Z' });

/** Counts the uncancelled appointments of a coach. */
const countSeats = async (coachId: number) => {
  const seats = gym.db.selectFrom('bookings').select('id').where('coach_id', '=', coachId);
  return (await seats.where('status', '<>', 'cancelled').execute()).length;
};

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'consultancy/book': {
    'books one type and day once': async () => {
      const member = await gym.make.member();

      const answers = await atOnce(40, () =>
        gym.as(member).call('consultancy/book', {
          body: { consult_type: 'Nutrition', age: 30, height: 170, weight: 70, date: '2030-03-04' },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 39 });
      expect((await gym.as(member).call('consultancy/get')).body).toHaveLength(1);
    },
    'gives one seat to one of 200 askers, and offers the others the three nearest free times': async () => {
      const coach = await gym.make.coach({ center: 'HSR Layout' });
      const askers = await gym.make.members(200);

      const answers = await atOnce(200, (n) =>
        gym
          .as(askers[n] as TestUser)
          .call('consultancy/book', { body: { ...booking, ...seatOf(coach), date: '2030-03-06' } }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 199 });
      for (const { status, body } of answers) {
        if (status !== 409) continue;
        const { message, free } = body as ErrorReply;
        expect(message).toBe('This time was just taken. Choose another one.');
        expect(free?.map(({ startsAt }) => startsAt)).toEqual([
          '2030-03-06T06:00:00.000Z',
          '2030-03-06T07:00:00.000Z',
          '2030-03-06T05:30:00.000Z',
        ]);
      }
      expect(await countSeats(coach.coachId)).toBe(1);
    },
    'gives a member two times of a type at most': async () => {
      const coach = await gym.make.coach();
      const member = await gym.make.member();

      const answers = await atOnce(8, (n) =>
        gym.as(member).call('consultancy/book', {
          body: {
            ...booking,
            coachId: coach.coachId,
            startsAt: `2030-03-1${n}T03:30:00Z`,
            date: `2030-03-1${n}`,
          },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 2, 409: 6 });
      expect(await countSeats(coach.coachId)).toBe(2);
    },
    'takes twenty bookings of one member in an hour': async () => {
      const member = await gym.make.member();

      const answers = await atOnce(30, (n) =>
        gym.as(member).call('consultancy/book', {
          body: {
            consult_type: 'Nutrition',
            age: 30,
            height: 170,
            weight: 70,
            date: `2030-04-${n + 1 < 10 ? '0' : ''}${n + 1}`,
          },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 20, 429: 10 });
      expect((await gym.as(member).call('consultancy/get')).body).toHaveLength(20);
    },
  },
  'consultancy/move': {
    'gives one time to one of those who move there, and offers the others three free ones': async () => {
      const coach = await gym.make.coach({ type: 'Physiotherapy' });
      const appointments = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          gym.make.appointment({ coach, startsAt: new Date(Date.UTC(2030, 2, 7, 3, 30 * n)) }),
        ),
      );

      const answers = await atOnce(8, (n) => {
        const { id, member } = appointments[n] as (typeof appointments)[number];
        return gym.as(member).call('consultancy/move', { body: { id, ...seatOf(coach) } });
      });

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 7 });
      for (const { status, body } of answers)
        if (status === 409) expect((body as ErrorReply).free).toHaveLength(3);
    },
    'moves an appointment, or cancels it, or first the one and then the other': async () => {
      for (let pair = 0; pair < CANCEL_PAIRS; pair++) {
        const { id, member, coach } = await gym.make.appointment();

        const [moved, cancelled, booked] = await Promise.all([
          gym.as(member).call('consultancy/move', { body: { id, ...seatOf(coach) } }),
          gym.as(member).call('consultancy/cancel', { body: { id } }),
          gym
            .as(await gym.make.member())
            .call('consultancy/book', { body: { ...booking, ...seatOf(coach), date: '2030-03-06' } }),
        ]);

        expect([200, 409]).toContain(moved.status);
        expect(cancelled.status).toBe(200);
        const seats = await gym.db
          .selectFrom('bookings')
          .select(['id', 'status', 'sequence', 'starts_at'])
          .where('coach_id', '=', coach.coachId)
          .orderBy('id')
          .execute();
        expect(seats[0]).toMatchObject({ id, status: 'cancelled' });
        expect(seats[0]?.sequence).toBe(moved.status === 200 ? 2 : 1);
        expect(seats.filter(({ status }) => status === 'booked')).toHaveLength(booked.status === 201 ? 1 : 0);
      }
    },
  },
  'consultancy/cancel': {
    'cancels once': async () => {
      const { id, member } = await gym.make.appointment();

      const answers = await atOnce(20, () => gym.as(member).call('consultancy/cancel', { body: { id } }));

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 19 });
    },
    'frees a time for one of those who want it': async () => {
      const { id, member, coach, startsAt } = await gym.make.appointment();
      const askers = await gym.make.members(6);
      const seat = { startsAt: startsAt.toISOString(), coachId: coach.coachId, date: '2030-03-05' };

      const [cancelled, ...answers] = await Promise.all([
        gym.as(member).call('consultancy/cancel', { body: { id } }),
        ...askers.map((asker) => gym.as(asker).call('consultancy/book', { body: { ...booking, ...seat } })),
      ]);

      expect(cancelled.status).toBe(200);
      const won = answers.filter(({ status }) => status === 201).length;
      expect(won).toBeLessThanOrEqual(1);
      expect(await countSeats(coach.coachId)).toBe(won);
    },
  },
  'consultancy/bookFor': {
    'gives a member one appointment of a type and day when several people book': async () => {
      const member = await gym.make.member();

      const answers = await atOnce(12, (n) =>
        n % 2 === 0
          ? byAdmin(n).call('consultancy/bookFor', { body: { ...booking, userId: member.userId } })
          : gym.as(member).call('consultancy/book', { body: booking }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 11 });
    },
  },
  'consultancy/markNoShow': {
    'is recorded once': async () => {
      const { id } = await gym.make.appointment({ startsAt: new Date('2030-03-04T06:00:00.000Z') });

      const answers = await atOnce(8, (n) => byAdmin(n).call('consultancy/markNoShow', { body: { id } }));

      expect(countStatuses(answers)).toEqual({ 200: 8 });
      expect(await countLogEntries('appointment missed', id)).toBe(1);
    },
  },
  'consultancy/addCoach': {
    'adds a coach for each request': async () => {
      const body: NewCoach = { name: 'Dr. Kavya Iyer', type: 'Nutrition', center: 'HSR Layout', hours: [] };

      const answers = await atOnce(8, (n) => byAdmin(n).call('consultancy/addCoach', { body }));

      expect(countStatuses(answers)).toEqual({ 201: 8 });
      expect(new Set(answers.map((answer) => answer.body.coachId)).size).toBe(8);
    },
  },
  'consultancy/updateCoach': {
    'retires a coach before or after a booking, which is never lost': async () => {
      for (let pair = 0; pair < CANCEL_PAIRS; pair++) {
        const { coachId } = await gym.make.coach();
        const member = await gym.make.member();

        const [retired, booked] = await Promise.all([
          byAdmin(0).call('consultancy/updateCoach', { body: { coachId, isRetired: true } }),
          gym
            .as(member)
            .call('consultancy/book', { body: { ...booking, ...seatOf({ coachId }), date: '2030-03-06' } }),
        ]);

        expect(retired.status).toBe(200);
        expect([201, 409]).toContain(booked.status);
        expect(retired.body.bookings).toHaveLength(booked.status === 201 ? 1 : 0);
      }
    },
  },
  'consultancy/setProfile': {
    'by admins who read the same version: one saves, the others are shown the coach as it is now':
      async () => {
        const { coachId } = await gym.make.coach();
        const read = async () =>
          (await byAdmin(0).call('consultancy/getCoaches')).body.coaches.find(
            (coach) => coach.coachId === coachId,
          );
        const version = (await read())?.version;

        const answers = await atOnce(8, (n) =>
          byAdmin(n).callLoosely('consultancy/setProfile', {
            body: { coachId, version, photo: null, about: { en: `Text ${n}`, kn: null, hi: null } },
          }),
        );

        expect(countStatuses(answers)).toEqual({ 200: 1, 409: 7 });
        const saved = answers.findIndex(({ status }) => status === 200);
        expect((await read())?.profile.about.en).toBe(`Text ${saved}`);
      },
  },
  'consultancy/addClosure': {
    'lists each appointment that was booked before it, and lets none in after it': async () => {
      for (let pair = 0; pair < CANCEL_PAIRS; pair++) {
        const { coachId } = await gym.make.coach();
        const member = await gym.make.member();
        const day = { startsAt: '2030-03-05T18:30:00Z', endsAt: '2030-03-06T18:30:00Z' };

        const [closed, booked] = await Promise.all([
          byAdmin(0).call('consultancy/addClosure', { body: { coachId, ...day, reason: 'Training' } }),
          gym
            .as(member)
            .call('consultancy/book', { body: { ...booking, ...seatOf({ coachId }), date: '2030-03-06' } }),
        ]);

        expect(closed.status).toBe(201);
        expect([201, 409]).toContain(booked.status);
        expect(closed.body.bookings).toHaveLength(booked.status === 201 ? 1 : 0);
      }
    },
    'of the same hours of a center closes them once, with and without coaches there': async () => {
      const hours = { startsAt: '2030-05-05T06:30:00Z', endsAt: '2030-05-05T08:30:00Z' };
      for (const center of ['vijayanagra', 'HSR Layout'] as const) {
        const answers = await atOnce(12, (n) =>
          byAdmin(n).call('consultancy/addClosure', { body: { center, ...hours, reason: `Rain ${n}` } }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 1, 409: 11 });
      }
    },
  },
  'consultancy/removeClosure': {
    'happens once': async () => {
      const { coachId } = await gym.make.coach();
      const day = { startsAt: '2030-03-05T18:30:00Z', endsAt: '2030-03-06T18:30:00Z' };
      const closed = await byAdmin(0).call('consultancy/addClosure', {
        body: { coachId, ...day, reason: 'Training' },
      });

      const answers = await atOnce(8, (n) =>
        byAdmin(n).call('consultancy/removeClosure', { body: { id: closed.body.id } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 1, 404: 7 });
    },
  },
};
