import type { ErrorReply } from '@namma/contract/calls';
import { days, hours, minutes } from '@namma/contract/days/dates';
import { convertIcsCalendar } from 'ts-ics';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import type { TestUser } from '../../../testing/make.ts';

// Noon in IST on a Monday.
const gym = await startTestGym({
  today: '2030-03-04',
  mail: { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } },
});
const noon = gym.now();
afterEach(() => gym.setNow(noon));
const admin = await gym.make.admin();

const form = { consult_type: 'Fitness', age: 34, height: 172.5, weight: 70 } as const;
/** Noon in IST on Wednesday. */
const WEDNESDAY = { startsAt: '2030-03-06T06:30:00.000Z', date: '2030-03-06' };
const bookingsOf = async (member: TestUser) => (await gym.as(member).call('consultancy/get')).body;
const mailsTo = async ({ email }: TestUser) =>
  gym.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id').execute();
const book = (member: TestUser, coachId: number, slot: object = WEDNESDAY) =>
  gym.as(member).callLoosely('consultancy/book', { body: { ...form, ...WEDNESDAY, ...slot, coachId } });
const eventOf = async (member: TestUser, id: number) => {
  const file = String((await gym.as(member).callLoosely('consultancy/ics', { query: { id } })).body);
  const event = convertIcsCalendar(undefined, file).events?.[0];
  if (!event) throw new Error('The file has no event');
  // The parser omits a sequence of 0.
  return { ...event, sequence: Number(/^SEQUENCE:(\d+)\r$/m.exec(file)?.[1]) };
};

describe('a calendar file', () => {
  const fileOf = async (member: TestUser, id: number) =>
    String((await gym.as(member).callLoosely('consultancy/ics', { query: { id } })).body);

  it('has the sender as organizer, and names the member once it cancels an invitation', async () => {
    const [member, coach] = [await gym.make.member(), await gym.make.coach()];
    const { body } = await book(member, coach.coachId);
    const booked = await fileOf(member, body.id);
    await gym.as(member).call('consultancy/cancel', { body: { id: body.id } });
    const cancelled = await fileOf(member, body.id);

    expect(booked).toContain('\r\nORGANIZER:mailto:hello@gym.example\r\n');
    expect(booked).toContain('METHOD:PUBLISH');
    expect(booked).not.toContain('ATTENDEE');
    expect(cancelled).toContain('METHOD:CANCEL');
    const unfolded = cancelled.replaceAll('\r\n ', '');
    expect(unfolded).toContain(`ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${member.email}\r\n`);
  });

  it('comes with a mail that explains how to cancel, because a calendar reply does not', async () => {
    const [member, coach] = [await gym.make.member(), await gym.make.coach()];
    await book(member, coach.coachId);

    const [mail] = await mailsTo(member);
    const { body } = await gym.as(admin).call('admin/getMail', { query: { id: mail?.id ?? 0 } });
    expect(body.text).toContain('Answering ‘No’ in your calendar');
  });
});

