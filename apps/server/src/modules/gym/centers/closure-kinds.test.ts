// onBothEngines: the remaining hours of a day are multiranges of the database.
import { type Day, minutes, startOfGymDay } from '@namma/contract/days/dates';
import { beforeEach, expect, it } from 'vitest';
import { startClassGym } from '../../../testing/class-gym.ts';
import type { TestCoach } from '../../../testing/make.ts';
import { notifyOfUsualHours } from '../passes/closures.ts';

const { gym, admin, mail, placed, paid, sweep } = await startClassGym();
const noon = gym.now();
const center = 'indiranagar';
const deps = { db: gym.db, clock: gym.now, mail, isRateLimited: true, isGuardianChecked: false };
await admin.call('settings/set', {
  body: {
    key: 'openingHours',
    value: [{ weekdays: [0, 1, 2, 3, 4, 5, 6], opensAtMinute: 300, closesAtMinute: 1_320 }],
    fromDay: '2030-03-04',
  },
});
beforeEach(() => gym.setNow(noon));

const at = (day: Day, hour: number) =>
  new Date(startOfGymDay(day).getTime() + minutes(hour * 60)).toISOString();
const reason = 'New floor';

interface Closing {
  day: Day;
  coach: TestCoach;
}

/** Each kind of closure. The gym is open from 5:00 to 22:00. */
const kinds = {
  'a closed day': ({ day }: Closing) =>
    admin.callLoosely('centers/close', { body: { center, fromDay: day, toDay: day, reason } }),
  'a closure of all opening hours': ({ day }: Closing) =>
    admin.callLoosely('consultancy/addClosure', {
      body: { center, startsAt: at(day, 4), endsAt: at(day, 23), reason },
    }),
  'a closure of some hours': ({ day }: Closing) =>
    admin.callLoosely('consultancy/addClosure', {
      body: { center, startsAt: at(day, 11), endsAt: at(day, 13), reason },
    }),
  'shorter special hours': ({ day }: Closing) =>
    admin.callLoosely('centers/setHours', {
      body: { center, day, opensAtMinute: 14 * 60, closesAtMinute: 16 * 60, reason },
    }),
  'longer special hours': ({ day }: Closing) =>
    admin.callLoosely('centers/setHours', {
      body: { center, day, opensAtMinute: 4 * 60, closesAtMinute: 23 * 60, reason },
    }),
  'usual hours without the weekday': ({ day }: Closing) =>
    admin.callLoosely('settings/set', {
      body: {
        key: 'openingHours',
        value: [{ weekdays: [0, 2, 3, 4, 5, 6], opensAtMinute: 300, closesAtMinute: 1_320 }],
        fromDay: day,
      },
    }),
  'an absence of the coach': ({ day, coach }: Closing) =>
    admin.callLoosely('consultancy/addClosure', {
      body: { coachId: coach.coachId, startsAt: at(day, 0), endsAt: at(day, 24), reason },
    }),
};

const untouched = {
  passes: { named: 0, mail: 'none', onCallList: 0, toMove: 0, sale: 201 },
  appointment: 'unchanged',
  class: 'takes place',
  daysBack: { running: 0, starting: 0 },
};
const closed = { named: 3, mail: 'closed', onCallList: 3, toMove: 2, sale: 409 };
const shorter = { named: 3, mail: 'shorter', onCallList: 3, toMove: 0, sale: 201 };

/** Mirrors the table in docs/rules/appointments.md (D55). */
const table: [kind: keyof typeof kinds, day: Day, expected: object][] = [
  [
    'a closed day',
    '2030-03-05',
    {
      passes: closed,
      appointment: 'asked to move',
      class: 'cancelled',
      daysBack: { running: 1, starting: 1 },
    },
  ],
  [
    'a closure of all opening hours',
    '2030-03-06',
    { ...untouched, passes: closed, appointment: 'asked to move', class: 'cancelled' },
  ],
  ['a closure of some hours', '2030-03-07', { ...untouched, passes: shorter, appointment: 'asked to move' }],
  [
    'shorter special hours',
    '2030-03-08',
    { ...untouched, passes: shorter, appointment: 'asked to move', class: 'cancelled' },
  ],
  ['longer special hours', '2030-03-09', untouched],
  ['an absence of the coach', '2030-03-10', { ...untouched, appointment: 'asked to move' }],
  [
    'usual hours without the weekday',
    '2030-03-11',
    { ...untouched, passes: closed, appointment: 'asked to move', class: 'cancelled' },
  ],
];

