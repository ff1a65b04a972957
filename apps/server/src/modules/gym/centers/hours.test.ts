import { startOfGymDay } from '@namma/contract/days/dates';
import { firstCenters } from '@namma/contract/values/centers';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { readOpenHours } from './api.ts';

// 4 March 2030 is a Monday: the gym is open from 5:00 to 22:00.
const gym = await startTestGym({ today: '2030-03-04' });
const admin = gym.as(await gym.make.admin());
const guest = gym.guest();

const instant = (day: string, minute: number) =>
  new Date(startOfGymDay(day).getTime() + minute * 60_000).toISOString();
const set = (day: string, more: object = {}) =>
  admin.callLoosely('centers/setHours', {
    body: { day, opensAtMinute: 480, closesAtMinute: 720, reason: 'Diwali', ...more },
  });
const slotsOn = async (day: string) =>
  (
    await guest.call('consultancy/slots', {
      query: { type: 'Fitness', from: day, to: day, center: 'kormangla' },
    })
  ).body.map(({ startsAt }) => startsAt);

describe('special hours of one day', () => {
  it('apply to all centers at once: on the landing page, and in all reads', async () => {
    const answer = await set('2030-03-06');

    expect(answer.body).toMatchObject({
      status: 'All centers: open from 8:00AM to 12:00PM on 6 Mar 2030',
      bookings: [],
    });
    expect((await guest.call('centers/getClosed')).body).toEqual(
      firstCenters.map((center) => ({
        center,
        fromDay: '2030-03-06',
        toDay: '2030-03-06',
        hours: null,
        open: { opensAtMinute: 480, closesAtMinute: 720 },
        reason: 'Diwali',
      })),
    );
    const open = await readOpenHours(gym.db, '2030-03-05', '2030-03-07');
    expect(open('2030-03-06', 'indiranagar')).toEqual([
      { opensAtMinute: 480, closesAtMinute: 720, reason: 'Diwali' },
    ]);
    expect(open('2030-03-07', 'indiranagar')).toMatchObject([{ opensAtMinute: 300, closesAtMinute: 1320 }]);
    await admin.call('centers/removeHours', { body: { ids: answer.body.ids ?? [] } });
    expect((await guest.call('centers/getClosed')).body).toEqual([]);
  });

  it('return no days to memberships', async () => {
    const { membershipId: id, member } = await gym.make.membership({ paymentStatus: 'payed' });
    const before = (await gym.as(member).call('membership/getLedger', { query: { id } })).body;

    const { body } = await set('2030-03-06', { center: 'indiranagar' });

    expect((await gym.as(member).call('membership/getLedger', { query: { id } })).body).toEqual(before);
    await admin.call('centers/removeHours', { body: { ids: body.ids ?? [] } });
  });
});