describe('booking a free time', () => {
  it('is confirmed with its time, and shown with coach and center', async () => {
    const [member, coach] = [await gym.make.member(), await gym.make.coach({ name: 'Kavya Iyer' })];

    const reply = await book(member, coach.coachId);

    expect(reply).toMatchObject({
      status: 201,
      body: { status: 'Fitness consultancy booked for 6 Mar 2030, 12:00PM' },
    });
    expect(await bookingsOf(member)).toEqual([
      {
        id: reply.body.id,
        consult_type: 'Fitness',
        date: '2030-03-06',
        startsAt: WEDNESDAY.startsAt,
        center: 'indiranagar',
        coach: 'Kavya Iyer',
        status: 'booked',
      },
    ]);
  });

  it('removes it from the list of free times, and cancelling restores it', async () => {
    const coach = await gym.make.coach({ type: 'Nutrition', center: 'kormangla' });
    const query = {
      type: 'Nutrition',
      from: WEDNESDAY.date,
      to: WEDNESDAY.date,
      center: 'kormangla',
    } as const;
    const member = await gym.make.member();
    const starts = async () => (await gym.as(member).call('consultancy/slots', { query })).body;

    expect(await starts()).toHaveLength(34);
    expect((await starts())[0]).toEqual({
      startsAt: '2030-03-05T23:30:00.000Z',
      center: 'kormangla',
      coachId: coach.coachId,
      coach: coach.name,
    });
    const { body } = await book(member, coach.coachId, { consult_type: 'Nutrition' });
    expect((await starts()).map(({ startsAt }) => startsAt)).not.toContain(WEDNESDAY.startsAt);
    await gym.as(member).call('consultancy/cancel', { body: { id: body.id as number } });
    expect(await starts()).toHaveLength(34);
  });

  it.each([
    [{ date: '2030-03-05' }, 'date', 'Use the day of the chosen time'],
    // 23:30 in IST is still the same day in UTC, and the first half hour of an IST day is the previous day in UTC.
    [{ startsAt: '2030-03-06T18:30:00Z' }, 'date', 'Use the day of the chosen time'],
    [{ startsAt: '2030-03-06T06:15:00Z' }, 'startsAt', 'Appointments begin every 30 minutes'],
    [{ startsAt: '2030-03-06T06:30:00.001Z' }, 'startsAt', 'Appointments begin every 30 minutes'],
    [{ startsAt: '2030-03-04T08:00:00Z', date: '2030-03-04' }, 'startsAt', 'Choose a later time'],
    [{ startsAt: '2030-03-04T06:00:00Z', date: '2030-03-04' }, 'startsAt', 'Choose a later time'],
    [{ startsAt: '2030-05-04T03:30:00Z', date: '2030-05-04' }, 'startsAt', 'Choose an earlier day'],
    [{ startsAt: '2030-02-30T03:30:00Z' }, 'startsAt', 'Use a UTC time such as 2030-03-04T06:30:00Z'],
    [{ startsAt: 'tomorrow' }, 'startsAt', 'Use a UTC time such as 2030-03-04T06:30:00Z'],
    [{ startsAt: undefined }, 'startsAt', 'Choose a time and a coach, or neither'],
    [{ consult_type: 'Nutrition' }, 'coachId', 'Choose a coach for this consultancy'],
  ])('refuses %j', async (wrong, path, message) => {
    const [member, coach] = [await gym.make.member(), await gym.make.coach()];

    const reply = await book(member, coach.coachId, wrong);

    expect(reply.status).toBe(400);
    expect(reply.body.issues).toMatchObject([{ path, message }]);
    expect(await bookingsOf(member)).toEqual([]);
  });

  it.each([
    ['in the first slot of a day', '2030-03-05T23:30:00Z', '2030-03-06', 201],
    ['in the last one', '2030-03-06T16:00:00Z', '2030-03-06', 201],
    ['before the gym opens', '2030-03-05T23:00:00Z', '2030-03-06', 409],
    ['when it closes', '2030-03-06T16:30:00Z', '2030-03-06', 409],
    ['at noon on a Sunday', '2030-03-10T06:30:00Z', '2030-03-10', 409],
    ['on Sunday morning', '2030-03-10T04:30:00Z', '2030-03-10', 201],
    ['on the last day of a month', '2030-03-31T04:30:00Z', '2030-03-31', 201],
    ['on the first day of the next', '2030-03-31T23:30:00Z', '2030-04-01', 201],
  ])('%s answers %#', async (_, startsAt, date, status) => {
    const [member, coach] = [await gym.make.member(), await gym.make.coach()];

    expect((await book(member, coach.coachId, { startsAt, date })).status).toBe(status);
  });

  it('takes the leap day', async () => {
    gym.setNow(new Date('2032-02-27T06:30:00Z'));
    const [member, coach] = [await gym.make.member(), await gym.make.coach()];

    const reply = await book(member, coach.coachId, { startsAt: '2032-02-29T02:30:00Z', date: '2032-02-29' });

    expect(reply.body.status).toBe('Fitness consultancy booked for 29 Feb 2032, 8:00AM');
  });

  it('refuses a retired coach, and offers others', async () => {
    const [retired] = [await gym.make.coach({ isRetired: true }), await gym.make.coach()];

    const { status, body } = await book(await gym.make.member(), retired.coachId);

    expect([status, body.message]).toEqual([409, "This time can't be booked. Choose another one."]);
    expect((body as ErrorReply).free).toHaveLength(3);
    expect((body as ErrorReply).free?.map(({ coachId }) => coachId)).not.toContain(retired.coachId);
  });

  it('allows at most two upcoming ones of a type', async () => {
    const [member, coach] = [await gym.make.member(), await gym.make.coach()];
    const on = (day: string) => book(member, coach.coachId, { startsAt: `${day}T06:30:00Z`, date: day });

    expect([(await on('2030-03-05')).status, (await on('2030-03-06')).status]).toEqual([201, 201]);
    const third = await on('2030-03-07');
    expect(third.body.message).toBe(
      'You can have up to 2 upcoming Fitness appointments. Move or cancel one first.',
    );
    gym.setNow(new Date('2030-03-05T06:31:00Z'));
    expect((await on('2030-03-07')).status).toBe(201);
  });

  it('ignores those without a time for this limit', async () => {
    const [member, coach] = [await gym.make.member(), await gym.make.coach()];
    for (const date of ['2030-03-10', '2030-03-11', '2030-03-12'])
      await gym.as(member).call('consultancy/book', { body: { ...form, date } });

    expect((await book(member, coach.coachId)).status).toBe(201);
  });

  it('is possible again on a day that was cancelled, and not on a booked one', async () => {
    const [member, coach] = [await gym.make.member(), await gym.make.coach()];
    const first = await book(member, coach.coachId);
    const again = () => book(member, coach.coachId, { startsAt: '2030-03-06T09:30:00Z' });

    expect((await again()).body.message).toBe(
      'You already have a Fitness appointment on 6 Mar 2030. Choose another day.',
    );
    await gym.as(member).call('consultancy/cancel', { body: { id: first.body.id as number } });
    expect((await again()).status).toBe(201);
    expect((await bookingsOf(member)).map(({ status }) => status)).toEqual(['cancelled', 'booked']);
  });
});

