import type { Body } from '@namma/contract/calls';
import { describe, expect, it } from 'vitest';
import { startClassGym } from '../../../testing/class-gym.ts';
import type { TestClass } from '../../../testing/make.ts';

const { gym, admin, paid, book, placed, sweep, mailsTo, mineOf } = await startClassGym();

const week = async (from = '2030-03-04') =>
  (await gym.guest().call('classes/getWeek', { query: { center: 'indiranagar', from } })).body;
/** The form's request: the class at 18:00 for ten, unless overridden. */
const change = ({ slotId, day, coach }: TestClass, values: Partial<Body<'classes/setSlot'>> = {}) =>
  admin.call('classes/setSlot', {
    body: {
      slotId,
      type: 'Yoga',
      center: 'indiranagar',
      coachId: coach.coachId,
      weekday: new Date(`${day}T00:00:00Z`).getUTCDay(),
      fromMinute: 18 * 60,
      minutes: 60,
      capacity: 10,
      fromDay: day,
      ...values,
    },
  });

describe('a weekly class that is changed from a day on', () => {
  it('becomes another slot from then on, with its bookings and changes; the past is unchanged', async () => {
    const theClass = await gym.make.groupClass();
    const member = await placed(theClass);
    const calendar = await gym.as(member).call('classes/ics', { query: theClass.key });
    const day = '2030-03-12';
    await admin.call('classes/change', { body: { slotId: theClass.slotId, day, capacity: 4 } });

    const { body } = await change(theClass, { fromMinute: 19 * 60, capacity: 12 });
    await sweep();

    expect(body.status).toBe('Class changed for all upcoming days');
    expect(body.slotId).not.toBe(theClass.slotId);
    expect((await mineOf(member)).classes).toMatchObject([
      { slotId: body.slotId, day: theClass.day, startsAt: '2030-03-05T13:30:00.000Z', place: 'in' },
    ]);
    expect(await mailsTo(member)).toEqual(['class booked', 'class moved']);
    const moved = await gym
      .as(member)
      .call('classes/ics', { query: { slotId: body.slotId, day: theClass.day } });
    const uidOf = (text: unknown) => /UID:(\S+)/.exec(String(text))?.[1];
    expect(uidOf(moved.body)).toBe(uidOf(calendar.body));
    expect((await week('2030-03-11')).find(({ slotId }) => slotId === body.slotId)).toMatchObject({
      day,
      capacity: 4,
      startsAt: '2030-03-12T13:30:00.000Z',
    });
    expect((await week()).filter(({ slotId }) => slotId === theClass.slotId)).toEqual([]);
  });

  it('is not moved to a past time of today, which booked members would have missed', async () => {
    const theClass = await gym.make.groupClass({ day: '2030-03-04' });
    const member = await placed(theClass);

    const { body } = await change(theClass, { fromMinute: 11 * 60 });
    await sweep();

    expect(body).toMatchObject({ code: 'classBegun', issues: [{ path: 'fromMinute' }] });
    expect(await mineOf(member)).toMatchObject({
      classes: [{ ...theClass.key, startsAt: theClass.startsAt.toISOString() }],
      missed: [],
    });
    expect(await mailsTo(member)).toEqual(['class booked']);
  });

  it('on another weekday ends its bookings, and notifies their members', async () => {
    const theClass = await gym.make.groupClass();
    const member = await placed(theClass);

    const { body } = await change(theClass, { weekday: 3 });

    expect(await mailsTo(member)).toEqual(['class cancelled']);
    expect((await week()).find(({ slotId }) => slotId === body.slotId)?.day).toBe('2030-03-06');
  });

  it('for fewer people keeps the first bookings, and the others wait', async () => {
    const theClass = await gym.make.groupClass();
    const members = [await placed(theClass), await placed(theClass)] as const;

    await change(theClass, { capacity: 1 });

    expect(await Promise.all(members.map(mailsTo))).toEqual([
      ['class booked'],
      ['class booked', 'class place'],
    ]);
  });

  it('follows the rules of a new one', async () => {
    const coach = await gym.make.coach();
    const [theClass, another] = [
      await gym.make.groupClass({ coach }),
      await gym.make.groupClass({ coach, fromMinute: 8 * 60 }),
    ];
    const begun = await gym.make.groupClass({ day: '2030-03-04', fromMinute: 11 * 60 });

    // Its own time is no conflict, that of another class is.
    expect((await change(theClass, { minutes: 75 })).status).toBe(201);
    const refusals = [
      await change(another, { fromMinute: 18 * 60 + 30 }),
      await change(another, { fromMinute: 3 * 60 }),
      await change(another, { fromDay: '2030-03-03' }),
      await change(another, { coachId: (await gym.make.coach({ center: 'kormangla' })).coachId }),
      await change(begun),
      // Ended by the change above.
      await change(theClass),
    ];

    expect(refusals.map(({ body }) => (body as { code?: string }).code)).toEqual([
      'coachBusy',
      'classOutsideHours',
      'classSlotStays',
      'coachElsewhere',
      'classBegun',
      'classSlotEnded',
    ]);
  });
});

