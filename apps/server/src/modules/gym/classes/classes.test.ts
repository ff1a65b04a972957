import { minutes } from '@namma/contract/days/dates';
import { convertIcsCalendar } from 'ts-ics';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import type { TestClass, TestUser } from '../../../testing/make.ts';
import { reconcileClasses } from './reconcile.ts';

// Noon in IST on a Monday.
const mail = { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } };
const gym = await startTestGym({ today: '2030-03-04', mail });
const noon = gym.now();
afterEach(() => gym.setNow(noon));
const admin = gym.as(await gym.make.admin());

const sweep = () =>
  reconcileClasses({ db: gym.db, clock: gym.now, mail, isRateLimited: true, isGuardianChecked: false });
const paid = async () => (await gym.make.membership({ paymentStatus: 'payed' })).member;
const book = (member: TestUser, { key }: TestClass) => gym.as(member).call('classes/book', { body: key });
const cancel = (member: TestUser, { key }: TestClass) => gym.as(member).call('classes/cancel', { body: key });
const mineOf = async (member: TestUser) => (await gym.as(member).call('classes/getMine')).body;
const placeOf = async (member: TestUser) => (await mineOf(member)).classes.map(({ place }) => place);
const before = ({ startsAt }: TestClass, howMany: number) =>
  gym.setNow(new Date(startsAt.getTime() - minutes(howMany)));
const mailsTo = async ({ email }: TestUser) =>
  (
    await gym.db.selectFrom('mails').select('kind').where('recipient', '=', email).orderBy('id').execute()
  ).map(({ kind }) => kind);
/** A member who has a place. */
const placed = async (theClass: TestClass) => {
  const member = await paid();
  expect((await book(member, theClass)).status).toBe(201);
  return member;
};
const filesOf = async ({ email }: TestUser) => {
  const rows = await gym.db
    .selectFrom('mails')
    .select('id')
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  const { renderStoredMail } = await import('../../messaging/mail/service.ts');
  const mails = await gym.db.selectFrom('mails').selectAll().orderBy('id').execute();
  const texts = [];
  for (const { id } of rows) {
    const row = mails.find((each) => each.id === id);
    if (row)
      for (const { text } of (await renderStoredMail({ db: gym.db, clock: gym.now, mail }, row))
        .attachments) {
        const event = convertIcsCalendar(undefined, text).events?.[0];
        texts.push({
          method: /METHOD:(\w+)/.exec(text)?.[1],
          uid: event?.uid,
          sequence: Number(/SEQUENCE:(\d+)/.exec(text)?.[1]),
          at: event?.start.date.toISOString(),
        });
      }
  }
  return texts;
};

