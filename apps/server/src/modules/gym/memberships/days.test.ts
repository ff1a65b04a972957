import { type Day, days } from '@namma/contract/days/dates';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import type { TestUser } from '../../../testing/make.ts';
import { listKeptTotals, listRecountedTotals } from '../../../testing/totals.ts';
import { remindOfEnds } from './service.ts';

const gym = await startTestGym({ today: '2030-03-04' });

const noon = gym.now();
afterEach(() => gym.setNow(noon));

/** Elite Plus from 4 March to 4 September 2030, with 30 days each to pause, extend and transfer, unless overridden. */
const paid = (traits: Parameters<typeof gym.make.membership>[0] = {}) =>
  gym.make.membership({ paymentStatus: 'payed', ...traits });

/** Moves the clock to that day until the test ends; noon (IST) by default. */
function beOn(day: Day, time = '12:00:00'): void {
  gym.setNow(new Date(`${day}T${time}+05:30`));
}

const ledgerOf = async (member: TestUser, id: number) =>
  (await gym.as(member).call('membership/getLedger', { query: { id } })).body;
const pause = (who: TestUser, id: number, fromDay: Day, toDay: Day) =>
  gym.as(who).callLoosely('membership/pause', { body: { id, fromDay, toDay } });
const resume = (who: TestUser, id: number) => gym.as(who).callLoosely('membership/resume', { body: { id } });
const extend = (who: TestUser, id: number, days: number) =>
  gym.as(who).callLoosely('membership/extend', { body: { id, days } });

describe('a membership without steps', () => {
  it('ends on its own day, with all benefits of its plan left', async () => {
    const { membershipId: id, member } = await paid();

    expect(await ledgerOf(member, id)).toEqual({
      membershipId: id,
      startDate: '2030-03-04',
      endDate: '2030-09-04',
      effectiveEnd: '2030-09-04',
      pauseDaysLeft: 30,
      extensionDaysLeft: 30,
      transferDaysLeft: 30,
      centerChangesLeft: 0,
      events: [],
      closures: [],
    });
  });
});

describe('a refusal of a field', () => {
  it('names the field, so that a form can show it there', async () => {
    const { membershipId: id, member } = await paid({ type: 'Elite', months: 3 });
    const transfer = (days: number, email: string) =>
      gym.as(member).callLoosely('membership/transferDays', { body: { id, days, email } });

    const replies = await Promise.all([
      pause(member, id, '2030-03-10', '2030-03-17'),
      extend(member, id, 8),
      transfer(8, 'nobody@example.com'),
      transfer(5, 'nobody@example.com'),
    ]);

    expect(replies.map(({ status, body }) => [status, body.issues])).toMatchObject(
      (['toDay', 'days', 'days', 'email'] as const).map((path, n) => [
        409,
        [{ path, message: replies[n]?.body.message }],
      ]),
    );
  });
});