/** The state of its only booking. */
const stateOf = async ({ slotId, day }: { slotId: number; day: Day }) =>
  (
    await gym.db
      .selectFrom('class_bookings')
      .select('state')
      .where('slot_id', '=', slotId)
      .where('day', '=', day)
      .executeTakeFirstOrThrow()
  ).state;

let phones = 9_845_020_000;

/** Creates one of everything that belongs to a day. */
async function bind(day: Day) {
  const coach = await gym.make.coach({ center });
  const known = { name: 'Ravi Nair', phone: String(++phones), email: `ravi${phones}@example.com` };
  await admin.call('members/add', { body: known });
  const sell = (name: string, phone: string, kind: 'day' | 'trial') =>
    admin.callLoosely('passes/sell', {
      body: { name, phone, center, day, kind, ...(kind === 'day' && { mode: 'cash' as const }) },
    });
  expect((await sell(known.name, known.phone, 'day')).status).toBe(201);
  expect((await sell('Uma Devi', String(++phones), 'trial')).status).toBe(201);
  const request = { name: 'Jose Paul', phone: String(++phones), center, day } as const;
  expect((await gym.as(await gym.make.member()).call('passes/request', { body: request })).status).toBe(201);
  const appointment = await gym.make.appointment({ coach, startsAt: new Date(at(day, 12)) });
  const theClass = await gym.make.groupClass({ center, coach, day, fromMinute: 18 * 60 });
  await placed(theClass, await paid());
  const running = await gym.make.membership({ paymentStatus: 'payed', startDate: '2030-03-04' });
  const starting = await gym.make.membership({ paymentStatus: 'payed', startDate: day });
  return { coach, known, sell, appointment, theClass, running, starting };
}

it.each(table)('%s on %s has the documented effect on everything of the day', async (kind, day, expected) => {
  const { coach, known, sell, appointment, theClass, running, starting } = await bind(day);
  const endOf = async ({ membershipId: id }: typeof running) =>
    (
      await gym.db
        .selectFrom('memberships')
        .select('effective_end')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).effective_end;
  const before = [await endOf(running), await endOf(starting)];

  const answer = await kinds[kind]({ day, coach });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  gym.setNow(new Date(noon.getTime() + minutes(1)));
  await sweep();
  await notifyOfUsualHours(deps);
  await notifyOfUsualHours(deps);

  const mails = await gym.db
    .selectFrom('mails')
    .select('payload')
    .where('recipient', '=', known.email)
    .where('kind', '=', 'pass day closed')
    .execute();
  const [only, ...more] = mails.map(({ payload }) => payload as { openHours: object[] });
  expect(more).toEqual([]);
  const called = await admin.call('followUps/getAll', { query: { reason: 'closed day', limit: 100 } });
  const { onClosedDays } = (await admin.call('passes/getDay', { query: {} })).body;
  const booking = await admin.call('consultancy/getAll', { query: { needs: 'decision', limit: 100 } });
  const after = [await endOf(running), await endOf(starting)];
  const isOf = (each: { day?: Day | undefined }) => each.day === day;
  expect({
    passes: {
      named: 'passes' in answer.body ? answer.body.passes?.length : 0,
      mail: only === undefined ? 'none' : only.openHours.length > 0 ? 'shorter' : 'closed',
      onCallList: called.body.content.filter(({ since }) => since === day).length,
      toMove: onClosedDays.filter(isOf).length,
      sale: (await sell('Late Buyer', String(++phones), 'day')).status,
    },
    appointment: booking.body.content.some(({ id }) => id === appointment.id) ? 'asked to move' : 'unchanged',
    class: (await stateOf(theClass)) === 'booked' ? 'takes place' : 'cancelled',
    daysBack: {
      running: before[0] === after[0] ? 0 : 1,
      starting: before[1] === after[1] ? 0 : 1,
    },
  }).toEqual(expected);
});