describe('booking a class', () => {
  it('assigns places in the order of booking, then positions on the waiting list', async () => {
    const theClass = await gym.make.groupClass({ capacity: 1 });
    const [first, second, third] = [await paid(), await paid(), await paid()];

    expect((await book(first, theClass)).body).toEqual({ status: 'Booked', place: 'in' });
    expect((await book(second, theClass)).body).toMatchObject({ place: 'waiting', position: 1 });
    expect((await book(third, theClass)).body).toEqual({
      status: 'Second on the waiting list',
      place: 'waiting',
      position: 2,
    });
    await cancel(first, theClass);

    expect(await placeOf(second)).toEqual(['in']);
    expect((await mineOf(third)).classes).toMatchObject([{ place: 'waiting', position: 1 }]);
    // The queued mail about the waiting list is obsolete.
    expect(await mailsTo(second)).toEqual(['class place']);
    expect(await mailsTo(third)).toEqual(['class booked']);
    expect(await mailsTo(first)).toEqual(['class cancelled']);
  });

  it.each([
    ['no membership', {}, async () => gym.make.member()],
    ['an unpaid membership', {}, async () => (await gym.make.membership()).member],
    [
      'one that ends before',
      {},
      async () => (await gym.make.membership({ paymentStatus: 'payed', endDate: '2030-03-04' })).member,
    ],
    [
      'one of another center',
      { center: 'kormangla' as const },
      async () => (await gym.make.membership({ paymentStatus: 'payed', type: 'Elite' })).member,
    ],
  ])('is refused with %s', async (_why, traits, make) => {
    const answer = await book(await make(), await gym.make.groupClass(traits));

    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'classNeedsMembership' });
  });

  it('is refused more than seven days ahead, at the time of another class, and once the class has begun', async () => {
    const theClass = await gym.make.groupClass();
    const member = await placed(theClass);
    const later = { ...theClass, key: { ...theClass.key, day: '2030-03-12' } };

    expect((await book(member, later)).body).toMatchObject({ code: 'classTooFarAhead' });
    expect((await book(member, await gym.make.groupClass({ fromMinute: 18 * 60 + 30 }))).body).toMatchObject({
      code: 'classAtSameTime',
    });
    gym.setNow(theClass.startsAt);
    expect((await book(await paid(), theClass)).body).toMatchObject({ code: 'classBegun' });
  });

  it('is refused when full once the waiting list has closed, and waiting members are notified', async () => {
    const theClass = await gym.make.groupClass({ capacity: 1 });
    const [, second] = [await placed(theClass), await placed(theClass)];
    before(theClass, 30);

    expect((await book(await paid(), theClass)).body).toMatchObject({ code: 'classFull' });
    await sweep();
    await sweep();

    expect(await placeOf(second)).toEqual([]);
    expect(await mailsTo(second)).toEqual(['class cancelled']);
  });
});

describe('giving a place up', () => {
  it('ends 60 minutes before, except for a place obtained later than 90 minutes before', async () => {
    const theClass = await gym.make.groupClass({ capacity: 2 });
    const [first, second, third] = [await placed(theClass), await placed(theClass), await placed(theClass)];
    before(theClass, 61);
    await cancel(first, theClass);
    before(theClass, 59);

    expect((await cancel(second, theClass)).body).toMatchObject({ code: 'classTooLate' });
    expect((await cancel(third, theClass)).status).toBe(200);
  });
});