describe('pausing', () => {
  it('moves the end by its days, both included, and not the dates of the plan', async () => {
    const { membershipId: id, member } = await paid();

    const reply = await pause(member, id, '2030-03-10', '2030-03-16');

    expect(reply).toMatchObject({
      status: 200,
      body: { status: 'Paused from 10 Mar 2030 to 16 Mar 2030', effectiveEnd: '2030-09-11' },
    });
    expect(await ledgerOf(member, id)).toMatchObject({
      endDate: '2030-09-04',
      effectiveEnd: '2030-09-11',
      pauseDaysLeft: 23,
      events: [{ kind: 'pause', fromDay: '2030-03-10', toDay: '2030-03-16', days: 7, isByAdmin: false }],
    });
    expect((await gym.as(member).call('membership/getMemberships')).body).toMatchObject([
      { endDate: '2030-09-04', effectiveEnd: '2030-09-11' },
    ]);
  });

  it.each([
    ['from today', '2030-03-04', '2030-03-09', 'fromDay', 'Choose tomorrow or a later day'],
    ['from yesterday', '2030-03-03', '2030-03-09', 'fromDay', 'Choose tomorrow or a later day'],
    ['for two days', '2030-03-10', '2030-03-11', 'toDay', 'Pause for at least 3 days'],
    ['backwards', '2030-03-10', '2030-03-01', 'toDay', 'Pause for at least 3 days'],
    [
      'beyond the end',
      '2030-09-01',
      '2030-09-05',
      'toDay',
      'The membership ends on 4 Sep 2030. Choose that day or earlier.',
    ],
    ['to no day', '2030-03-10', '2030-02-30', 'toDay', 'Choose a day'],
  ])('%s is refused at the field', async (_what, from, to, path, message) => {
    const { membershipId: id, member } = await paid();

    const reply = await pause(member, id, from, to);

    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path, message }] } });
    expect((await ledgerOf(member, id)).events).toEqual([]);
  });

  it('before the membership begins is refused', async () => {
    const { membershipId: id, member } = await paid({ endDate: '2030-10-01' });

    const reply = await pause(member, id, '2030-03-30', '2030-04-05');

    expect(reply.body.issues).toMatchObject([
      {
        path: 'fromDay',
        message: 'The membership starts on 1 Apr 2030. Choose that day or later.',
      },
    ]);
  });

  it('is refused before the payment', async () => {
    const { membershipId: id, member } = await gym.make.membership();

    expect(await pause(member, id, '2030-03-10', '2030-03-16')).toMatchObject({
      status: 409,
      body: { message: 'This membership is not paid yet. Pay at its center first.' },
    });
  });

  it('is refused after the end, and allowed on the last day before it', async () => {
    const ended = await paid({ endDate: '2030-03-03' });
    const ending = await paid({ endDate: '2030-03-07' });

    expect(await pause(ended.member, ended.membershipId, '2030-03-05', '2030-03-07')).toMatchObject({
      status: 409,
      body: { message: 'This membership ended on 3 Mar 2030.' },
    });
    expect(await pause(ending.member, ending.membershipId, '2030-03-05', '2030-03-07')).toMatchObject({
      body: { effectiveEnd: '2030-03-10' },
    });
  });

  it('is refused during or before another pause, also at another time', async () => {
    const { membershipId: id, member } = await paid();
    await pause(member, id, '2030-03-10', '2030-03-16');

    const another = await pause(member, id, '2030-05-01', '2030-05-05');
    beOn('2030-03-16');
    const onItsLastDay = await pause(member, id, '2030-05-01', '2030-05-05');
    beOn('2030-03-17');
    const afterIt = await pause(member, id, '2030-05-01', '2030-05-05');

    const message = 'This membership is already paused from 10 Mar 2030 to 16 Mar 2030.';
    expect([another, onItsLastDay]).toMatchObject(Array(2).fill({ status: 409, body: { message } }));
    expect(afterIt.status).toBe(200);
  });

  it('uses at most the remaining days', async () => {
    const { membershipId: id, member } = await paid({ type: 'Elite', months: 3 });

    const tooLong = await pause(member, id, '2030-03-10', '2030-03-17');
    await pause(member, id, '2030-03-10', '2030-03-14');
    beOn('2030-03-20');
    const more = await pause(member, id, '2030-03-21', '2030-03-23');
    const all = await paid({ type: 'Elite', months: 3 });
    const allOfThem = await pause(all.member, all.membershipId, '2030-03-21', '2030-03-27');

    expect(tooLong.body.message).toBe('This pause takes 8 days, but only 7 pause days are left.');
    expect(more.body.message).toBe('This pause takes 3 days, but only 2 pause days are left.');
    expect(allOfThem.status).toBe(200);
  });

  it('begins tomorrow, in IST', async () => {
    const { membershipId: id, member } = await paid();
    beOn('2030-03-09', '23:59:59');
    const before = await pause(member, id, '2030-03-10', '2030-03-12');
    await resume(member, id);
    beOn('2030-03-10', '00:00:00');
    const after = await pause(member, id, '2030-03-10', '2030-03-12');

    expect([before.status, after.status]).toEqual([200, 400]);
  });
});

