import { CLASS_UNPAID_KEPT_MINUTES } from '@namma/contract/classes/rules';
import { addDays, minutes, seconds, startOfGymDay } from '@namma/contract/days/dates';
import { afterEach, describe, expect, it } from 'vitest';
import { startClassGym } from '../../../testing/class-gym.ts';

const { gym, admin, paid, book, cancel, placed, sweep, mailsTo, placesOf, mineOf, before } =
  await startClassGym();
const noon = gym.now();
afterEach(() => gym.setNow(noon));

describe('a membership that no longer covers a class', () => {
  const held = (traits: object = {}) => gym.make.membership({ paymentStatus: 'payed', ...traits });

  it.each([
    [
      'is transferred',
      async () => {
        const from = await held({ endDate: '2030-03-10' });
        const to = await held();
        const body = { id: from.membershipId, days: 5, email: to.member.email };
        return {
          member: from.member,
          lose: () => gym.as(from.member).call('membership/transferDays', { body }),
        };
      },
    ],
    [
      'is paused',
      async () => {
        const { member, membershipId: id } = await held();
        const body = { id, fromDay: '2030-03-08', toDay: '2030-03-12' };
        return { member, lose: () => gym.as(member).call('membership/pause', { body }) };
      },
    ],
    [
      'has its receipt reversed',
      async () => {
        const { member, membershipId: id } = await gym.make.membership();
        const receive = { subject: 'membership', id, mode: 'cash' } as const;
        const { receiptId } = (await admin.call('payments/receive', { body: receive })).body;
        const body = { id: receiptId, reason: 'The wrong person' };
        return { member, lose: () => admin.call('payments/reverse', { body }) };
      },
    ],
    [
      'moves to another center',
      async () => {
        const { member, membershipId: id } = await held({ type: 'Elite' });
        const body = { id, center: 'kormangla' } as const;
        return { member, lose: () => admin.call('membership/moveCenter', { body }) };
      },
    ],
    [
      'ends with a refund',
      async () => {
        const { member, membershipId: id } = await held();
        const ending = { id, day: '2030-03-07' } as const;
        const { refundPaise } = (await admin.call('membership/quoteEnd', { query: ending })).body;
        const body = { ...ending, mode: 'cash', expectedPaise: refundPaise } as const;
        return { member, lose: () => admin.call('membership/end', { body }) };
      },
    ],
  ])('because it %s passes the place to the next member; both are notified once', async (_why, make) => {
    const theClass = await gym.make.groupClass({ capacity: 1, day: '2030-03-08' });
    const { member, lose } = await make();
    await placed(theClass, member);
    const next = await placed(theClass);

    const lost = await lose();
    expect(lost.status, JSON.stringify(lost.body)).toBeLessThan(300);
    // A receipt may be reversed only to be corrected.
    gym.setNow(new Date(noon.getTime() + minutes(CLASS_UNPAID_KEPT_MINUTES)));
    await sweep();
    await sweep();

    expect([await placesOf(member), await placesOf(next)]).toEqual([[], ['in']]);
    expect([await mailsTo(member), await mailsTo(next)]).toEqual([['class cancelled'], ['class place']]);
    expect((await book(member, theClass)).body).toMatchObject({ code: 'classNeedsMembership' });
  });
});

describe('a membership that is unpaid for a while', () => {
  const inSeconds = (count: number) => gym.setNow(new Date(gym.now().getTime() + seconds(count)));
  const receive = (id: number, mode: 'cash' | 'card') =>
    admin.call('payments/receive', { body: { subject: 'membership', id, mode } });

  it('keeps its places during an upgrade at the counter that is paid 68 seconds later', async () => {
    const theClass = await gym.make.groupClass({ capacity: 1, day: '2030-03-08' });
    const { member, membershipId: id } = await gym.make.membership({ type: 'Elite', paymentStatus: 'payed' });
    await placed(theClass, member);
    const next = await placed(theClass);
    const plan = { id, type: 'Elite Plus', months: 12 } as const;
    const { duePaise, refundPaise } = (await admin.call('membership/quoteChange', { query: plan })).body;
    const body = { ...plan, expectedPaise: duePaise - refundPaise };
    const changed = await admin.call('membership/change', { body });
    expect(changed.status, JSON.stringify(changed.body)).toBeLessThan(300);

    inSeconds(60);
    await sweep();
    inSeconds(8);
    await sweep();
    expect((await receive(changed.body.membershipId, 'cash')).status).toBe(201);
    inSeconds(2 * 60 * 60);
    await sweep();

    expect([await placesOf(member), await placesOf(next)]).toEqual([['in'], ['waiting']]);
    expect(await mailsTo(member)).toEqual(['class booked']);
  });

  it('keeps its places while its receipt is corrected from cash to card, also when another member cancels', async () => {
    const theClass = await gym.make.groupClass({ capacity: 2, day: '2030-03-08' });
    const { member, membershipId: id } = await gym.make.membership();
    const { receiptId } = (await receive(id, 'cash')).body;
    await placed(theClass, member);
    const other = await placed(theClass);
    const next = await placed(theClass);
    inSeconds(24 * 60 * 60);
    await admin.call('payments/reverse', { body: { id: receiptId, reason: 'It was by card' } });

    await cancel(other, theClass);
    inSeconds(59 * 60);
    await sweep();
    expect([await placesOf(member), await placesOf(next)]).toEqual([['in'], ['in']]);
    expect((await receive(id, 'card')).status).toBe(201);
    inSeconds(2 * 60 * 60);
    await sweep();

    expect([await placesOf(member), await placesOf(next)]).toEqual([['in'], ['in']]);
  });

  it('causes no no-show if the class ends before it is paid', async () => {
    const theClass = await gym.make.groupClass({ day: '2030-03-08' });
    const { member, membershipId: id } = await gym.make.membership();
    const { receiptId } = (await receive(id, 'cash')).body;
    await placed(theClass, member);
    before(theClass, 10);
    await admin.call('payments/reverse', { body: { id: receiptId, reason: 'It was by card' } });
    before(theClass, -120);
    await sweep();

    expect((await mineOf(member)).missed).toEqual([]);
  });
});

