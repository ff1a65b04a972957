import { startOfGymDay } from '@namma/contract/days/dates';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

// Noon in IST on a Monday.
const gym = await startTestGym({ today: '2030-03-04' });
const noon = gym.now();
afterEach(() => gym.setNow(noon));
const owner = gym.as(await gym.make.admin());
const everyDay = (fromMinute: number, toMinute: number) =>
  Array.from({ length: 7 }, (_, weekday) => ({ weekday, fromMinute, toMinute }));
const at = (day: string, hour: number) => new Date(startOfGymDay(day).getTime() + hour * 3_600_000);

/** A coach who works from 6:00 to 20:00, with appointments at noon and 19:00. */
async function bookedCoach() {
  const { body } = await owner.call('consultancy/addCoach', {
    body: { name: 'Kavya Iyer', type: 'Nutrition', center: 'kormangla', hours: everyDay(360, 1_200) },
  });
  const coach = {
    coachId: body.coachId,
    name: 'Kavya Iyer',
    type: 'Nutrition',
    center: 'kormangla',
  } as const;
  const [noonMember, late] = [await gym.make.member(), await gym.make.member()];
  await gym.make.appointment({ coach, member: noonMember, startsAt: at('2030-03-20', 12) });
  const { id } = await gym.make.appointment({ coach, member: late, startsAt: at('2030-03-20', 19) });
  const change = async (changes: {
    hours?: ReturnType<typeof everyDay>;
    isRetired?: boolean;
    name?: string;
  }) => (await owner.call('consultancy/updateCoach', { body: { coachId: coach.coachId, ...changes } })).body;
  return { coach, late, noonMember, lateId: id, change };
}

const notified = async ({ email }: { email: string }) => {
  const rows = await gym.db
    .selectFrom('mails')
    .select('kind')
    .where('recipient', '=', email)
    .where('kind', 'in', ['appointment affected', 'appointment unchanged'])
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
};

describe('members of a coach', () => {
  it('are notified once when changed hours exclude their appointment, and again when they include it', async () => {
    const { late, noonMember, change } = await bookedCoach();

    await change({ hours: everyDay(360, 1_080) });
    await change({ hours: everyDay(360, 1_020) });
    await change({ name: 'Kavya Rao' });
    expect(await notified(late)).toEqual(['appointment affected']);
    expect(await notified(noonMember)).toEqual([]);

    await change({ hours: everyDay(360, 1_200) });
    await change({ name: 'Kavya Iyer' });
    expect(await notified(late)).toEqual(['appointment affected', 'appointment unchanged']);

    await change({ hours: everyDay(360, 1_080) });
    expect(await notified(late)).toEqual([
      'appointment affected',
      'appointment unchanged',
      'appointment affected',
    ]);
    expect(await notified(noonMember)).toEqual([]);
  });

  it('are all notified when the coach retires, and not when that is undone', async () => {
    const { late, noonMember, change } = await bookedCoach();

    const { activityId = 0 } = await change({ isRetired: true });
    expect([await notified(late), await notified(noonMember)]).toEqual([
      ['appointment affected'],
      ['appointment affected'],
    ]);
    await owner.call('admin/undo', { body: { activityId } });

    expect([await notified(late), await notified(noonMember)]).toEqual([[], []]);
  });

  it('are notified when the coach comes back, unless something else prevents their appointment', async () => {
    const { coach, late, noonMember, change } = await bookedCoach();
    await change({ isRetired: true });
    await owner.call('consultancy/addClosure', {
      body: {
        coachId: coach.coachId,
        startsAt: at('2030-03-20', 18).toISOString(),
        endsAt: at('2030-03-20', 20).toISOString(),
        reason: 'Training',
      },
    });

    await change({ isRetired: false });

    expect(await notified(noonMember)).toEqual(['appointment affected', 'appointment unchanged']);
    expect(await notified(late)).toEqual(['appointment affected', 'appointment affected']);
  });

  it.each([
    ['the closure, then the coach', true],
    ['the coach, then the closure', false],
  ])(
    'who were asked because of a closure are notified once that theirs stands: %s',
    async (_order, isClosureFirst) => {
      const { coach, late, change } = await bookedCoach();
      const interval = {
        startsAt: at('2030-03-20', 18).toISOString(),
        endsAt: at('2030-03-20', 20).toISOString(),
      };
      const closed = await owner.call('consultancy/addClosure', {
        body: { coachId: coach.coachId, ...interval, reason: 'Training' },
      });
      await change({ isRetired: true });
      const open = () => owner.call('consultancy/removeClosure', { body: { id: closed.body.id } });

      if (isClosureFirst) await open();
      await change({ isRetired: false });
      if (!isClosureFirst) await open();

      expect(await notified(late)).toEqual(['appointment affected', 'appointment unchanged']);
      await change({ isRetired: true });
      await change({ isRetired: false });
      expect(await notified(late)).toEqual([
        ...['appointment affected', 'appointment unchanged'],
        ...['appointment affected', 'appointment unchanged'],
      ]);
    },
  );

  it('read that the coach is absent, not that the gym is closed', async () => {
    const { late, change } = await bookedCoach();
    await change({ isRetired: true });
    await change({ isRetired: false });

    const { body } = await owner.call('admin/getMails', { query: { q: late.email } });
    const texts = await Promise.all(
      body.content.map(async ({ id }) => (await owner.call('admin/getMail', { query: { id } })).body.html),
    );

    expect(texts[1]).toContain('Your coach is no longer available, so your');
    expect(texts[0]).toContain('Your coach is available at the time of your appointment after all.');
    for (const text of texts) expect(text).not.toMatch(/closed|[Oo]pening hours have|We are open/);
  });

  it('are not notified about a cancelled appointment', async () => {
    const { late, lateId, change } = await bookedCoach();
    await owner.call('consultancy/cancel', { body: { id: lateId } });

    await change({ isRetired: true });

    expect(await notified(late)).toEqual([]);
  });
});
