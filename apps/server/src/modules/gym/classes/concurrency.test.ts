import { describe, expect, it } from 'vitest';
import { ranksIn, startClassGym } from '../../../testing/class-gym.ts';
import type { TestClass, TestUser } from '../../../testing/make.ts';

const { gym, admin, paid, book, cancel, placed, sweep, mailsTo, placesOf } = await startClassGym();
const second = gym.as(await gym.make.admin());
/** The same gym in another process, if the engine supports one. */
const other = gym.engine === 'postgresql' ? await gym.startAnother() : gym;
const elsewhere = (member: TestUser) => other.as(member);

const TIMES = 3;
const times = Array.from({ length: TIMES }, (_, n) => n + 1);

const ranksOf = ({ key }: TestClass) => ranksIn(gym.db, key);
/** Newer mails replace queued mails, but not sent ones. */
const sendMails = () =>
  gym.db
    .updateTable('mails')
    .set({ status: 'sent', sent_at: gym.now() })
    .where('status', '<>', 'sent')
    .execute();

describe('fewer places than bookings, set twice at the desk during other bookings', () => {
  it.each(times)('keep the first ones, and notify each of the last ones once (%i)', async () => {
    const theClass = await gym.make.groupClass({ capacity: 6 });
    const members: TestUser[] = [];
    for (let n = 0; n < 6; n++) members.push(await placed(theClass));
    const askers = await Promise.all([paid(), paid(), paid(), paid()]);
    await sendMails();
    const fewer = { body: { ...theClass.key, capacity: 2 } };

    const [first, again, , , ...booked] = await Promise.all([
      admin.call('classes/change', fewer),
      other.as(await gym.make.admin()).call('classes/change', fewer),
      sweep(),
      sweep(),
      ...askers.map((asker, n) =>
        (n % 2 ? elsewhere(asker) : gym.as(asker)).call('classes/book', { body: theClass.key }),
      ),
    ]);
    await sweep();

    expect([first.status, again.status, ...booked.map(({ status }) => status)]).toEqual([
      ...[200, 200],
      ...[201, 201, 201, 201],
    ]);
    const rows = await ranksOf(theClass);
    expect(rows.map(({ rank, is_in }) => [rank, is_in])).toEqual(
      Array.from({ length: 10 }, (_, n) => [n + 1, n < 2]),
    );
    expect(rows.slice(0, 6).map(({ user_id }) => user_id)).toEqual(members.map(({ userId }) => userId));
    expect(await Promise.all(members.map(mailsTo))).toEqual([
      ...Array.from({ length: 2 }, () => ['class booked']),
      ...Array.from({ length: 4 }, () => ['class booked', 'class place']),
    ]);
    expect(await Promise.all(askers.map(mailsTo))).toEqual(askers.map(() => ['class booked']));
    expect(await Promise.all(askers.map(placesOf))).toEqual(askers.map(() => ['waiting']));
  });
});