describe('a change of the class', () => {
  it('to another time notifies booked members once, and moves it in their calendars', async () => {
    const theClass = await gym.make.groupClass();
    const member = await placed(theClass);
    const change = { ...theClass.key, fromMinute: 19 * 60 };

    expect((await admin.call('classes/change', { body: change })).body).toMatchObject({ notified: 1 });
    expect((await admin.call('classes/change', { body: change })).body).toMatchObject({ notified: 0 });
    await sweep();

    const files = await filesOf(member);
    expect(files.map(({ method, sequence, at }) => ({ method, sequence, at }))).toEqual([
      { method: 'REQUEST', sequence: 1, at: '2030-03-05T13:30:00.000Z' },
    ]);
    await cancel(member, theClass);
    const [, last] = [...files, ...(await filesOf(member))];
    expect(last).toMatchObject({ method: 'CANCEL', sequence: 2, uid: files[0]?.uid });
  });

  it('to fewer places moves the last ones to the waiting list, and notifies them', async () => {
    const theClass = await gym.make.groupClass({ capacity: 3 });
    const members = [await placed(theClass), await placed(theClass), await placed(theClass)];

    await admin.call('classes/change', { body: { ...theClass.key, capacity: 1 } });

    expect(await Promise.all(members.map(placeOf))).toEqual([['in'], ['waiting'], ['waiting']]);
    await admin.call('classes/change', { body: { ...theClass.key, capacity: null } });
    expect(await Promise.all(members.map(placeOf))).toEqual([['in'], ['in'], ['in']]);
  });

  it('into the time of another class or an appointment of its coach is refused', async () => {
    const coach = await gym.make.coach();
    const theClass = await gym.make.groupClass({ coach });
    await gym.make.groupClass({ coach, fromMinute: 8 * 60 });
    await gym.make.appointment({ coach });

    for (const fromMinute of [8 * 60 + 30, 12 * 60 - 30])
      expect(
        (await admin.call('classes/change', { body: { ...theClass.key, fromMinute } })).body,
      ).toMatchObject({ code: 'coachBusy' });
    const set = {
      type: 'Run',
      center: 'indiranagar',
      coachId: coach.coachId,
      weekday: 2,
      minutes: 60,
      capacity: 5,
    } as const;
    expect(
      (await admin.call('classes/setSlot', { body: { ...set, fromMinute: 12 * 60, fromDay: '2030-03-04' } }))
        .body,
    ).toMatchObject({ code: 'coachBusy' });
    const free = await gym.guest().call('consultancy/slots', {
      query: { type: 'Fitness', from: '2030-03-05', to: '2030-03-05' },
    });
    const ofCoach = free.body
      .filter(({ coachId }) => coachId === coach.coachId)
      .map(({ startsAt }) => startsAt);
    expect(ofCoach).not.toContain('2030-03-05T12:30:00.000Z');
    expect(ofCoach).toContain('2030-03-05T13:30:00.000Z');
  });

  it('that cancels it, ends its slot or closes its center notifies booked members', async () => {
    const classes = [
      await gym.make.groupClass(),
      await gym.make.groupClass(),
      await gym.make.groupClass({ center: 'HSR Layout' }),
    ] as const;
    const members = await Promise.all(classes.map(placed));

    await admin.call('classes/change', {
      body: { ...classes[0].key, isCancelled: true, reason: 'Coach ill' },
    });
    await admin.call('classes/endSlot', { body: { slotId: classes[1].slotId, fromDay: '2030-03-05' } });
    const closed = await admin.call('centers/close', {
      body: { center: 'HSR Layout', fromDay: '2030-03-05', toDay: '2030-03-05', reason: 'New floor' },
    });
    await sweep();

    for (const member of members) {
      expect(await mailsTo(member)).toEqual(['class cancelled']);
      expect(await placeOf(member)).toEqual([]);
    }
    expect((await book(await paid(), classes[2])).body).toMatchObject({ code: 'classCancelled' });
    await admin.call('centers/reopen', { body: { id: closed.body.id } });
  });

  it('is needed when its coach is absent: it waits for the desk, and is cancelled three hours before', async () => {
    const theClass = await gym.make.groupClass();
    const member = await placed(theClass);
    await admin.call('consultancy/addClosure', {
      body: {
        coachId: theClass.coach.coachId,
        startsAt: '2030-03-05T00:00:00Z',
        endsAt: '2030-03-05T18:00:00Z',
        reason: 'Ill',
      },
    });
    await sweep();

    const { classes } = (await admin.call('classes/getPlan', { query: { center: 'indiranagar' } })).body;
    expect(classes.find(({ slotId }) => slotId === theClass.slotId)).toMatchObject({
      needsCoach: true,
      coach: null,
    });
    expect(await placeOf(member)).toEqual(['in']);
    before(theClass, 180);
    await sweep();
    expect(await placeOf(member)).toEqual([]);
  });
});

describe('a membership that no longer admits to the class', () => {
  it('passes the place to the next member, and notifies once', async () => {
    const theClass = await gym.make.groupClass({ capacity: 1 });
    const { member, membershipId: id } = await gym.make.membership({ paymentStatus: 'payed' });
    await book(member, theClass);
    const next = await placed(theClass);
    await gym
      .as(member)
      .call('membership/pause', { body: { id, fromDay: '2030-03-05', toDay: '2030-03-10' } });

    await sweep();
    await sweep();

    expect(await placeOf(member)).toEqual([]);
    expect(await placeOf(next)).toEqual(['in']);
    expect(await mailsTo(member)).toEqual(['class cancelled']);
  });
});

