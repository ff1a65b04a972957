import { addDays, type Day, days } from '@namma/contract/days/dates';
import type { Center } from '@namma/contract/values/centers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestGym, type TestGym } from '../../../testing/gym.ts';
import type { TestUser } from '../../../testing/make.ts';
import { listKeptTotals, listRecountedTotals } from '../../../testing/totals.ts';

const gym: TestGym = await startTestGym({ today: '2030-03-04' });
const admin = await gym.make.admin();
const noon = gym.now();

// Closures of one test must not count in another.
beforeEach(async () => {
  const open = (await gym.as(admin).call('centers/getClosures')).body;
  for (const { id } of open) await gym.as(admin).call('centers/reopen', { body: { id } });
});
afterEach(() => gym.setNow(noon));

const beOn = (day: Day) => gym.setNow(new Date(`${day}T12:00:00+05:30`));
/** With a session that outlasts a membership. */
const as = async (who: TestUser) => gym.withToken(await gym.make.session(who.userId, days(1_000)));

/** Elite Plus at indiranagar from 4 March to 4 September 2030, unless overridden. */
const paid = (traits: Parameters<typeof gym.make.membership>[0] = {}) =>
  gym.make.membership({ paymentStatus: 'payed', ...traits });
const close = async (fromDay: Day, toDay: Day, center: Center = 'indiranagar') =>
  (await as(admin)).callLoosely('centers/close', { body: { center, fromDay, toDay, reason: 'New floor' } });
const ledgerOf = async (member: TestUser, id: number) =>
  (await (await as(member)).call('membership/getLedger', { query: { id } })).body;