describe('moving an appointment', () => {
  it('frees the old time and notifies the member', async () => {
    const { id, member, coach, startsAt } = await gym.make.appointment();

    const reply = await gym
      .as(member)
      .call('consultancy/move', { body: { id, startsAt: WEDNESDAY.startsAt, coachId: coach.coachId } });

    expect(reply.body.status).toBe('Appointment moved to 6 Mar 2030, 12:00PM');
    expect(await bookingsOf(member)).toMatchObject([{ id, ...WEDNESDAY, status: 'booked' }]);
    expect(
      (
        await book(await gym.make.member(), coach.coachId, {
          startsAt: startsAt.toISOString(),
          date: '2030-03-05',
        })
      ).status,
    ).toBe(201);
    expect((await mailsTo(member)).map(({ kind }) => kind)).toEqual(['appointment moved']);
  });

  it('adds a time to a booking without one, on another day too', async () => {
    const [member, coach] = [await gym.make.member(), await gym.make.coach()];
    await gym.as(member).call('consultancy/book', { body: { ...form, date: '2030-03-20' } });
    const [booking] = await bookingsOf(member);

    await gym.as(admin).call('consultancy/move', {
      body: { id: booking?.id ?? 0, startsAt: WEDNESDAY.startsAt, coachId: coach.coachId },
    });

    expect(await bookingsOf(member)).toMatchObject([{ id: booking?.id, ...WEDNESDAY, coach: coach.name }]);
  });

  it('to its current time changes nothing', async () => {
    const { id, member, coach, startsAt } = await gym.make.appointment();

    const body = { id, startsAt: startsAt.toISOString(), coachId: coach.coachId };
    expect((await gym.as(member).call('consultancy/move', { body })).status).toBe(200);

    expect((await eventOf(member, id)).sequence).toBe(0);
    expect(await mailsTo(member)).toEqual([]);
  });

  it('is possible until 60 minutes before, and later for admins', async () => {
    const { id, member, coach, startsAt } = await gym.make.appointment();
    const body = { id, startsAt: WEDNESDAY.startsAt, coachId: coach.coachId };

    gym.setNow(new Date(startsAt.getTime() - minutes(60) + 1));
    const late = await gym.as(member).call('consultancy/move', { body });
    expect([late.status, late.body.message]).toEqual([
      409,
      "It's too late: you can move or cancel up to 60 minutes before the start. Call us instead.",
    ]);
    gym.setNow(new Date(startsAt.getTime() - minutes(60)));
    expect((await gym.as(member).call('consultancy/move', { body })).status).toBe(200);
    gym.setNow(new Date(Date.parse(WEDNESDAY.startsAt) - minutes(1)));
    const later = { ...body, startsAt: '2030-03-06T07:00:00Z' };
    expect((await gym.as(member).call('consultancy/move', { body: later })).status).toBe(409);
    expect((await gym.as(admin).call('consultancy/move', { body: later })).status).toBe(200);
  });

  it('refuses a day with another one of the type, a cancelled one, and one that is over', async () => {
    const { id, member, coach } = await gym.make.appointment();
    const other = await gym.make.appointment({ member, coach, startsAt: new Date('2030-03-06T03:30:00Z') });
    const move = (movedId: number) =>
      gym.as(member).call('consultancy/move', {
        body: { id: movedId, startsAt: WEDNESDAY.startsAt, coachId: coach.coachId },
      });

    expect((await move(id)).body.message).toContain('You already have a Fitness');
    await gym.as(member).call('consultancy/cancel', { body: { id: other.id } });
    expect((await move(other.id)).body.message).toBe('This appointment is cancelled.');
    gym.setNow(new Date(noon.getTime() + days(1) + hours(1)));
    expect((await move(id)).body.message).toBe('This appointment is over.');
  });
});

