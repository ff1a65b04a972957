import type { NewCoach } from '@namma/contract/appointments/coach-schemas';
import { addDays, days } from '@namma/contract/days/dates';
import { afterEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { startTestGym } from '../../../testing/gym.ts';
import { consultancyClosures } from './closures.ts';

// Noon in IST on a Monday.
const gym = await startTestGym({ today: '2030-03-04' });
const noon = gym.now();
afterEach(() => gym.setNow(noon));
const admin = gym.as(await gym.make.admin());
const member = gym.as(await gym.make.member());

const mondays = { weekday: 1, fromMinute: 6 * 60, toMinute: 8 * 60 };
const kavya: NewCoach = { name: 'Kavya Iyer', type: 'Nutrition', center: 'HSR Layout', hours: [mondays] };
const addCoach = async () => (await admin.call('consultancy/addCoach', { body: kavya })).body.coachId;
const coachOf = async (coachId: number) => {
  const { coaches } = (await admin.call('consultancy/getCoaches')).body;
  return coaches.find((each) => each.coachId === coachId);
};
const starts = async (coachId: number, day: string) => {
  const { body } = await member.call('consultancy/slots', {
    query: { type: 'Nutrition', from: day, to: day },
  });
  return body.filter((slot) => slot.coachId === coachId).map(({ startsAt }) => startsAt);
};

describe('coaches', () => {
  it('are added with their hours, which members can book', async () => {
    const coachId = await addCoach();

    expect(await coachOf(coachId)).toEqual({
      coachId,
      ...kavya,
      isRetired: false,
      openBookings: 0,
      profile: {
        photo: null,
        about: { en: null, kn: null, hi: null },
        qualification: null,
        languages: null,
      },
      version: expect.any(Number),
    });
    expect(await starts(coachId, '2030-03-11')).toEqual([
      '2030-03-11T00:30:00.000Z',
      '2030-03-11T01:00:00.000Z',
      '2030-03-11T01:30:00.000Z',
      '2030-03-11T02:00:00.000Z',
    ]);
    expect(await starts(coachId, '2030-03-12')).toEqual([]);
  });

  it('get other hours; appointments outside them are kept and listed', async () => {
    const coachId = await addCoach();
    const coach = { ...kavya, coachId };
    const { id } = await gym.make.appointment({ coach, startsAt: new Date('2030-03-11T00:30:00Z') });
    await gym.make.appointment({ coach, startsAt: new Date('2030-03-11T02:00:00Z') });

    const { body } = await admin.call('consultancy/updateCoach', {
      body: { coachId, hours: [{ ...mondays, fromMinute: 7 * 60 }] },
    });

    expect(body.status).toBe('Kavya Iyer updated');
    expect(body.bookings.map((row) => row.id)).toEqual([id]);
    expect(await starts(coachId, '2030-03-11')).toEqual(['2030-03-11T01:30:00.000Z']);
    expect((await coachOf(coachId))?.openBookings).toBe(2);
  });

  it('are not overwritten after a concurrent change; of two at once one succeeds', async () => {
    const coachId = await addCoach();
    const version = (await coachOf(coachId))?.version;
    const rename = (name: string) =>
      admin.callLoosely('consultancy/updateCoach', { body: { coachId, version, name } });

    const replies = await Promise.all([rename('Kavya Rao'), rename('Kavya Nair')]);

    const saved = (await coachOf(coachId))?.name;
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'coachChanged', coach: { coachId, name: saved } });
    const again = await admin.callLoosely('consultancy/updateCoach', {
      body: { coachId, version: refused?.body.coach?.version, hours: [] },
    });
    expect(again.status).toBe(200);
    expect(await coachOf(coachId)).toMatchObject({ name: saved, hours: [] });
  });

  it('are retired and reinstated', async () => {
    const coachId = await addCoach();

    const { body } = await admin.call('consultancy/updateCoach', { body: { coachId, isRetired: true } });
    expect(body.status).toBe('Kavya Iyer takes no new appointments');
    expect(await starts(coachId, '2030-03-11')).toEqual([]);
    expect((await coachOf(coachId))?.hours).toEqual([mondays]);
    await admin.call('consultancy/updateCoach', { body: { coachId, isRetired: false } });
    expect(await starts(coachId, '2030-03-11')).toHaveLength(4);
  });

  it('work again when their retirement is undone; their other changes have no undo', async () => {
    const coachId = await addCoach();

    const retired = await admin.call('consultancy/updateCoach', { body: { coachId, isRetired: true } });
    await admin.call('admin/undo', { body: { activityId: retired.body.activityId ?? 0 } });

    expect(await coachOf(coachId)).toMatchObject({ isRetired: false, hours: [mondays] });
    expect(await starts(coachId, '2030-03-11')).toHaveLength(4);
    const renamed = await admin.call('consultancy/updateCoach', { body: { coachId, name: 'Kavya Rao' } });
    expect(renamed.body).not.toHaveProperty('activityId');
  });

  it('that were changed since are not reverted', async () => {
    const coachId = await addCoach();
    const { body } = await admin.call('consultancy/updateCoach', { body: { coachId, isRetired: true } });
    await admin.call('consultancy/updateCoach', { body: { coachId, name: 'Kavya Rao' } });

    const undone = await admin.callLoosely('admin/undo', { body: { activityId: body.activityId ?? 0 } });

    expect(undone.status).toBe(409);
    expect(await coachOf(coachId)).toMatchObject({ name: 'Kavya Rao', isRetired: true });
  });

  it.each([
    [{ hours: [{ ...mondays, toMinute: 6 * 60 }] }, 'hours.0.toMinute', 'Choose an end after the start'],
    [{ hours: [{ ...mondays, fromMinute: 375 }] }, 'hours.0.fromMinute', 'Use full or half hours'],
    [{ hours: [mondays, { ...mondays, fromMinute: 450, toMinute: 510 }] }, 'hours', 'These hours overlap'],
    [{ name: ' ' }, 'name', 'Name required!'],
    [{ name: 'K'.repeat(61) }, 'name', 'Use at most 60 characters'],
    [{ center: 'Mysuru' }, 'center', undefined],
  ])('cannot be added with %j', async (wrong, path, message) => {
    const reply = await admin.callLoosely('consultancy/addCoach', { body: { ...kavya, ...wrong } });

    expect(reply.status).toBe(400);
    expect(reply.body.issues).toMatchObject([{ path, message: message ?? expect.any(String) }]);
  });
});