describe('resuming', () => {
  it('before the pause returns all its days', async () => {
    const { membershipId: id, member } = await paid();
    await pause(member, id, '2030-03-10', '2030-03-16');

    const reply = await resume(member, id);

    expect(reply.body).toEqual({ status: 'Pause ended', effectiveEnd: '2030-09-04' });
    expect(await ledgerOf(member, id)).toMatchObject({
      pauseDaysLeft: 30,
      events: [{ kind: 'pause' }, { kind: 'resume', fromDay: '2030-03-10', toDay: '2030-03-16', days: -7 }],
    });
  });

  it('during the pause returns today and the days after it', async () => {
    const { membershipId: id, member } = await paid();
    await pause(member, id, '2030-03-10', '2030-03-16');
    beOn('2030-03-12');

    await resume(member, id);

    expect(await ledgerOf(member, id)).toMatchObject({ effectiveEnd: '2030-09-06', pauseDaysLeft: 28 });
  });

  it('is refused without a pause, after the pause, and a second time', async () => {
    const { membershipId: id, member } = await paid();
    const without = await resume(member, id);
    await pause(member, id, '2030-03-10', '2030-03-16');
    await resume(member, id);
    const twice = await resume(member, id);
    await pause(member, id, '2030-03-10', '2030-03-16');
    beOn('2030-03-17');
    const late = await resume(member, id);

    expect([without, twice, late]).toMatchObject(
      Array(3).fill({ status: 409, body: { message: 'This membership is not paused.' } }),
    );
    expect(await ledgerOf(member, id)).toMatchObject({ effectiveEnd: '2030-09-11' });
  });
});

describe('extending', () => {
  it('moves the end once, by at most the days of the plan', async () => {
    const { membershipId: id, member } = await paid();

    const tooLong = await extend(member, id, 31);
    const reply = await extend(member, id, 20);
    const again = await extend(member, id, 1);

    expect(tooLong).toMatchObject({
      status: 409,
      body: { message: 'You can extend this membership by up to 30 days.' },
    });
    expect(reply.body).toEqual({ status: 'Extended to 24 Sep 2030', effectiveEnd: '2030-09-24' });
    expect(again).toMatchObject({
      status: 409,
      body: { message: 'This membership was already extended. You can extend it only once.' },
    });
    expect(await ledgerOf(member, id)).toMatchObject({ extensionDaysLeft: 0, pauseDaysLeft: 30 });
  });

  it.each([0, -3, 1.5])('by %s days is refused at the field', async (days) => {
    const { membershipId: id, member } = await paid();

    expect((await extend(member, id, days)).body.issues).toMatchObject([
      { path: 'days', message: 'Enter a whole number of days' },
    ]);
  });

  it('is refused before the payment, after the end, and beyond the last year', async () => {
    const unpaid = await gym.make.membership();
    const ended = await paid({ endDate: '2030-03-03' });
    const last = await paid({ endDate: '9999-12-30' });

    const replies = await Promise.all(
      [unpaid, ended, last].map(({ member, membershipId }) => extend(member, membershipId, 5)),
    );

    expect(replies.map(({ status, body }) => [status, body.message])).toEqual([
      [409, 'This membership is not paid yet. Pay at its center first.'],
      [409, 'This membership ended on 3 Mar 2030.'],
      [409, 'A membership must end by the year 9999.'],
    ]);
  });
});