describe('a class whose time the gym changes', () => {
  const change = (theClass: { key: { slotId: number; day: string } }, fromMinute: number) =>
    admin.call('classes/change', { body: { ...theClass.key, fromMinute } });

  it('can be cancelled until it begins where the move leaves no time, and missing it is excused', async () => {
    const theClass = await gym.make.groupClass({ day: '2030-03-08', fromMinute: 18 * 60 });
    const [gone, absent, marked] = [await placed(theClass), await placed(theClass), await placed(theClass)];
    gym.setNow(new Date('2030-03-08T16:30:00+05:30'));
    expect((await change(theClass, 17 * 60)).status).toBe(200);

    expect((await mineOf(gone)).classes).toMatchObject([{ cancelUntil: '2030-03-08T11:30:00.000Z' }]);
    gym.setNow(new Date('2030-03-08T16:45:00+05:30'));
    expect((await cancel(gone, theClass)).status).toBe(200);
    gym.setNow(new Date('2030-03-08T17:05:00+05:30'));
    const absence = { ...theClass.key, userId: marked.userId, isPresent: false };
    await admin.call('classes/markPresent', { body: absence });
    gym.setNow(new Date('2030-03-08T20:00:00+05:30'));
    await sweep();

    expect((await mineOf(absent)).missed).toEqual([]);
    expect((await mineOf(marked)).missed).toEqual([]);
  });

  it('keeps its deadline where the move leaves time for it', async () => {
    const theClass = await gym.make.groupClass({ day: '2030-03-08', fromMinute: 18 * 60 });
    const member = await placed(theClass);
    expect((await change(theClass, 17 * 60)).status).toBe(200);
    gym.setNow(new Date('2030-03-08T16:30:00+05:30'));

    expect((await cancel(member, theClass)).body).toMatchObject({ code: 'classTooLate' });
    gym.setNow(new Date('2030-03-08T20:00:00+05:30'));
    await sweep();
    expect((await mineOf(member)).missed).toHaveLength(1);
  });

  it('keeps its waiting list open where the move is past its closing, until it begins or equally long after the move', async () => {
    const moveAt = async (time: string, fromMinute: number) => {
      const theClass = await gym.make.groupClass({ capacity: 1, day: '2030-03-08', fromMinute: 18 * 60 });
      const people = [await placed(theClass), await placed(theClass), await placed(theClass)] as const;
      gym.setNow(new Date(`2030-03-08T${time}:00+05:30`));
      expect((await change(theClass, fromMinute)).status).toBe(200);
      await sweep();
      return { theClass, people };
    };
    const { theClass, people } = await moveAt('16:45', 17 * 60);
    const [first, next, last] = people;
    expect([await placesOf(next), await placesOf(last)]).toEqual([['waiting'], ['waiting']]);
    gym.setNow(new Date('2030-03-08T16:55:00+05:30'));
    expect((await cancel(first, theClass)).status).toBe(200);
    await sweep();
    expect([await placesOf(next), await placesOf(last)]).toEqual([['in'], ['waiting']]);
    expect(await mailsTo(last)).not.toContain('class cancelled');

    gym.setNow(noon);
    const sooner = await moveAt('16:20', 17 * 60);
    const places = async () => Promise.all(sooner.people.map(placesOf));
    gym.setNow(new Date('2030-03-08T16:49:00+05:30'));
    await sweep();
    expect(await places()).toEqual([['in'], ['waiting'], ['waiting']]);
    gym.setNow(new Date('2030-03-08T16:50:00+05:30'));
    await sweep();
    expect(await places()).toEqual([['in'], [], []]);
  });

  it('gets another reminder before a later time', async () => {
    const theClass = await gym.make.groupClass({ day: '2030-03-08', fromMinute: 12 * 60 });
    const member = await placed(theClass);
    gym.setNow(new Date('2030-03-08T10:30:00+05:30'));
    await sweep();
    expect((await change(theClass, 18 * 60)).status).toBe(200);
    gym.setNow(new Date('2030-03-08T16:30:00+05:30'));
    await sweep();

    expect(await mailsTo(member)).toEqual(['class moved', 'class reminder']);
  });
});