describe('two classes of one coach moved into the same hour at once', () => {
  const refusal = {
    code: 'coachBusy',
    message: 'This coach already has a class or appointment at that time.',
  };
  const expectOne = (answers: readonly { status: number; body: unknown }[], done: number) => {
    expect(answers.map(({ status }) => status).sort()).toEqual([done, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject(refusal);
  };
  const pair = async () => {
    const coach = await gym.make.coach();
    const make = (fromMinute: number) => gym.make.groupClass({ coach, fromMinute });
    return [await make(8 * 60), await make(16 * 60)] as const;
  };
  const weekly = ({ slotId, day, coach }: TestClass, fromMinute: number) => ({
    body: {
      slotId,
      type: 'Yoga' as const,
      center: 'indiranagar' as const,
      coachId: coach.coachId,
      weekday: 2,
      fromMinute,
      minutes: 60,
      capacity: 10,
      fromDay: day,
    },
  });

  it.each(times)('for a day: one is, the other is refused with a message (%i)', async () => {
    const [one, another] = await pair();

    const answers = await Promise.all([
      admin.call('classes/change', { body: { ...one.key, fromMinute: 11 * 60 } }),
      second.call('classes/change', { body: { ...another.key, fromMinute: 11 * 60 + 30 } }),
    ]);

    expectOne(answers, 200);
  });

  it.each(times)('weekly: one is, the other is refused (%i)', async () => {
    const [one, another] = await pair();

    const answers = await Promise.all([
      admin.call('classes/setSlot', weekly(one, 11 * 60)),
      second.call('classes/setSlot', weekly(another, 11 * 60 + 30)),
    ]);

    expectOne(answers, 201);
  });

  it.each(times)('one for a day and one weekly: the first of them is (%i)', async () => {
    const [one, another] = await pair();

    const answers = await Promise.all([
      admin.call('classes/change', { body: { ...one.key, fromMinute: 11 * 60 } }),
      second.call('classes/setSlot', weekly(another, 11 * 60 + 30)),
    ]);

    expect([
      [200, 409],
      [409, 201],
    ]).toContainEqual(answers.map(({ status }) => status));
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject(refusal);
  });

  it('conflict also with a class moved for one day', async () => {
    const [one, another] = await pair();
    const change = { ...one.key, day: '2030-03-12', fromMinute: 11 * 60 };
    expect((await admin.call('classes/change', { body: change })).status).toBe(200);

    // A single day of another class conflicts.
    expect((await admin.call('classes/setSlot', weekly(another, 11 * 60))).body).toMatchObject(refusal);
    // Led by a substitute, who is busy on the day it is moved.
    const coach = await gym.make.coach();
    await gym.make.groupClass({ coach, fromMinute: 11 * 60 + 30 });
    expect((await admin.call('classes/setSlot', weekly({ ...one, coach }, 8 * 60))).body).toMatchObject(
      refusal,
    );
  });
});

describe('a place that is reached while its member cancels', () => {
  it.each(times)(
    'ends in exactly one way: the member is out, the next one is in, both are notified (%i)',
    async () => {
      const theClass = await gym.make.groupClass({ capacity: 1 });
      const [first, waiting, next] = [await placed(theClass), await placed(theClass), await placed(theClass)];
      await sendMails();

      const answers = await Promise.all([
        cancel(first, theClass),
        elsewhere(waiting).call('classes/cancel', { body: theClass.key }),
        sweep(),
      ]);
      await sweep();

      expect(answers.slice(0, 2).map((answer) => answer?.status)).toEqual([200, 200]);
      expect((await ranksOf(theClass)).map(({ user_id, is_in }) => [user_id, is_in])).toEqual([
        [next.userId, true],
      ]);
      // The mail about the end replaces the queued mail about the place.
      expect(await mailsTo(waiting)).toEqual(['class booked', 'class cancelled']);
      expect(await mailsTo(first)).toEqual(['class booked', 'class cancelled']);
      expect(await mailsTo(next)).toEqual(['class booked', 'class place']);
    },
  );
});

describe('two tabs of a member', () => {
  it.each(times)(
    'of which one cancels and one books leave one booking or none, as last reported (%i)',
    async () => {
      const theClass = await gym.make.groupClass({ capacity: 1 });
      const [member, waiting] = [await placed(theClass), await placed(theClass)];
      await sendMails();

      const [gaveUp, booked] = await Promise.all([
        cancel(member, theClass),
        elsewhere(member).call('classes/book', { body: theClass.key }),
      ]);

      expect(gaveUp.status).toBe(200);
      const isBooked = booked.status === 201;
      if (!isBooked) expect(booked.body).toMatchObject({ code: 'classBookedAlready' });
      // The waiting member gets the place, whatever the other tab does.
      expect(await placesOf(waiting)).toEqual(['in']);
      expect(await placesOf(member)).toEqual(isBooked ? ['waiting'] : []);
      expect(await mailsTo(member)).toEqual([
        ...['class booked', 'class cancelled'],
        ...(isBooked ? ['class booked'] : []),
      ]);
    },
  );
});

describe('a membership that is paused while its member books', () => {
  it.each(times)(
    'admits to no class: the booking is refused, or ended with a notification (%i)',
    async () => {
      const theClass = await gym.make.groupClass({ day: '2030-03-08' });
      const { member, membershipId: id } = await gym.make.membership({ paymentStatus: 'payed' });

      const [booked, paused] = await Promise.all([
        book(member, theClass),
        elsewhere(member).call('membership/pause', {
          body: { id, fromDay: '2030-03-08', toDay: '2030-03-12' },
        }),
      ]);
      await sweep();

      expect(paused.status).toBe(200);
      expect([201, 409]).toContain(booked.status);
      expect(await placesOf(member)).toEqual([]);
      expect(await mailsTo(member)).toEqual(booked.status === 201 ? ['class cancelled'] : []);
    },
  );
});

describe('a coach who is retired while a class is added for them', () => {
  it.each(times)('does not lead it: the class is refused, or waits for another coach (%i)', async () => {
    const { coachId } = await gym.make.coach();
    const slot = {
      type: 'Run' as const,
      center: 'indiranagar' as const,
      ...{ coachId, weekday: 2, fromMinute: 9 * 60, minutes: 30, capacity: 5, fromDay: '2030-03-04' },
    };

    const [added, retired] = await Promise.all([
      admin.call('classes/setSlot', { body: slot }),
      second.call('consultancy/updateCoach', { body: { coachId, isRetired: true } }),
    ]);

    expect(retired.status).toBe(200);
    const { classes } = (await admin.call('classes/getPlan', { query: { center: 'indiranagar' } })).body;
    const found = classes.filter((each) => each.coachId === coachId);
    if (added.status === 201) expect(found).toMatchObject([{ needsCoach: true, coach: null }]);
    else {
      expect(added.body).toMatchObject({ code: 'coachElsewhere' });
      expect(found).toEqual([]);
    }
  });
});