describe('an appointment that the gym moves late, or that nobody attends', () => {
  const half = (instant: string) => new Date(`2030-03-06T${instant}:00+05:30`);

  it('can be changed by its member until it begins', async () => {
    const { id, member, coach } = await gym.make.appointment({ startsAt: half('12:00') });
    gym.setNow(half('10:00'));
    const body = { id, startsAt: half('11:00').toISOString(), coachId: coach.coachId };
    expect((await gym.as(admin).call('consultancy/move', { body })).status).toBe(200);
    expect(await bookingsOf(member)).toMatchObject([{ id, canChangeUntilStart: true }]);

    gym.setNow(half('10:50'));
    expect((await gym.as(member).call('consultancy/cancel', { body: { id } })).status).toBe(200);
  });

  it('never counts as a no-show', async () => {
    const { id, coach } = await gym.make.appointment({ startsAt: half('12:00') });
    gym.setNow(half('10:00'));
    const body = { id, startsAt: half('11:00').toISOString(), coachId: coach.coachId };
    expect((await gym.as(admin).call('consultancy/move', { body })).status).toBe(200);

    gym.setNow(half('11:01'));
    const missed = await gym.as(admin).call('consultancy/markNoShow', { body: { id, isNoShow: true } });

    expect(missed.body).toMatchObject({ code: 'appointmentNotMissed' });
  });

  it('keeps its deadline where the move leaves time for it', async () => {
    const { id, member, coach } = await gym.make.appointment({ startsAt: half('12:00') });
    gym.setNow(half('08:00'));
    const body = { id, startsAt: half('11:00').toISOString(), coachId: coach.coachId };
    expect((await gym.as(admin).call('consultancy/move', { body })).status).toBe(200);

    gym.setNow(half('10:50'));
    expect((await gym.as(member).call('consultancy/cancel', { body: { id } })).body).toMatchObject({
      code: 'tooLateToChange',
    });
    gym.setNow(half('11:01'));
    expect(
      (await gym.as(admin).call('consultancy/markNoShow', { body: { id, isNoShow: true } })).status,
    ).toBe(200);
  });

  it('can be cancelled late when the coach is absent, and is no no-show', async () => {
    const { id, member, coach } = await gym.make.appointment({ startsAt: half('12:00') });
    gym.setNow(half('11:30'));
    const closed = { startsAt: half('11:30').toISOString(), endsAt: half('13:00').toISOString() };
    const closure = { coachId: coach.coachId, ...closed, reason: 'Ill' };
    expect((await gym.as(admin).call('consultancy/addClosure', { body: closure })).status).toBe(201);

    gym.setNow(half('12:01'));
    const missed = await gym.as(admin).call('consultancy/markNoShow', { body: { id, isNoShow: true } });
    expect(missed.body).toMatchObject({ code: 'appointmentNotMissed' });
    gym.setNow(half('11:40'));
    expect((await gym.as(member).call('consultancy/cancel', { body: { id } })).status).toBe(200);
  });
});