describe('appointments', () => {
  it('are accepted within the hours of the day, also outside the usual ones', async () => {
    const hours = [{ weekday: 0, fromMinute: 6 * 60, toMinute: 20 * 60 }];
    await admin.call('consultancy/addCoach', {
      body: { name: 'Ravi', type: 'Fitness', center: 'kormangla', hours },
    });
    // A Sunday: usually open until half past ten.
    const usual = await slotsOn('2030-03-10');

    const { body } = await set('2030-03-10', {
      center: 'kormangla',
      opensAtMinute: 600,
      closesAtMinute: 1080,
    });

    expect([usual[0], usual.at(-1)]).toEqual([instant('2030-03-10', 420), instant('2030-03-10', 600)]);
    const special = await slotsOn('2030-03-10');
    expect([special[0], special.at(-1)]).toEqual([instant('2030-03-10', 600), instant('2030-03-10', 1050)]);
    await admin.call('centers/removeHours', { body: { ids: body.ids ?? [] } });
    expect(await slotsOn('2030-03-10')).toEqual(usual);
  });

  it('outside the hours are listed, their members notified once, and again when they take place after all', async () => {
    const hours = [{ weekday: 3, fromMinute: 6 * 60, toMinute: 20 * 60 }];
    const { coachId } = (
      await admin.call('consultancy/addCoach', {
        body: { name: 'Asha', type: 'Nutrition', center: 'kormangla', hours },
      })
    ).body;
    const book = async (minute: number) => {
      const member = await gym.make.member();
      const body = {
        consult_type: 'Nutrition' as const,
        date: '2030-03-06',
        age: 30,
        height: 170,
        weight: 70,
        coachId,
        startsAt: instant('2030-03-06', minute),
      };
      await gym.as(member).call('consultancy/book', { body });
      return member;
    };
    const early = await book(420);
    const within = await book(540);
    const late = await book(1020);
    const mailsTo = async ({ email }: { email: string }) =>
      (await gym.db.selectFrom('mails').select('kind').where('recipient', '=', email).orderBy('id').execute())
        .map(({ kind }) => kind)
        .filter((kind) => kind !== 'appointment booked');

    const { body } = await set('2030-03-06');

    expect(body.bookings).toMatchObject([{ memberId: early.userId }, { memberId: late.userId }]);
    expect(await mailsTo(early)).toEqual(['appointment affected']);
    expect(await mailsTo(within)).toEqual([]);
    expect(await mailsTo(late)).toEqual(['appointment affected']);
    const { closures } = (await admin.call('consultancy/getCoaches')).body;
    for (const { id, isOfClosedDays } of closures) {
      expect(isOfClosedDays).toBe(true);
      const alone = await admin.callLoosely('consultancy/removeClosure', { body: { id } });
      expect([alone.status, alone.body.code]).toEqual([409, 'closureOfCenter']);
    }
    await admin.call('centers/removeHours', { body: { ids: body.ids ?? [] } });
    expect((await admin.call('consultancy/getCoaches')).body.closures).toEqual([]);
  });
});

describe('special hours are refused', () => {
  it('on a past day, backwards or for a whole day, with a message at the field', async () => {
    const past = await set('2030-03-03');
    const backwards = await set('2030-03-06', { opensAtMinute: 720, closesAtMinute: 480 });
    const allDay = await set('2030-03-06', { opensAtMinute: 0, closesAtMinute: 1440 });

    expect([past, backwards, allDay].map(({ status, body }) => [status, body.issues?.[0]?.path])).toEqual([
      [400, 'day'],
      [400, 'closesAtMinute'],
      [400, 'closesAtMinute'],
    ]);
  });

  it('on a day with other hours already, or with a closure; nothing is stored then', async () => {
    const before = (await admin.call('centers/getHours')).body.map(({ id }) => id);
    const { body } = await set('2030-03-07', { center: 'HSR Layout' });
    await admin.call('centers/close', {
      body: { center: 'indiranagar', fromDay: '2030-03-08', toDay: '2030-03-08', reason: 'New floor' },
    });

    const twice = await set('2030-03-07');
    const onClosed = await set('2030-03-08');

    expect([twice.body.code, onClosed.body.code]).toEqual(['hoursSetAlready', 'hoursOnClosedDay']);
    const after = (await admin.call('centers/getHours')).body.map(({ id }) => id);
    expect(after.filter((id) => !before.includes(id))).toEqual(body.ids);
  });

  it('to staff of another center; their own is filled in', async () => {
    const manager = await gym.make.staff({ preset: 'manager', center: 'kormangla' });
    const client = gym.as(manager);

    const own = await client.call('centers/setHours', {
      body: { day: '2030-03-12', opensAtMinute: 480, closesAtMinute: 720, reason: 'Diwali' },
    });
    const { body: all } = await set('2030-03-13');
    const other = await client.callLoosely('centers/removeHours', { body: { ids: all.ids ?? [] } });

    expect(own.body.ids).toHaveLength(1);
    expect(other.status).toBe(403);
    expect((await client.call('centers/getHours')).body.every(({ center }) => center === 'kormangla')).toBe(
      true,
    );
  });
});