describe('a closure', () => {
  const monday = { startsAt: '2030-03-10T18:30:00Z', endsAt: '2030-03-11T18:30:00Z' };

  it('lists the affected appointments, and mails their members', async () => {
    const coachId = await addCoach();
    const coach = { ...kavya, coachId };
    const over = await gym.make.appointment({ coach, startsAt: new Date('2030-03-11T01:00:00Z') });
    await gym.make.appointment({ coach, startsAt: new Date('2030-03-18T01:00:00Z') });
    const cancelled = await gym.make.appointment({ coach, startsAt: new Date('2030-03-11T01:30:00Z') });
    await admin.call('consultancy/cancel', { body: { id: cancelled.id } });

    const before = await admin.call('consultancy/getAffected', { query: { coachId, ...monday } });
    const { body } = await admin.call('consultancy/addClosure', {
      body: { coachId, ...monday, reason: 'On leave' },
    });

    expect(before.body.map(({ id }) => id)).toEqual([over.id]);
    expect(body.status).toBe("Closed. 1 appointment is affected. Email isn't set up, so call the members.");
    expect(body.bookings).toMatchObject([{ id: over.id, status: 'booked', needsDecision: true }]);
    expect(await starts(coachId, '2030-03-11')).toEqual([]);
    const mails = await gym.db
      .selectFrom('mails')
      .select(['kind', 'payload'])
      .where('recipient', '=', over.member.email)
      .execute();
    expect(mails).toEqual([
      {
        kind: 'appointment affected',
        payload: expect.objectContaining({ appointmentId: over.id, reason: 'On leave' }),
      },
    ]);
    await admin.call('consultancy/removeClosure', { body: { id: body.id } });
    expect(await starts(coachId, '2030-03-11')).toHaveLength(3);
  });

  it('of a center applies to all its coaches, over midnight and by IST days', async () => {
    const coachId = await addCoach();
    const elsewhere = (await admin.call('consultancy/addCoach', { body: { ...kavya, center: 'kormangla' } }))
      .body.coachId;
    const { id } = await gym.make.appointment({
      coach: { ...kavya, coachId },
      startsAt: new Date('2030-03-11T00:30:00Z'),
    });

    const deps = { db: gym.db, clock: gym.now, isRateLimited: true };
    const closedDays = { center: 'HSR Layout', fromDay: '2030-03-09', toDay: '2030-03-11' } as const;
    const closed = await inTransaction(gym.db, (tx) =>
      consultancyClosures.close(tx, deps, { ...closedDays, reason: 'New floor' }),
    );

    expect(closed.bookings?.map((row) => row.id)).toContain(id);
    expect(await starts(coachId, '2030-03-11')).toEqual([]);
    expect(await starts(coachId, '2030-03-18')).toHaveLength(4);
    expect(await starts(elsewhere, '2030-03-11')).toHaveLength(4);
    await inTransaction(gym.db, (tx) =>
      consultancyClosures.reopen(tx, deps, {
        id: 1,
        ...closedDays,
        slotsClosureId: closed.slotsClosureId ?? null,
      }),
    );
    expect(await starts(coachId, '2030-03-11')).toHaveLength(3);
  });

  it('that is removed notifies asked members that their appointment takes place, unless another one prevents it', async () => {
    const coachId = await addCoach();
    const coach = { ...kavya, coachId };
    const stands = await gym.make.appointment({ coach, startsAt: new Date('2030-03-11T01:00:00Z') });
    const hidden = await gym.make.appointment({ coach, startsAt: new Date('2030-03-11T01:30:00Z') });
    const moved = await gym.make.appointment({ coach, startsAt: new Date('2030-03-11T02:00:00Z') });
    const { id } = (
      await admin.call('consultancy/addClosure', { body: { coachId, ...monday, reason: 'On leave' } })
    ).body;
    await admin.call('consultancy/addClosure', {
      body: { coachId, startsAt: '2030-03-11T01:30:00Z', endsAt: '2030-03-11T02:00:00Z', reason: 'Talk' },
    });
    await admin.call('consultancy/move', {
      body: { id: moved.id, coachId, startsAt: '2030-03-18T02:00:00Z' },
    });

    await admin.call('consultancy/removeClosure', { body: { id } });

    const kindsOf = async ({ member }: { member: { email: string } }) => {
      const mails = gym.db.selectFrom('mails').select('kind').where('recipient', '=', member.email);
      return (await mails.orderBy('id').execute()).map(({ kind }) => kind);
    };
    expect(await kindsOf(stands)).toEqual(['appointment affected', 'appointment unchanged']);
    expect(await kindsOf(hidden)).toEqual(['appointment affected', 'appointment affected']);
    expect(await kindsOf(moved)).toEqual(['appointment affected', 'appointment moved']);
  });

  it('that is removed, or avoided by moving, withdraws the queued mail, and sends none', async () => {
    const coachId = await addCoach();
    const coach = { ...kavya, coachId };
    const booked = await gym.make.appointment({ coach, startsAt: new Date('2030-03-11T01:00:00Z') });
    const moved = await gym.make.appointment({ coach, startsAt: new Date('2030-03-11T01:30:00Z') });
    const { id } = (
      await admin.call('consultancy/addClosure', { body: { coachId, ...monday, reason: 'On leave' } })
    ).body;
    const theirs = [booked.member.email, moved.member.email];
    await gym.db.updateTable('mails').set({ status: 'waiting' }).where('recipient', 'in', theirs).execute();

    await admin.call('consultancy/move', {
      body: { id: moved.id, coachId, startsAt: '2030-03-18T02:00:00Z' },
    });
    await admin.call('consultancy/removeClosure', { body: { id } });

    const left = gym.db.selectFrom('mails').select('kind').where('recipient', 'in', theirs);
    expect((await left.execute()).map(({ kind }) => kind)).toEqual(['appointment moved']);
  });

  it('that is entered twice, for example from two tabs, is refused; the same time of another coach or center is not', async () => {
    const coachId = await addCoach();
    const hours = { startsAt: '2030-03-12T06:30:00Z', endsAt: '2030-03-12T08:30:00Z' };
    const enter = (more: object) =>
      admin.callLoosely('consultancy/addClosure', { body: { ...hours, reason: 'Power cut', ...more } });

    const replies = [
      await enter({ center: 'kormangla' }),
      await enter({ center: 'kormangla', reason: 'No power' }),
      await enter({ center: 'HSR Layout' }),
      await enter({ coachId }),
      await enter({ coachId }),
      await enter({ coachId, endsAt: '2030-03-12T09:00:00Z' }),
    ];

    expect(replies.map(({ status }) => status)).toEqual([201, 409, 201, 201, 409, 201]);
    expect(replies[1]?.body).toMatchObject({
      code: 'closedThenAlready',
      message: 'This time is already closed. Reopen it first to change the reason.',
    });
    await admin.call('consultancy/removeClosure', { body: { id: replies[0]?.body.id ?? 0 } });
    expect((await enter({ center: 'kormangla' })).status).toBe(201);
  });

  it('is listed until it is over', async () => {
    const coachId = await addCoach();
    const { body } = await admin.call('consultancy/addClosure', {
      body: { coachId, ...monday, reason: 'On leave' },
    });
    const listed = async () =>
      (await admin.call('consultancy/getCoaches')).body.closures.some(({ id }) => id === body.id);

    expect(await listed()).toBe(true);
    gym.setNow(new Date(noon.getTime() + days(8)));
    expect(await listed()).toBe(false);
  });

  it.each([
    [{ endsAt: '2030-03-10T18:30:00Z' }, 'endsAt', 'Choose an end after the start'],
    [
      { startsAt: '2030-03-01T18:30:00Z', endsAt: '2030-03-04T06:30:00Z' },
      'endsAt',
      'Choose a time in the future',
    ],
    [{ center: 'HSR Layout' }, 'coachId', 'Choose a coach or a center'],
    [{ reason: '' }, 'reason', 'Enter a reason'],
  ])('is refused with %j', async (wrong, path, message) => {
    const body = { coachId: await addCoach(), ...monday, reason: 'On leave', ...wrong };

    const reply = await admin.callLoosely('consultancy/addClosure', { body });

    expect(reply.status).toBe(400);
    expect(reply.body.issues).toMatchObject([{ path, message }]);
  });
});

describe('the list of free times', () => {
  it('begins with the first and ends with the last bookable day', async () => {
    const coachId = await addCoach();
    const { body } = await member.call('consultancy/slots', { query: { type: 'Nutrition' } });
    const own = body.filter((slot) => slot.coachId === coachId).map(({ startsAt }) => startsAt);

    expect(own.at(0)).toBe('2030-03-11T00:30:00.000Z');
    // The last Monday within 60 days.
    expect(own.at(-1)).toBe(`${addDays('2030-03-04', 56)}T02:00:00.000Z`);
  });

  it.each([
    [{}, 'type'],
    [{ type: 'Yoga' }, 'type'],
    [{ type: 'Fitness', from: '2030-02-30' }, 'from'],
    [{ type: 'Fitness', from: '2030-03-06', to: '2030-03-05' }, 'to'],
    [{ type: 'Fitness', center: 'Mysuru' }, 'center'],
  ])('cannot be filtered by %j', async (query, path) => {
    const reply = await member.callLoosely('consultancy/slots', { query });

    expect(reply.status).toBe(400);
    expect(reply.body.issues?.map((issue) => issue.path)).toEqual([path]);
  });
});