describe('closing a center', () => {
  it('returns its days to the memberships of the center, without pause days, and to no others', async () => {
    const { membershipId: id, member } = await paid();
    const pending = await gym.make.membership();
    const ended = await paid({ endDate: '2030-03-09', months: 3 });
    const later = await paid({ startDate: '2030-03-20' });

    const reply = await close('2030-03-10', '2030-03-12');

    expect(reply).toMatchObject({ status: 201, body: { bookings: [] } });
    expect(reply.body.status).toMatch(
      /^indiranagar is closed from 10 Mar 2030 to 12 Mar 2030: \d+ memberships get these days back$/,
    );
    expect(await ledgerOf(member, id)).toMatchObject({
      effectiveEnd: '2030-09-07',
      pauseDaysLeft: 30,
      events: [{ kind: 'closure', fromDay: '2030-03-10', toDay: '2030-03-12', days: 3, isByAdmin: true }],
    });
    const ends = [pending, ended, later].map(async (held) => {
      const { endDate, effectiveEnd } = await ledgerOf(held.member, held.membershipId);
      return [endDate, effectiveEnd];
    });
    expect(await Promise.all(ends)).toEqual([
      ['2030-09-04', '2030-09-07'],
      ['2030-03-09', '2030-03-09'],
      ['2030-09-20', '2030-09-20'],
    ]);
  });

  it('counts once on paused days, whose pause days are returned', async () => {
    const { membershipId: id, member } = await paid();
    await gym
      .as(member)
      .call('membership/pause', { body: { id, fromDay: '2030-03-10', toDay: '2030-03-19' } });

    await close('2030-03-18', '2030-03-22');

    expect(await ledgerOf(member, id)).toMatchObject({ effectiveEnd: '2030-09-17', pauseDaysLeft: 22 });
  });

  it('uses no pause days of a later overlapping pause, nor of its early end', async () => {
    const { membershipId: id, member } = await paid();
    await close('2030-03-10', '2030-03-12');

    const paused = await gym.as(member).call('membership/pause', {
      body: { id, fromDay: '2030-03-08', toDay: '2030-03-17' },
    });
    expect(paused.body.effectiveEnd).toBe('2030-09-14');
    expect(await ledgerOf(member, id)).toMatchObject({ pauseDaysLeft: 23 });

    beOn('2030-03-11');
    const resumed = await gym.as(member).call('membership/resume', { body: { id } });
    // Paused on 8 and 9 March, closed on 10, 11 and 12 March.
    expect(resumed.body.effectiveEnd).toBe('2030-09-09');
    expect(await ledgerOf(member, id)).toMatchObject({ pauseDaysLeft: 28 });
  });

  it('counts when a longer or later membership reaches its days', async () => {
    const { membershipId: id, member } = await paid();
    await close('2030-09-10', '2030-09-14');
    expect(await ledgerOf(member, id)).toMatchObject({ effectiveEnd: '2030-09-04', events: [] });

    const extended = await gym.as(member).call('membership/extend', { body: { id, days: 6 } });
    await gym.as(member).call('membership/register', {
      body: {
        type: 'Elite',
        center: 'indiranagar',
        start_Date: '2030-07-01',
        end_Date: '2030-10-01',
        overlaps: true,
      },
    });

    expect(extended.body.effectiveEnd).toBe('2030-09-15');
    const [taken] = (await gym.as(member).call('membership/getMemberships')).body;
    expect(taken?.effectiveEnd).toBe('2030-10-06');
  });

  it('does not count any more when a shorter membership does not reach it', async () => {
    const from = await paid();
    const to = await paid();
    await close('2030-09-02', '2030-09-03');
    expect(await ledgerOf(from.member, from.membershipId)).toMatchObject({ effectiveEnd: '2030-09-06' });

    const body = { id: from.membershipId, days: 10, email: to.member.email };
    const reply = await gym.as(from.member).call('membership/transferDays', { body });

    expect(reply.body.effectiveEnd).toBe('2030-08-25');
    expect(await ledgerOf(to.member, to.membershipId)).toMatchObject({ effectiveEnd: '2030-09-16' });
  });

  it('moves a renewal, and counts for the renewal when it runs then', async () => {
    const { membershipId: id, member } = await paid();
    await gym.as(member).call('membership/register', {
      body: {
        type: 'Elite',
        center: 'indiranagar',
        start_Date: '2030-09-05',
        end_Date: '2030-12-05',
        renewalOf: id,
      },
    });
    const renewal = async () => (await gym.as(member).call('membership/getMemberships')).body[0];

    await close('2030-04-01', '2030-04-04');
    expect(await renewal()).toMatchObject({ startDate: '2030-09-09', effectiveEnd: '2030-12-09' });
    await close('2030-09-09', '2030-09-10');
    expect(await renewal()).toMatchObject({ startDate: '2030-09-09', effectiveEnd: '2030-12-11' });
    await gym.as(member).call('membership/extend', { body: { id, days: 1 } });
    // Begins on the second closed day; the first is the last day of the previous membership, which gets both days.
    expect((await ledgerOf(member, id)).effectiveEnd).toBe('2030-09-11');
    expect(await renewal()).toMatchObject({ startDate: '2030-09-12', effectiveEnd: '2030-12-12' });
  });

  it('still counts after a change of the center, if it has begun; later ones of the new center count', async () => {
    const { membershipId: id, member } = await paid({ type: 'Elite', months: 12 });
    await close('2030-03-05', '2030-03-07');
    await close('2030-04-10', '2030-04-13');
    await close('2030-05-20', '2030-05-21', 'kormangla');
    expect(await ledgerOf(member, id)).toMatchObject({ effectiveEnd: '2031-03-11' });
    beOn('2030-03-06');

    const body = { id, center: 'kormangla' as const };
    const moved = await gym.as(member).call('membership/moveCenter', { body });

    expect(moved.body.effectiveEnd).toBe('2031-03-09');
    expect((await ledgerOf(member, id)).events.map((event) => [event.kind, event.days])).toEqual([
      ['closure', 3],
      ['closure', 4],
      ['center', 0],
      ['reopening', -4],
      ['closure', 2],
    ]);
  });

  it.each([
    ['yesterday', '2030-03-03', '2030-03-05', 'Choose today or a later day'],
    ['backwards', '2030-03-10', '2030-03-09', 'Choose a last day on or after the first'],
    ['for 91 days', '2030-04-01', '2030-06-30', 'A closure can last up to 90 days'],
  ])('from %s is refused', async (_, fromDay, toDay, message) => {
    expect(await close(fromDay, toDay)).toMatchObject({ status: 400, body: { message } });
  });

  it('is refused on days of another closure of the center, and possible at another center', async () => {
    await close('2030-08-01', '2030-08-05');

    const replies = [
      await close('2030-08-05', '2030-08-07'),
      await close('2030-08-05', '2030-08-07', 'kormangla'),
    ];

    expect(replies.map(({ status }) => status)).toEqual([409, 201]);
    expect(replies[0]?.body.message).toBe(
      'indiranagar is already closed from 1 Aug 2030 to 5 Aug 2030. Choose other days.',
    );
  });

  it('lists the appointments on its days, whose members get a mail, and blocks others until it is removed', async () => {
    const coach = await gym.make.coach({ center: 'HSR Layout' });
    const startsAt = new Date('2030-03-12T06:30:00Z');
    const booked = await gym.make.appointment({ coach, startsAt });
    await gym.make.appointment({ coach, startsAt: new Date('2030-03-13T06:30:00Z') });
    const freeTimes = async () => {
      const query = { type: coach.type, from: '2030-03-12', to: '2030-03-12', center: 'HSR Layout' as const };
      return (await gym.as(booked.member).call('consultancy/slots', { query })).body.length;
    };
    const before = await freeTimes();

    const { body } = await close('2030-03-11', '2030-03-12', 'HSR Layout');

    expect(body.bookings).toEqual([
      {
        id: booked.id,
        memberId: booked.member.userId,
        name: booked.member.name,
        type: coach.type,
        date: '2030-03-12',
        startsAt: startsAt.toISOString(),
      },
    ]);
    const mails = gym.db.selectFrom('mails').select('kind').where('recipient', '=', booked.member.email);
    expect(await mails.execute()).toHaveLength(1);
    expect([before > 0, await freeTimes()]).toEqual([true, 0]);
    await gym.as(admin).call('centers/reopen', { body: { id: body.id } });
    expect(await freeTimes()).toBe(before);
  });

  it('is logged, listed, and included in the totals', async () => {
    const { membershipId: id, member } = await paid();
    const { body } = await close('2030-06-01', '2030-06-02');
    const client = await as(admin);

    const { content } = (await client.call('admin/getActivity', { query: { subjectType: 'center' } })).body;
    expect(content[0]).toMatchObject({
      action: 'center closed',
      subject: 'indiranagar',
      after: { from: '2030-06-01', to: '2030-06-02', reason: 'New floor' },
    });
    const [listed] = (await client.call('centers/getClosures')).body;
    expect(listed).toMatchObject({ id: body.id, fromDay: '2030-06-01', memberships: body.memberships });
    expect((await ledgerOf(member, id)).effectiveEnd).toBe('2030-09-06');
    expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
  });
});