describe('a class that begins while its form is open', () => {
  it('can be neither booked nor cancelled any more, to the second', async () => {
    const theClass = await gym.make.groupClass();
    const [member, late] = [await placed(theClass), await paid()];
    gym.setNow(new Date(theClass.startsAt.getTime() - 1_000));
    await placed(theClass);
    gym.setNow(theClass.startsAt);

    expect((await book(late, theClass)).body).toMatchObject({ code: 'classBegun' });
    expect((await cancel(member, theClass)).body).toMatchObject({ code: 'classBegun' });
    const body = { ...theClass.key, capacity: 1 };
    expect((await admin.call('classes/change', { body })).body).toMatchObject({ code: 'classBegun' });
  });
});

describe('a member blocked by no-shows', () => {
  it('keeps a waiting-list entry, moves up, and can book no other until the block ends', async () => {
    const member = await paid();
    const missed = [
      await gym.make.groupClass({ fromMinute: 6 * 60 }),
      await gym.make.groupClass({ fromMinute: 8 * 60 }),
      await gym.make.groupClass({ day: '2030-03-06', fromMinute: 6 * 60 }),
    ];
    for (const each of missed) await placed(each, member);
    const full = await gym.make.groupClass({ day: '2030-03-08', capacity: 1 });
    const first = await placed(full);
    await placed(full, member);
    gym.setNow(new Date('2030-03-06T06:00:00Z'));
    await sweep();

    expect(await mineOf(member)).toMatchObject({ blockedThrough: '2030-03-09', missed: [{}, {}, {}] });
    const other = await gym.make.groupClass({ day: '2030-03-11' });
    expect((await book(member, other)).body).toMatchObject({ code: 'classBlocked' });
    await cancel(first, full);
    expect(await placesOf(member)).toEqual(['in']);
    expect(await mailsTo(member)).toContain('class place');
    gym.setNow(startOfGymDay('2030-03-10'));
    expect((await book(member, other)).status).toBe(201);
  });
});

describe('a coach who is retired', () => {
  it('leaves the class to the desk; without a substitute it is cancelled three hours before', async () => {
    const [given, left] = [await gym.make.groupClass(), await gym.make.groupClass()];
    const members = [await placed(given), await placed(left)] as const;
    for (const { coach } of [given, left])
      await admin.call('consultancy/updateCoach', { body: { coachId: coach.coachId, isRetired: true } });
    await sweep();
    expect(await Promise.all(members.map(placesOf))).toEqual([['in'], ['in']]);

    const another = await gym.make.coach();
    const body = { ...given.key, coachId: another.coachId };
    expect((await admin.call('classes/change', { body })).status).toBe(200);
    before(left, 180);
    await sweep();
    await sweep();

    expect(await Promise.all(members.map(placesOf))).toEqual([['in'], []]);
    expect(await mailsTo(members[1])).toEqual(['class cancelled']);
    const back = { ...left.key, coachId: left.coach.coachId };
    gym.setNow(noon);
    expect((await admin.call('classes/change', { body: back })).body).toMatchObject({
      code: 'coachElsewhere',
    });
  });
});

describe('midnight in IST', () => {
  it('opens the eighth day, and starts a new day of classes', async () => {
    const value = [{ weekdays: [0, 1, 2, 3, 4, 5, 6], opensAtMinute: 0, closesAtMinute: 1440 }];
    await admin.call('settings/set', { body: { key: 'openingHours', value, fromDay: '2030-03-04' } });
    const night = { minutes: 30 } as const;
    const [last, first, second, third] = [
      await gym.make.groupClass({ ...night, day: '2030-03-11', fromMinute: 1410 }),
      await gym.make.groupClass({ ...night, day: '2030-03-12', fromMinute: 0 }),
      await gym.make.groupClass({ ...night, day: '2030-03-12', fromMinute: 30 }),
      await gym.make.groupClass({ ...night, day: '2030-03-12', fromMinute: 90 }),
    ];
    const member = await paid();
    gym.setNow(new Date(startOfGymDay('2030-03-05').getTime() - 1));

    await placed(last, member);
    expect((await book(member, first)).body).toMatchObject({ code: 'classTooFarAhead' });
    gym.setNow(startOfGymDay('2030-03-05'));
    // One ends as the other begins, and they are on two days.
    await placed(first, member);
    await placed(second, member);
    expect((await book(member, third)).body).toMatchObject({ code: 'classesOfDay' });

    gym.setNow(new Date(startOfGymDay('2030-03-12').getTime() - 1));
    const { classes } = await mineOf(member);
    expect(classes.map(({ day }) => day)).toEqual(['2030-03-11', '2030-03-12', '2030-03-12']);
    await admin.call('settings/set', {
      body: { key: 'openingHours', value, fromDay: '2030-03-12' },
    });
  });
});