describe('cancelling an appointment', () => {
  it('is possible until 60 minutes before, and later for admins', async () => {
    const { id, member, startsAt } = await gym.make.appointment();
    const cancel = (who: TestUser, body = {}) =>
      gym.as(who).call('consultancy/cancel', { body: { id, ...body } });

    gym.setNow(new Date(startsAt.getTime() - minutes(60) + 1));
    expect((await cancel(member)).status).toBe(409);
    gym.setNow(new Date(startsAt.getTime() + minutes(10)));
    expect((await cancel(admin, { reason: 'The coach is ill' })).status).toBe(200);

    const [mail] = await mailsTo(member);
    expect(mail).toMatchObject({
      kind: 'appointment cancelled',
      payload: { by: 'gym', reason: 'The coach is ill', sequence: 1 },
    });
  });

  it('updates the calendars of the member and the gym under one UID with rising sequence numbers', async () => {
    const [member, coach] = [await gym.make.member(), await gym.make.coach()];
    const { body } = await book(member, coach.coachId);
    const id = body.id as number;
    const events = [await eventOf(member, id)];
    for (const startsAt of ['2030-03-07T06:30:00Z', '2030-03-08T06:30:00Z', '2030-03-11T06:30:00Z']) {
      await gym.as(member).call('consultancy/move', { body: { id, startsAt, coachId: coach.coachId } });
      events.push(await eventOf(member, id));
    }
    await gym.as(member).call('consultancy/cancel', { body: { id } });
    events.push(await eventOf(member, id));

    expect(events.map((event) => event.sequence)).toEqual([0, 1, 2, 3, 4]);
    expect(new Set(events.map((event) => event.uid))).toEqual(new Set([`appointment-${id}@gym.example`]));
    expect(events.map((event) => event.status)).toEqual([...Array(4).fill('CONFIRMED'), 'CANCELLED']);
    expect(events[3]?.start.date).toEqual(new Date('2030-03-11T06:30:00Z'));
    expect(events[3]?.end?.date).toEqual(new Date('2030-03-11T07:00:00Z'));
  });

  it('sends only the last of the queued mails', async () => {
    const [member, coach] = [await gym.make.member(), await gym.make.coach()];
    const { body } = await book(member, coach.coachId);
    const id = body.id as number;
    const move = (startsAt: string) =>
      gym.as(member).call('consultancy/move', { body: { id, startsAt, coachId: coach.coachId } });

    await move('2030-03-07T06:30:00Z');
    await move('2030-03-08T06:30:00Z');
    expect((await mailsTo(member)).map(({ key }) => key)).toEqual([`appointment:${id}:moved:2`]);
    await gym.as(member).call('consultancy/cancel', { body: { id } });
    expect((await mailsTo(member)).map(({ key }) => key)).toEqual([`appointment:${id}:cancelled`]);
  });
});