describe('removing a closure', () => {
  it('takes its days back, until it begins', async () => {
    const { membershipId: id, member } = await paid();
    const client = await as(admin);
    const early = await close('2030-03-05', '2030-03-06');
    const later = await close('2030-03-20', '2030-03-21');
    beOn('2030-03-05');

    const replies = [];
    for (const each of [early, later, later])
      replies.push(await client.callLoosely('centers/reopen', { body: { id: each.body.id } }));

    expect(replies.map(({ status, body }) => [status, body.status ?? body.message])).toEqual([
      [409, "This closure started on 5 Mar 2030, so it can't be cancelled."],
      [200, 'Closure of indiranagar from 20 Mar 2030 to 21 Mar 2030 cancelled'],
      [404, 'Closure not found.'],
    ]);
    expect(await ledgerOf(member, id)).toMatchObject({ effectiveEnd: addDays('2030-09-04', 2) });
  });
});

describe('there is one way to close a center', () => {
  const closeForAppointments = async (startsAt: string, endsAt: string) =>
    (await as(admin)).callLoosely('consultancy/addClosure', {
      body: { center: 'HSR Layout', startsAt, endsAt, reason: 'Rain' },
    });

  it('for whole days, which memberships get back, and another one for hours, which they do not', async () => {
    const { membershipId: id, member } = await paid();

    const replies = [
      await closeForAppointments('2030-05-05T18:30:00Z', '2030-05-06T18:30:00Z'),
      await closeForAppointments('2030-05-05T06:30:00Z', '2030-05-07T06:30:00Z'),
      await closeForAppointments('2030-05-05T18:30:00Z', '2030-05-06T12:30:00Z'),
    ];

    expect(replies.map(({ status, body }) => [status, body.message])).toEqual([
      [400, 'Use Close a center for whole days, so memberships are extended'],
      [400, 'Use Close a center for whole days, so memberships are extended'],
      [201, undefined],
    ]);
    expect(await ledgerOf(member, id)).toMatchObject({ events: [] });
    const client = await as(admin);
    const removed = await client.call('consultancy/removeClosure', {
      body: { id: replies[2]?.body.id ?? 0 },
    });
    expect(removed.status).toBe(200);
  });

  it('and one way to reopen it, which reverts everything', async () => {
    const client = await as(admin);
    const closed = await close('2030-05-20', '2030-05-21', 'HSR Layout');
    const { body } = await client.call('consultancy/getCoaches');
    const ofSlots = body.closures.find(({ center }) => center === 'HSR Layout');

    const half = await client.callLoosely('consultancy/removeClosure', { body: { id: ofSlots?.id ?? 0 } });
    const whole = await client.call('centers/reopen', { body: { id: closed.body.id } });

    expect([half.status, half.body.code, whole.status]).toEqual([409, 'closureOfCenter', 200]);
    expect((await client.call('consultancy/getCoaches')).body.closures).toEqual([]);
  });
});

