import { startOfGymDay } from '@namma/contract/days/dates';
import type { HoursRow } from '@namma/contract/settings/values';
import { afterEach, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { notifyOfUsualHours } from './usual-hours.ts';

// A Monday.
const gym = await startTestGym({ today: '2030-03-04' });
const owner = gym.as(await gym.make.admin());
const noon = gym.now();
afterEach(() => gym.setNow(noon));
/** Works from 5:00 to 22:00. */
const coach = await gym.make.coach({ center: 'kormangla', type: 'Nutrition' });
const at = (day: string, hour: number) => new Date(startOfGymDay(day).getTime() + hour * 3_600_000);

const setUsual = (value: HoursRow[], fromDay: string) =>
  owner.call('settings/set', { body: { key: 'openingHours', value, fromDay } });
const everyDay = (opensAtMinute: number, closesAtMinute: number): HoursRow[] => [
  { weekdays: [0, 1, 2, 3, 4, 5, 6], opensAtMinute, closesAtMinute },
];
const toDecide = async () =>
  (await owner.call('consultancy/getAll', { query: { needs: 'decision' } })).body.content.map(({ id }) => id);
const bookAt = (startsAt: Date) =>
  gym.make.member().then((member) =>
    gym.as(member).callLoosely('consultancy/book', {
      body: {
        consult_type: 'Nutrition',
        age: 30,
        height: 170,
        weight: 70,
        date: '2030-03-20',
        coachId: coach.coachId,
        startsAt: startsAt.toISOString(),
      },
    }),
  );

it('an appointment that the usual hours exclude needs a decision, until they include it again', async () => {
  const late = await gym.make.appointment({ coach, startsAt: at('2030-03-20', 21) });
  await gym.make.appointment({ coach, startsAt: at('2030-03-20', 12) });
  const before = await gym.make.appointment({ coach, startsAt: at('2030-03-12', 21) });
  expect(await toDecide()).toEqual([]);

  await setUsual(everyDay(300, 1_200), '2030-03-15');
  expect(await toDecide()).toEqual([late.id]);

  // One added under the later hours, and closed weekdays.
  await setUsual([{ weekdays: [2, 4], opensAtMinute: 300, closesAtMinute: 1_320 }], '2030-03-10');
  expect((await toDecide()).sort()).toEqual([late.id]);
  await setUsual([{ weekdays: [1, 4], opensAtMinute: 300, closesAtMinute: 1_320 }], '2030-03-10');
  expect((await toDecide()).sort()).toEqual([late.id, before.id].sort());

  await owner.call('settings/remove', { body: { key: 'openingHours', fromDay: '2030-03-10' } });
  await owner.call('settings/remove', { body: { key: 'openingHours', fromDay: '2030-03-15' } });
  expect(await toDecide()).toEqual([]);
});

it('special hours of its day decide about it instead of the usual ones', async () => {
  const early = await gym.make.appointment({ coach, startsAt: at('2030-03-21', 6) });
  await setUsual(everyDay(480, 1_200), '2030-03-21');
  expect(await toDecide()).toEqual([early.id]);

  const special = { center: 'kormangla', day: '2030-03-21', reason: 'Marathon' } as const;
  const { body } = await owner.call('centers/setHours', {
    body: { ...special, opensAtMinute: 300, closesAtMinute: 1_200 },
  });
  expect(await toDecide()).toEqual([]);

  await owner.call('centers/removeHours', { body: { ids: body.ids ?? [] } });
  expect(await toDecide()).toEqual([early.id]);
  await owner.call('settings/remove', { body: { key: 'openingHours', fromDay: '2030-03-21' } });
});

it('a page opened before the hours changed is refused the removed time, and offered others', async () => {
  await setUsual(everyDay(300, 1_080), '2030-03-20');

  const answer = await bookAt(at('2030-03-20', 21));

  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({ code: expect.any(String) });
  expect(JSON.stringify(answer.body)).toContain(coach.name ?? '');
  expect((await bookAt(at('2030-03-20', 16))).status).toBe(201);
  await owner.call('settings/remove', { body: { key: 'openingHours', fromDay: '2030-03-20' } });
});

/** The mails to an appointment's member within the minutes after a change. */
async function mailsAfter(minutes: number) {
  gym.setNow(new Date(noon.getTime() + minutes * 60_000));
  const deps = { db: gym.db, clock: gym.now, isRateLimited: true, isGuardianChecked: false };
  await notifyOfUsualHours(deps);
  await notifyOfUsualHours(deps);
  const rows = await gym.db
    .selectFrom('mails')
    .select(['kind', 'recipient', 'locale'])
    .where('key', 'like', '%:hours:%')
    .orderBy('id')
    .execute();
  return (member: { email: string }) => rows.filter(({ recipient }) => recipient === member.email);
}

it('its member is notified once, in their language, and again when the hours include it again', async () => {
  const [late, within] = [await gym.make.member(), await gym.make.member()];
  await gym.db.updateTable('users').set({ locale: 'kn' }).where('id', '=', late.userId).execute();
  await gym.make.appointment({ coach, member: late, startsAt: at('2030-03-27', 21) });
  await gym.make.appointment({ coach, member: within, startsAt: at('2030-03-27', 12) });
  const kindsTo = (notified: Awaited<ReturnType<typeof mailsAfter>>, member = late) =>
    notified(member).map(({ kind }) => kind);

  await setUsual(everyDay(300, 1_200), '2030-03-25');
  expect(kindsTo(await mailsAfter(0))).toEqual([]);
  const notified = await mailsAfter(1);
  expect(notified(late)).toMatchObject([{ kind: 'appointment affected', locale: 'kn' }]);
  expect(notified(within)).toEqual([]);
  expect(kindsTo(await mailsAfter(2))).toEqual(['appointment affected']);

  await owner.call('settings/remove', { body: { key: 'openingHours', fromDay: '2030-03-25' } });
  const stands = ['appointment affected', 'appointment unchanged'];
  expect(kindsTo(await mailsAfter(4))).toEqual(stands);
  await setUsual(everyDay(300, 1_260), '2030-03-25');
  expect(kindsTo(await mailsAfter(6))).toEqual([...stands, 'appointment affected']);
  gym.setNow(new Date(noon.getTime() + 6 * 60_000));
  await owner.call('settings/remove', { body: { key: 'openingHours', fromDay: '2030-03-25' } });
});

it('its member is not notified of hours that are undone in time', async () => {
  const member = await gym.make.member();
  await gym.make.appointment({ coach, member, startsAt: at('2030-03-28', 21) });
  const { activityId = 0 } = (await setUsual(everyDay(300, 1_200), '2030-03-28')).body;
  expect((await mailsAfter(0))(member)).toEqual([]);

  await owner.call('admin/undo', { body: { activityId } });

  expect((await mailsAfter(1))(member)).toEqual([]);
});
