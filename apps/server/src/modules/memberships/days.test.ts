import type { Day } from '@namma/contract/dates';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startTestGym } from '../../testing/gym.ts';
import type { TestUser } from '../../testing/make.ts';
import { listKeptTotals, listRecountedTotals } from '../../testing/totals.ts';
import { remindOfEnds } from './service.ts';

const gym = await startTestGym({ today: '2030-03-04' });

/** Elite Plus from 4 March to 4 September 2030, with 30 days to pause, to extend and to hand over, unless told otherwise. */
const payed = (traits: Parameters<typeof gym.make.membership>[0] = {}) =>
  gym.make.membership({ paymentStatus: 'payed', ...traits });

/** Moves the clock to noon (IST) of that day until the test ends. */
function beOn(day: Day, time = '12:00:00'): void {
  const before = gym.now();
  onTestFinished(() => gym.setNow(before));
  gym.setNow(new Date(`${day}T${time}+05:30`));
}

const ledgerOf = async (member: TestUser, id: number) =>
  (await gym.as(member).call('membership/getLedger', { query: { id } })).body;
const pause = (who: TestUser, id: number, fromDay: Day, toDay: Day) =>
  gym.as(who).callLoosely('membership/pause', { body: { id, fromDay, toDay } });
const resume = (who: TestUser, id: number) => gym.as(who).callLoosely('membership/resume', { body: { id } });
const extend = (who: TestUser, id: number, days: number) =>
  gym.as(who).callLoosely('membership/extend', { body: { id, days } });

describe('a membership that nothing happened to', () => {
  it('ends on its own day, with all days of its plan left', async () => {
    const { membershipId: id, member } = await payed();

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
    });
  });
});

describe('pausing', () => {
  it('moves the end by its days, both of them counted, and leaves the dates of the plan', async () => {
    const { membershipId: id, member } = await payed();

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
    ['for two days', '2030-03-10', '2030-03-11', 'toDay', 'A pause lasts 3 days or more'],
    ['backwards', '2030-03-10', '2030-03-01', 'toDay', 'A pause lasts 3 days or more'],
    [
      'beyond the end',
      '2030-09-01',
      '2030-09-05',
      'toDay',
      'The membership ends on 4 Sep 2030: choose that day or an earlier one',
    ],
    ['to no day', '2030-03-10', '2030-02-30', 'toDay', 'Use a date of the calendar, as YYYY-MM-DD'],
  ])('%s is refused at the field', async (_what, from, to, path, message) => {
    const { membershipId: id, member } = await payed();

    const reply = await pause(member, id, from, to);

    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path, message }] } });
    expect((await ledgerOf(member, id)).events).toEqual([]);
  });

  it('before the membership begins is refused', async () => {
    const { membershipId: id, member } = await payed({ endDate: '2030-10-01' });

    const reply = await pause(member, id, '2030-03-30', '2030-04-05');

    expect(reply.body.issues).toEqual([
      {
        path: 'fromDay',
        message: 'The membership begins on 1 Apr 2030: choose that day or a later one',
      },
    ]);
  });

  it('is refused before the payment', async () => {
    const { membershipId: id, member } = await gym.make.membership();

    expect(await pause(member, id, '2030-03-10', '2030-03-16')).toMatchObject({
      status: 409,
      body: { message: 'This membership is not payed yet. Please pay for it at its center first.' },
    });
  });

  it('is refused after the end, and allowed on the last day before it', async () => {
    const ended = await payed({ endDate: '2030-03-03' });
    const ending = await payed({ endDate: '2030-03-07' });

    expect(await pause(ended.member, ended.membershipId, '2030-03-05', '2030-03-07')).toMatchObject({
      status: 409,
      body: { message: 'This membership ended on 3 Mar 2030.' },
    });
    expect(await pause(ending.member, ending.membershipId, '2030-03-05', '2030-03-07')).toMatchObject({
      body: { effectiveEnd: '2030-03-10' },
    });
  });

  it('is refused while a pause runs or is to come, also at another time', async () => {
    const { membershipId: id, member } = await payed();
    await pause(member, id, '2030-03-10', '2030-03-16');

    const another = await pause(member, id, '2030-05-01', '2030-05-05');
    beOn('2030-03-16');
    const onItsLastDay = await pause(member, id, '2030-05-01', '2030-05-05');
    beOn('2030-03-17');
    const afterIt = await pause(member, id, '2030-05-01', '2030-05-05');

    const message = 'This membership is paused already, from 10 Mar 2030 to 16 Mar 2030.';
    expect([another, onItsLastDay]).toMatchObject(Array(2).fill({ status: 409, body: { message } }));
    expect(afterIt.status).toBe(200);
  });

  it('takes no more days than are left', async () => {
    const { membershipId: id, member } = await payed({ type: 'Elite', months: 3 });

    const tooLong = await pause(member, id, '2030-03-10', '2030-03-17');
    await pause(member, id, '2030-03-10', '2030-03-14');
    beOn('2030-03-20');
    const more = await pause(member, id, '2030-03-21', '2030-03-23');
    const all = await payed({ type: 'Elite', months: 3 });
    const allOfThem = await pause(all.member, all.membershipId, '2030-03-21', '2030-03-27');

    expect(tooLong.body.message).toBe('This pause takes 8 days, and 7 pause days are left.');
    expect(more.body.message).toBe('This pause takes 3 days, and 2 pause days are left.');
    expect(allOfThem.status).toBe(200);
  });

  it('begins tomorrow of the day in Bengaluru', async () => {
    const { membershipId: id, member } = await payed();
    beOn('2030-03-09', '23:59:59');
    const before = await pause(member, id, '2030-03-10', '2030-03-12');
    await resume(member, id);
    beOn('2030-03-10', '00:00:00');
    const after = await pause(member, id, '2030-03-10', '2030-03-12');

    expect([before.status, after.status]).toEqual([200, 400]);
  });
});