describe('memberships that overlap another one of their member by closed days', () => {
  it('are listed and logged, because nobody can be asked; a following renewal moves along', async () => {
    const { member, membershipId: id } = await paid();
    const { membershipId: later } = await paid({ member, startDate: '2030-09-06', type: 'Elite' });
    const renewed = await paid();
    await (await as(renewed.member)).call('membership/register', {
      body: {
        type: 'Elite',
        center: 'kormangla',
        start_Date: '2030-09-05',
        end_Date: '2030-12-05',
        renewalOf: renewed.membershipId,
      },
    });

    const { body } = await close('2030-03-10', '2030-03-12');

    const members: number[] = [member.userId, renewed.member.userId];
    expect(body.doubled?.filter(({ memberId }: { memberId: number }) => members.includes(memberId))).toEqual([
      {
        memberId: member.userId,
        name: member.name,
        days: 2,
        memberships: [
          { id, type: 'Elite Plus', startDate: '2030-03-04', effectiveEnd: '2030-09-07' },
          { id: later, type: 'Elite', startDate: '2030-09-06', effectiveEnd: expect.any(String) },
        ],
      },
    ]);
    const client = await as(admin);
    const { content } = (await client.call('admin/getActivity', { query: { subjectType: 'center' } })).body;
    expect(content[0]?.after?.overlaps).toContain(`${id} and ${later}`);
    const reopened = await client.call('centers/reopen', { body: { id: body.id } });
    expect(reopened.body.doubled).toEqual([]);
  });

  it('are counted in advance', async () => {
    const client = await as(admin);
    const days = { center: 'indiranagar', fromDay: '2031-12-10', toDay: '2031-12-12' } as const;
    await paid({ startDate: '2031-12-12' });
    await paid({ startDate: '2031-12-13' });

    const { body } = await client.call('centers/getAffected', { query: days });
    const backwards = await client.callLoosely('centers/getAffected', {
      query: { ...days, toDay: '2031-12-09' },
    });

    expect([body.memberships, backwards.status]).toEqual([1, 400]);
  });
});

describe('the public', () => {
  it('sees closures of the next 30 days, whole days and hours, until they are over or removed', async () => {
    const client = await as(admin);
    const guest = () => gym.guest().call('centers/getClosed');
    const before = (await guest()).body;
    const hours = { startsAt: '2030-03-05T06:30:00.000Z', endsAt: '2030-03-05T08:30:00.000Z' };
    const { body } = await client.call('consultancy/addClosure', {
      body: { center: 'kormangla', ...hours, reason: 'Power cut' },
    });
    const days = await close('2030-04-03', '2030-04-04');
    await close('2030-04-04', '2030-04-05', 'HSR Layout');

    expect(before).toEqual([]);
    expect((await guest()).body).toEqual([
      { center: 'kormangla', fromDay: '2030-03-05', toDay: '2030-03-05', hours, reason: 'Power cut' },
      { center: 'indiranagar', fromDay: '2030-04-03', toDay: '2030-04-04', hours: null, reason: 'New floor' },
    ]);
    await client.call('consultancy/removeClosure', { body: { id: body.id } });
    await client.call('centers/reopen', { body: { id: days.body.id } });
    expect((await guest()).body).toEqual([]);
  });
});