describe('attendance', () => {
  it('is recorded at check-in from 30 minutes before to 10 after, and the others missed it', async () => {
    const theClass = await gym.make.groupClass({ capacity: 5 });
    const [early, inTime, late, absent] = [
      await placed(theClass),
      await placed(theClass),
      await placed(theClass),
      await placed(theClass),
    ];
    const scanAt = async ({ userId }: TestUser, minutesBefore: number) => {
      before(theClass, minutesBefore);
      await admin.call('visits/scan', { body: { memberId: userId, center: 'indiranagar' } });
    };
    await scanAt(early, 31);
    await scanAt(inTime, 30);
    await scanAt(late, -10);
    before(theClass, -60);
    await sweep();

    const { bookings } = (await admin.call('classes/getRoster', { query: theClass.key })).body;
    expect(bookings.map(({ state }) => state)).toEqual(['missed', 'present', 'present', 'missed']);
    expect((await mineOf(absent)).missed).toMatchObject([theClass.key]);
    await admin.call('classes/markPresent', {
      body: { ...theClass.key, userId: absent.userId, isPresent: false, isExcused: true },
    });
    expect((await mineOf(absent)).missed).toEqual([]);
  });

  it('excuses a late place', async () => {
    const theClass = await gym.make.groupClass({ capacity: 1 });
    const [first, second] = [await placed(theClass), await placed(theClass)];
    before(theClass, 80);
    await cancel(first, theClass);
    before(theClass, -60);
    await sweep();

    expect((await mineOf(second)).missed).toEqual([]);
  });

  it('blocks for three days after the third no-show within 30, until the desk reverts one', async () => {
    const member = await paid();
    const classes = [];
    for (const fromMinute of [6 * 60, 8 * 60]) classes.push(await gym.make.groupClass({ fromMinute }));
    classes.push(await gym.make.groupClass({ day: '2030-03-06', fromMinute: 6 * 60 }));
    for (const theClass of classes) expect((await book(member, theClass)).status).toBe(201);
    gym.setNow(new Date('2030-03-06T06:00:00Z'));
    await sweep();
    const next = await gym.make.groupClass({ day: '2030-03-07' });

    const refused = await book(member, next);
    expect(refused.body).toMatchObject({ code: 'classBlocked', params: ['2030-03-09'] });
    expect((await mineOf(member)).blockedThrough).toBe('2030-03-09');
    await admin.call('classes/markPresent', {
      body: { ...(classes[0] as TestClass).key, userId: member.userId, isPresent: false, isExcused: true },
    });
    expect((await book(member, next)).status).toBe(201);
  });
});

describe('the reminder', () => {
  it('is sent two hours before, once, to members with a place', async () => {
    const theClass = await gym.make.groupClass({ capacity: 1 });
    const [member, waiting] = [await placed(theClass), await placed(theClass)];
    before(theClass, 120);
    await sweep();
    await sweep();

    expect(await mailsTo(member)).toEqual(['class booked', 'class reminder']);
    expect(await mailsTo(waiting)).toEqual(['class booked']);
  });

  it('has the file of the last change, and the next change has the next sequence number', async () => {
    const theClass = await gym.make.groupClass();
    const member = await placed(theClass);
    await admin.call('classes/change', { body: { ...theClass.key, fromMinute: 19 * 60 } });
    before(theClass, 60);
    await sweep();
    const files = await filesOf(member);
    await cancel(member, theClass);

    const { uid } = files[0] ?? {};
    const stays = { method: 'REQUEST', uid, sequence: 1, at: '2030-03-05T13:30:00.000Z' };
    expect(files).toEqual([stays, stays]);
    expect(await filesOf(member)).toEqual([{ ...stays, method: 'CANCEL', sequence: 2 }]);
  });
});

describe('a coach', () => {
  it('sees only own rosters, without phone numbers', async () => {
    const [theClass, another] = [await gym.make.groupClass(), await gym.make.groupClass()];
    await placed(theClass);
    const coach = gym.as(await gym.make.staff({ preset: 'coach', coach: theClass.coach }));

    const { body } = await coach.call('classes/getRoster', { query: theClass.key });
    expect(body.bookings).toMatchObject([{ phone: null }]);
    expect((await coach.call('classes/getRoster', { query: another.key })).status).toBe(403);
    const plan = (await coach.call('classes/getPlan')).body;
    expect(new Set(plan.classes.map(({ slotId }) => slotId))).toEqual(new Set([theClass.slotId]));
  });
});