describe('transferring days', () => {
  const transfer = (who: TestUser, id: number, days: number, email: string) =>
    gym.as(who).callLoosely('membership/transferDays', { body: { id, days, email } });
  const nobody = 'No other member with this email has an active Elite Plus membership.';

  it('moves both ends, once', async () => {
    const from = await paid();
    const to = await paid({ endDate: '2030-06-30' });

    const reply = await transfer(from.member, from.membershipId, 10, to.member.email.toUpperCase());
    const again = await transfer(from.member, from.membershipId, 1, to.member.email);

    expect(reply).toMatchObject({
      status: 200,
      body: { status: '10 days transferred', effectiveEnd: '2030-08-25' },
    });
    expect(again.body.message).toBe(
      'Days of this membership were already transferred. You can transfer days only once.',
    );
    expect(await ledgerOf(from.member, from.membershipId)).toMatchObject({
      transferDaysLeft: 0,
      events: [{ kind: 'days out', days: -10 }],
    });
    expect(await ledgerOf(to.member, to.membershipId)).toMatchObject({
      effectiveEnd: '2030-07-10',
      transferDaysLeft: 30,
      events: [{ kind: 'days in', days: 10 }],
    });
  });

  it('to oneself is refused at the field', async () => {
    const { membershipId: id, member } = await paid();
    await paid({ member, endDate: '2030-08-01' });

    expect((await transfer(member, id, 5, member.email)).body.issues).toMatchObject([
      { path: 'email', message: "Choose another member. You can't transfer days to yourself." },
    ]);
  });

  it('is refused with the same message for everyone without such a membership', async () => {
    const { membershipId: id, member } = await paid();
    const others = await Promise.all([
      gym.make.member(),
      gym.make.membership().then((unpaid) => unpaid.member),
      paid({ type: 'Elite' }).then((ofAnotherTier) => ofAnotherTier.member),
      paid({ endDate: '2030-03-03' }).then((ended) => ended.member),
      paid({ endDate: '2030-09-05' }).then((toCome) => toCome.member),
    ]);

    const emails = ['nobody@example.com', ...others.map(({ email }) => email)];
    const replies = await Promise.all(emails.map((email) => transfer(member, id, 5, email)));

    expect(replies).toMatchObject(emails.map(() => ({ status: 409, body: { message: nobody } })));
  });

  it('is limited by the plan and the remaining days, and needs a running membership', async () => {
    const to = (await paid()).member.email;
    const whole = await paid();
    const ending = await paid({ endDate: '2030-03-10' });
    const paused = await paid();
    await pause(paused.member, paused.membershipId, '2030-04-01', '2030-04-03');
    const toCome = await paid({ endDate: '2030-09-05' });
    const unpaid = await gym.make.membership();
    const ended = await paid({ endDate: '2030-03-03' });
    const tries = [
      [whole, 31],
      [ending, 7],
      [paused, 5],
      [toCome, 5],
      [unpaid, 5],
      [ended, 5],
    ] as const;

    const replies = await Promise.all(
      tries.map(([{ member, membershipId }, days]) => transfer(member, membershipId, days, to)),
    );

    expect(replies.map(({ body }) => body.message)).toEqual([
      'You can transfer up to 30 days of this membership.',
      'This membership has only 6 whole days left.',
      'This membership is already paused from 1 Apr 2030 to 3 Apr 2030.',
      'This membership starts on 5 Mar 2030. You can transfer days from then on.',
      'This membership is not paid yet. Pay at its center first.',
      'This membership ended on 3 Mar 2030.',
    ]);
    expect((await transfer(ending.member, ending.membershipId, 6, to)).body.effectiveEnd).toBe('2030-03-04');
  });
});