describe('actions of an admin for a member', () => {
  it('are logged: booked, moved, missed, cancelled', async () => {
    const [member, coach] = [await gym.make.member(), await gym.make.coach()];
    const asAdmin = gym.as(admin);
    const slot = { startsAt: '2030-03-04T07:00:00Z', date: '2030-03-04', coachId: coach.coachId };
    const { body } = await asAdmin.call('consultancy/bookFor', {
      body: { ...form, ...slot, userId: member.userId },
    });
    await asAdmin.call('consultancy/move', {
      body: { id: body.id, startsAt: '2030-03-04T08:30:00Z', coachId: coach.coachId },
    });
    const early = await asAdmin.call('consultancy/markNoShow', { body: { id: body.id } });
    gym.setNow(new Date('2030-03-04T08:31:00Z'));
    await asAdmin.call('consultancy/markNoShow', { body: { id: body.id } });
    expect((await bookingsOf(member))[0]?.status).toBe('no-show');
    await asAdmin.call('consultancy/markNoShow', { body: { id: body.id, isNoShow: false } });
    await asAdmin.call('consultancy/cancel', { body: { id: body.id } });

    expect(early.body.message).toBe('This appointment is still to come.');
    const { body: log } = await asAdmin.call('admin/getActivity', {
      query: { subjectType: 'appointment', subjectId: body.id },
    });
    expect(log.content.map(({ action, subject }) => `${action}: ${subject}`).reverse()).toEqual([
      `appointment booked: Fitness of ${member.name}`,
      `appointment moved: Fitness of ${member.name}`,
      `appointment missed: Fitness of ${member.name}`,
      `appointment missed: Fitness of ${member.name}`,
      `appointment cancelled: Fitness of ${member.name}`,
    ]);
  });

  it('are listed first: times to agree on, and appointments without an available coach', async () => {
    const [member, coach] = [await gym.make.member(), await gym.make.coach()];
    await gym.as(member).call('consultancy/book', { body: { ...form, date: '2030-03-29' } });
    const { id } = await gym.make.appointment({ coach, startsAt: new Date('2030-03-27T06:30:00Z') });
    const asAdmin = gym.as(admin);
    const needing = async (needs: 'time' | 'decision') => {
      const { body } = await asAdmin.call('consultancy/getAll', { query: { needs, limit: 100 } });
      return body.content;
    };

    expect((await needing('time')).map(({ member: { userId } }) => userId)).toContain(member.userId);
    expect((await needing('decision')).map((row) => row.id)).not.toContain(id);
    const retired = await asAdmin.call('consultancy/updateCoach', {
      body: { coachId: coach.coachId, isRetired: true },
    });
    expect(retired.body.bookings.map((row) => row.id)).toEqual([id]);
    expect(await needing('decision')).toMatchObject([{ id, needsDecision: true, status: 'booked' }]);
    expect(await needing('time')).not.toContainEqual(expect.objectContaining({ id }));
  });

  it('are shown by coach and day, with free times', async () => {
    const coach = await gym.make.coach({ type: 'Physiotherapy' });
    const { id, member } = await gym.make.appointment({ coach, startsAt: new Date('2030-03-06T06:30:00Z') });
    await gym.make.appointment({ startsAt: new Date('2030-03-06T06:30:00Z') });

    const { body } = await gym
      .as(admin)
      .call('consultancy/getDay', { query: { day: '2030-03-06', type: 'Physiotherapy' } });

    const column = body.coaches.find(({ coachId }) => coachId === coach.coachId);
    expect(body.coaches.every(({ type }) => type === 'Physiotherapy')).toBe(true);
    expect(column?.bookings).toMatchObject([{ id, member: { userId: member.userId } }]);
    expect(column?.free).toHaveLength(33);
    expect(column?.free).not.toContain('2030-03-06T06:30:00.000Z');
    expect(column?.classes).toEqual([]);
  });

  it('has the hours of a coach, and a class that the coach leads is not free', async () => {
    const coach = await gym.make.coach();
    // Wednesday, 18:00 to 19:00 (IST).
    await gym.make.groupClass({ coach, day: '2030-03-06' });
    const getDay = async () =>
      (await gym.as(admin).call('consultancy/getDay', { query: { day: '2030-03-06' } })).body.coaches.find(
        ({ coachId }) => coachId === coach.coachId,
      );

    const column = await getDay();

    expect(column?.hours).toMatchObject([{ fromMinute: expect.any(Number), toMinute: expect.any(Number) }]);
    expect(column?.classes).toEqual([
      { startsAt: '2030-03-06T12:30:00.000Z', endsAt: '2030-03-06T13:30:00.000Z' },
    ]);
    for (const time of ['12:30', '13:00']) expect(column?.free).not.toContain(`2030-03-06T${time}:00.000Z`);
    expect(column?.free).toContain('2030-03-06T13:30:00.000Z');
  });
});