describe('resuming', () => {
  it('before the pause gives all its days back', async () => {
    const { membershipId: id, member } = await payed();
    await pause(member, id, '2030-03-10', '2030-03-16');

    const reply = await resume(member, id);

    expect(reply.body).toEqual({ status: 'The pause has ended', effectiveEnd: '2030-09-04' });
    expect(await ledgerOf(member, id)).toMatchObject({
      pauseDaysLeft: 30,
      events: [{ kind: 'pause' }, { kind: 'resume', fromDay: '2030-03-10', toDay: '2030-03-16', days: -7 }],
    });
  });

  it('during the pause gives back today and the days after it', async () => {
    const { membershipId: id, member } = await payed();
    await pause(member, id, '2030-03-10', '2030-03-16');
    beOn('2030-03-12');

    await resume(member, id);

    expect(await ledgerOf(member, id)).toMatchObject({ effectiveEnd: '2030-09-06', pauseDaysLeft: 28 });
  });

  it('is refused where nothing is paused, after the pause, and a second time', async () => {
    const { membershipId: id, member } = await payed();
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
  it('moves the end once, by the days of the plan or fewer', async () => {
    const { membershipId: id, member } = await payed();

    const tooLong = await extend(member, id, 31);
    const reply = await extend(member, id, 20);
    const again = await extend(member, id, 1);

    expect(tooLong).toMatchObject({
      status: 409,
      body: { message: 'A membership of this plan can be extended by 30 days at most.' },
    });
    expect(reply.body).toEqual({ status: 'Extended to 24 Sep 2030', effectiveEnd: '2030-09-24' });
    expect(again).toMatchObject({
      status: 409,
      body: { message: 'This membership is extended already, which is possible once.' },
    });
    expect(await ledgerOf(member, id)).toMatchObject({ extensionDaysLeft: 0, pauseDaysLeft: 30 });
  });

  it.each([0, -3, 1.5])('by %s days is refused at the field', async (days) => {
    const { membershipId: id, member } = await payed();

    expect((await extend(member, id, days)).body.issues).toEqual([
      { path: 'days', message: 'Use a whole number of days' },
    ]);
  });

  it('is refused before the payment, after the end, and beyond the last year', async () => {
    const unpaid = await gym.make.membership();
    const ended = await payed({ endDate: '2030-03-03' });
    const last = await payed({ endDate: '9999-12-30' });

    const replies = await Promise.all(
      [unpaid, ended, last].map(({ member, membershipId }) => extend(member, membershipId, 5)),
    );

    expect(replies.map(({ status, body }) => [status, body.message])).toEqual([
      [409, 'This membership is not payed yet. Please pay for it at its center first.'],
      [409, 'This membership ended on 3 Mar 2030.'],
      [409, 'A membership ends by the year 9999 at the latest.'],
    ]);
  });
});

describe('an admin', () => {
  it('does the same for a member, on record', async () => {
    const { membershipId: id, member } = await payed();
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

describe('what follows the end', () => {
  it('are the reminders: one of the old end is not the one of the new', async () => {
    const { membershipId: id, member } = await payed({ endDate: '2030-03-11' });
    const keysOf = async () => {
      await remindOfEnds({ db: gym.db, clock: gym.now } as Parameters<typeof remindOfEnds>[0]);
      const mails = gym.db.selectFrom('mails').select('key').where('recipient', '=', member.email);
      return (await mails.orderBy('id').execute()).map(({ key }) => key);
    };

    expect(await keysOf()).toEqual([`expiry:${id}:2030-03-11:7`]);
    await pause(member, id, '2030-03-05', '2030-03-09');
    expect(await keysOf()).toHaveLength(1);
    beOn('2030-03-09');
    expect(await keysOf()).toEqual([`expiry:${id}:2030-03-11:7`, `expiry:${id}:2030-03-16:7`]);
  });

  it('are the totals of reports, and the list of members', async () => {
    const { membershipId: id, member } = await payed();
    const later = await payed({ member, endDate: '2030-09-08' });
    await pause(member, id, '2030-03-10', '2030-03-16');
    await extend(member, later.membershipId, 2);

    const kept = await listKeptTotals(gym.db);

    expect(kept).toEqual(await listRecountedTotals(gym.db));
    const last = gym.db.selectFrom('last_memberships').selectAll().where('user_id', '=', member.userId);
    expect(await last.execute()).toMatchObject([{ membership_id: id, effective_end: '2030-09-11' }]);
  });
});

describe('the database alone', () => {
  it('refuses to change or delete a step, or to add one that cannot be', async () => {
    const { membershipId: id, member } = await payed();
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