describe('passes for a closed day', () => {
  const holder = { center: 'kormangla', day: '2030-03-20' } as const;
  const sell = async (name: string, phone: string, kind: 'day' | 'trial') => {
    const desk = gym.as(admin);
    const { pricePaise } = (await desk.call('passes/getDay', { query: {} })).body;
    const body = { ...holder, name, phone, kind, ...(pricePaise[kind] > 0 && { mode: 'cash' as const }) };
    const sold = await desk.call('passes/sell', { body });
    expect(sold.status, JSON.stringify(sold.body)).toBe(201);
    return sold.body.pass.id;
  };

  it('are listed before and after the closure, and their holders are on the call list until it is removed', async () => {
    const dayPass = await sell('Ravi Nair', '9845012345', 'day');
    const trial = await sell('Uma Devi', '9845012346', 'trial');
    const request = { ...holder, name: 'Jos\u00e9 Paul', phone: '9845012347' };
    expect((await gym.as(await gym.make.member()).call('passes/request', { body: request })).status).toBe(
      201,
    );
    const named = [
      { id: dayPass, kind: 'day', isRequest: false, name: 'Ravi Nair', phone: '9845012345', day: holder.day },
      { id: trial, kind: 'trial', isRequest: false, name: 'Uma Devi' },
      { kind: 'trial', isRequest: true, name: 'Jos\u00e9 Paul' },
    ];
    const days = { center: holder.center, fromDay: holder.day, toDay: holder.day };
    const called = async () =>
      (await gym.as(admin).call('followUps/getAll', { query: { reason: 'closed day' } })).body.content;

    const affected = await gym.as(admin).call('centers/getAffected', { query: days });
    expect(affected.body.passes).toMatchObject(named);
    expect(await called()).toEqual([]);
    const closed = await close(days.fromDay, days.toDay, days.center);
    expect(closed.body.passes).toMatchObject(named);
    expect((await called()).map(({ name }) => name).sort()).toEqual([
      'Jos\u00e9 Paul',
      'Ravi Nair',
      'Uma Devi',
    ]);

    await gym.as(admin).call('centers/reopen', { body: { id: closed.body.id } });
    expect(await called()).toEqual([]);
  });
});

describe('passes/move', () => {
  it('moves a pass of a closed day to an open one, and to another center, but not to a closed day', async () => {
    const desk = gym.as(admin);
    const body = { name: 'Ravi Nair', phone: '9845012350', center: 'kormangla', day: '2030-03-21' } as const;
    const sold = await desk.call('passes/sell', { body: { ...body, kind: 'trial' } });
    const passId = sold.body.pass.id;
    await close('2030-03-21', '2030-03-22', 'kormangla');
    const listed = async () =>
      (await desk.call('passes/getDay', { query: {} })).body.onClosedDays.map(({ id }) => id);
    const move = (day: Day, center?: Center) => desk.call('passes/move', { body: { passId, day, center } });

    expect(await listed()).toEqual([passId]);
    expect((await move('2030-03-22')).body).toMatchObject({ code: 'passDayClosed' });
    expect((await move('2030-03-22', 'indiranagar')).body.pass).toMatchObject({
      day: '2030-03-22',
      center: 'indiranagar',
    });
    expect(await listed()).toEqual([]);
    expect((await move('2030-03-23', 'kormangla')).status).toBe(200);

    beOn('2030-03-23');
    const code = sold.body.pass.code;
    await (await as(admin)).call('visits/scan', { body: { code, center: 'kormangla' } });
    expect(
      await (await as(admin)).call('passes/move', { body: { passId, day: '2030-03-24' } }),
    ).toMatchObject({
      status: 409,
      body: { code: 'passUsed' },
    });
  });
});