describe('changing the center', () => {
  const moveTo = (who: TestUser, id: number, center: string) =>
    gym.as(who).callLoosely('membership/moveCenter', { body: { id, center } });

  it('is possible three times, 60 days apart', async () => {
    const { membershipId: id, member } = await paid({ type: 'Elite', months: 12 });
    const session = await gym.make.session(member.userId, days(400));
    const who = { ...member, token: session };

    const first = await moveTo(who, id, 'HSR Layout');
    const same = await moveTo(who, id, 'HSR Layout');
    beOn('2030-05-02');
    const early = await moveTo(who, id, 'kormangla');
    beOn('2030-05-03', '00:00:00');
    const second = await moveTo(who, id, 'kormangla');
    beOn('2030-07-03');
    const third = await moveTo(who, id, 'vijayanagra');
    beOn('2030-10-03');
    const fourth = await moveTo(who, id, 'kormangla');

    expect(first.body.status).toBe('Center changed to HSR Layout');
    expect(same.body.issues).toMatchObject([
      { path: 'center', message: 'Choose another center. The membership is already at this one.' },
    ]);
    expect(early.body.message).toBe('You can change the center every 60 days. Next change: from 3 May 2030.');
    expect([second.status, third.status]).toEqual([200, 200]);
    expect(fourth.body.message).toBe('You have used all 3 center changes.');
    expect(await ledgerOf(who, id)).toMatchObject({ effectiveEnd: '2031-03-04', centerChangesLeft: 0 });
    expect((await gym.as(who).call('membership/getMemberships')).body).toMatchObject([
      { center: 'vijayanagra' },
    ]);
  });

  it('is refused for a tier with all centers, before the payment and after the end', async () => {
    const plus = await paid();
    const unpaid = await gym.make.membership({ type: 'Elite' });
    const ended = await paid({ type: 'Elite', endDate: '2030-03-03' });

    const replies = await Promise.all(
      [plus, unpaid, ended].map(({ member, membershipId }) => moveTo(member, membershipId, 'kormangla')),
    );

    expect(replies.map(({ body }) => body.message)).toEqual([
      'Elite Plus is valid at all our centers, so there is nothing to change.',
      'This membership is not paid yet. Pay at its center first.',
      'This membership ended on 3 Mar 2030.',
    ]);
  });
});

describe('an admin', () => {
  it('does the same for a member, which is logged', async () => {
    const { membershipId: id, member } = await paid();
    const admin = await gym.make.admin();

    await pause(admin, id, '2030-03-10', '2030-03-16');

    expect((await ledgerOf(member, id)).events).toMatchObject([{ kind: 'pause', isByAdmin: true }]);
    const { body } = await gym
      .as(admin)
      .call('admin/getActivity', { query: { subjectType: 'membership', subjectId: id } });
    expect(body.content).toMatchObject([
      {
        action: 'membership changed',
        memberId: member.userId,
        before: { end: '2030-09-04' },
        after: { step: 'pause', days: 7, end: '2030-09-11' },
      },
    ]);
  });
});

describe('a moved end', () => {
  it('has its own reminders, different from those of the old end', async () => {
    const { membershipId: id, member } = await paid({ endDate: '2030-03-11' });
    const keysOf = async () => {
      await remindOfEnds({ db: gym.db, clock: gym.now } as Parameters<typeof remindOfEnds>[0]);
      const mails = gym.db.selectFrom('mails').select('key').where('recipient', '=', member.email);
      return (await mails.orderBy('id').execute()).map(({ key }) => key);
    };

    expect(await keysOf()).toEqual([`expiry:${id}:2030-03-11:7`]);
    await pause(member, id, '2030-03-05', '2030-03-07');
    expect(await keysOf()).toHaveLength(1);
    beOn('2030-03-07');
    expect(await keysOf()).toEqual([`expiry:${id}:2030-03-11:7`, `expiry:${id}:2030-03-14:7`]);
  });

  it('appears in report totals, and in the list of members', async () => {
    const { membershipId: id, member } = await paid();
    const later = await paid({ member, endDate: '2030-09-08' });
    await pause(member, id, '2030-03-10', '2030-03-16');
    await extend(member, later.membershipId, 2);

    const kept = await listKeptTotals(gym.db);

    expect(kept).toEqual(await listRecountedTotals(gym.db));
  });
});

describe('the database alone', () => {
  it('refuses to change or delete a step, or to add an invalid one', async () => {
    const { membershipId: id, member } = await paid();
    await pause(member, id, '2030-03-10', '2030-03-16');
    await extend(member, id, 5);
    const step = { membership_id: id, made_by: member.userId, at: gym.now() };

    const tries = [
      gym.db.deleteFrom('membership_events').where('membership_id', '=', id).execute(),
      gym.db
        .insertInto('membership_events')
        .values({ ...step, kind: 'extension', days: 5 })
        .execute(),
      gym.db
        .insertInto('membership_events')
        .values({ ...step, kind: 'pause', from_day: '2030-05-01', to_day: '2030-05-02', days: 2 })
        .execute(),
    ];

    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code)).toEqual([
      '23001',
      '23505',
      '23514',
    ]);
  });
});