describe('a wrong clock', () => {
  it('of the server notifies nobody twice when it is corrected, and reverts nothing', async () => {
    const theClass = await gym.make.groupClass({ capacity: 1 });
    const [member, waiting] = [await placed(theClass), await placed(theClass)];
    before(theClass, 120);
    await sweep();
    before(theClass, 30);
    await sweep();
    for (const back of [45, 125, 29]) {
      before(theClass, back);
      await sweep();
    }
    before(theClass, -60);
    await sweep();
    before(theClass, 10);
    await sweep();

    expect(await mailsTo(member)).toEqual(['class booked', 'class reminder']);
    expect(await mailsTo(waiting)).toEqual(['class cancelled']);
    expect((await mineOf(member)).missed).toMatchObject([theClass.key]);
  });

  it('of a member has no effect: no call uses their time', async () => {
    const theClass = await gym.make.groupClass();
    const body = { ...theClass.key, now: '2031-01-01T00:00:00Z', startsAt: '2031-01-01T00:00:00Z' };

    expect((await gym.as(await paid()).callLoosely('classes/book', { body })).status).toBe(201);
  });
});

describe('two people at the desk', () => {
  it('who change a class and end its slot at once notify every affected booking', async () => {
    for (let n = 0; n < 4; n++) {
      const theClass = await gym.make.groupClass({ day: '2030-03-07' });
      const member = await placed(theClass);
      const { slotId, day } = theClass;

      const [changed, ended] = await Promise.all([
        admin.call('classes/change', { body: { slotId, day, fromMinute: 17 * 60 } }),
        admin.call('classes/endSlot', { body: { slotId, fromDay: day } }),
      ]);

      expect(ended.status).toBe(200);
      expect([200, 404]).toContain(changed.status);
      expect(await placesOf(member)).toEqual([]);
      expect((await mailsTo(member)).filter((kind) => kind === 'class cancelled')).toHaveLength(1);
    }
  });
});

describe('10,000 bookings in a week', () => {
  it('are correct, and a cancelled class notifies only its members', async () => {
    const [CLASSES, EACH] = [200, 50];
    const coach = await gym.make.coach();
    const members = await gym.make.members(EACH);
    for (const member of members) await gym.make.membership({ member, paymentStatus: 'payed' });
    const week = Array.from({ length: CLASSES }, (_, n) => ({
      day: addDays('2030-03-05', n % 7),
      fromMinute: 360 + 30 * Math.floor(n / 7),
    }));
    const made = [];
    for (const each of week)
      made.push(await gym.make.groupClass({ ...each, coach, minutes: 30, capacity: 40 }));
    const rows = made.flatMap(({ slotId, day, startsAt }) =>
      members.map(({ userId }, n) => ({
        slot_id: slotId,
        day,
        user_id: userId,
        booked_at: gym.now(),
        rank: n + 1,
        is_in: n < 40,
        in_since: n < 40 ? gym.now() : null,
        starts_at: startsAt,
        minutes: 30,
      })),
    );
    for (let n = 0; n < rows.length; n += 2_000)
      await gym.db
        .insertInto('class_bookings')
        .values(rows.slice(n, n + 2_000))
        .execute();
    const mails = async () =>
      (await gym.db.selectFrom('mails').select('key').where('key', 'like', 'class:%').execute()).length;
    const count = await mails();

    await sweep();
    expect(await mails()).toBe(count);
    const [off] = made;
    const answer = await admin.call('classes/change', {
      body: { slotId: off?.slotId ?? 0, day: off?.day ?? '', isCancelled: true },
    });
    await sweep();

    expect(answer.body).toMatchObject({ notified: EACH });
    expect(await mails()).toBe(count + EACH);
    const week1 = await gym.guest().call('classes/getWeek', { query: { center: 'indiranagar' } });
    expect(week1.body.filter(({ waiting }) => waiting === 10)).toHaveLength(
      week.filter(({ day }) => day <= addDays('2030-03-04', 6)).length - 1,
    );
    gym.setNow(new Date(noon.getTime() + minutes(1)));
  }, 120_000);
});