describe('a class added on several weekdays', () => {
  it('is added on each; a weekday that does not fit is named, and then none is added', async () => {
    const coach = await gym.make.coach();
    // Tuesday at 18:00.
    await gym.make.groupClass({ coach });
    const body = {
      ...({ type: 'Run', center: 'indiranagar', weekday: 4 } as const),
      ...{ alsoOn: [2, 6, 4], coachId: coach.coachId, minutes: 60, capacity: 10, fromDay: '2030-03-04' },
    };
    const ofCoach = async () =>
      (await week())
        .filter(({ type, coach: name }) => type === 'Run' && name === coach.name)
        .map(({ day }) => day);

    const refused = await admin.call('classes/setSlot', { body: { ...body, fromMinute: 18 * 60 } });
    const before = await ofCoach();
    const added = await admin.call('classes/setSlot', { body: { ...body, fromMinute: 9 * 60 } });

    expect(refused.body).toMatchObject({
      code: 'coachBusy',
      message: 'This coach already has a class or appointment at that time on Tuesdays.',
    });
    expect(before).toEqual([]);
    expect(added.status).toBe(201);
    expect(await ofCoach()).toEqual(['2030-03-05', '2030-03-07', '2030-03-09']);
    const change = { ...body, slotId: added.body.slotId, fromMinute: 9 * 60 };
    expect((await admin.call('classes/setSlot', { body: change })).body).toMatchObject({
      issues: [{ path: 'alsoOn', message: 'Choose one weekday' }],
    });
  });
});

describe('the desk', () => {
  it('books for a member, sees their bookings, cancels later than the member could, and reverts a no-show', async () => {
    const [theClass, full] = [await gym.make.groupClass(), await gym.make.groupClass({ capacity: 1 })];
    const member = await paid();
    const { userId } = member;
    const desk = gym.as(await gym.make.staff({ preset: 'desk', center: 'indiranagar' }));
    await placed(full);

    const booked = await desk.call('classes/bookFor', { body: { ...theClass.key, userId } });
    expect(booked.body).toEqual({ status: 'Booked', place: 'in' });
    expect((await desk.call('classes/getFor', { query: { userId } })).body).toMatchObject({
      classes: [{ ...theClass.key, place: 'in' }],
      missed: [],
    });
    gym.setNow(new Date(theClass.startsAt.getTime() - 10 * 60_000));
    expect((await book(member, theClass)).body).toMatchObject({ code: 'classBookedAlready' });
    expect((await gym.as(member).call('classes/cancel', { body: theClass.key })).body).toMatchObject({
      code: 'classTooLate',
    });
    expect((await desk.call('classes/cancel', { body: { ...theClass.key, userId } })).status).toBe(200);
    await desk.call('classes/bookFor', { body: { ...theClass.key, userId } });
    gym.setNow(new Date(theClass.startsAt.getTime() + 60 * 60_000));
    await sweep();
    const roster = (await desk.call('classes/getRoster', { query: theClass.key })).body;
    // Booked ten minutes before, which is a late place.
    expect(roster.bookings).toMatchObject([{ userId, state: 'excused' }]);

    const mark = (isPresent: boolean, isExcused?: true) =>
      desk.call('classes/markPresent', {
        body: { ...theClass.key, userId, isPresent, ...(isExcused && { isExcused }) },
      });
    expect((await mark(false)).body.status).toBe('Marked as no-show');
    expect((await desk.call('classes/getFor', { query: { userId } })).body.missed).toMatchObject([
      theClass.key,
    ]);
    expect((await mark(false, true)).body.status).toBe('No-show removed');
    expect((await desk.call('classes/getFor', { query: { userId } })).body.missed).toEqual([]);
  });
});
