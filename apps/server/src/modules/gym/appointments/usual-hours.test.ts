// onBothEngines: the hours are read from JSON by the statement that lists appointments.
import { startOfGymDay } from '@namma/contract/days/dates';
import type { HoursRow } from '@namma/contract/facts/values';
import { expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

// A Monday.
const gym = await startTestGym({ today: '2030-03-04' });
const owner = gym.as(await gym.make.admin());
/** Works from 5:00 to 22:00. */
const coach = await gym.make.coach({ center: 'kormangla', type: 'Nutrition' });
const at = (day: string, hour: number) => new Date(startOfGymDay(day).getTime() + hour * 3_600_000);

const setUsual = (value: HoursRow[], fromDay: string) =>
  owner.call('facts/set', { body: { key: 'openingHours', value, fromDay } });
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

it('an appointment that the usual hours of its day no longer have needs a decision, until they have it again', async () => {
  const late = await gym.make.appointment({ coach, startsAt: at('2030-03-20', 21) });
  await gym.make.appointment({ coach, startsAt: at('2030-03-20', 12) });
  const before = await gym.make.appointment({ coach, startsAt: at('2030-03-12', 21) });
  expect(await toDecide()).toEqual([]);

  await setUsual(everyDay(300, 1_200), '2030-03-15');
  expect(await toDecide()).toEqual([late.id]);

  // One that came under the later hours, and closed weekdays.
  await setUsual([{ weekdays: [2, 4], opensAtMinute: 300, closesAtMinute: 1_320 }], '2030-03-10');
  expect((await toDecide()).sort()).toEqual([late.id]);
  await setUsual([{ weekdays: [1, 4], opensAtMinute: 300, closesAtMinute: 1_320 }], '2030-03-10');
  expect((await toDecide()).sort()).toEqual([late.id, before.id].sort());

  await owner.call('facts/remove', { body: { key: 'openingHours', fromDay: '2030-03-10' } });
  await owner.call('facts/remove', { body: { key: 'openingHours', fromDay: '2030-03-15' } });
  expect(await toDecide()).toEqual([]);
});

it('other hours of its own day decide about it, not the usual ones', async () => {
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
  await owner.call('facts/remove', { body: { key: 'openingHours', fromDay: '2030-03-21' } });
});

it('a page that is open since before the hours changed is refused the time that is gone, and offered others', async () => {
  await setUsual(everyDay(300, 1_080), '2030-03-20');

  const answer = await bookAt(at('2030-03-20', 21));

  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({ code: expect.any(String) });
  expect(JSON.stringify(answer.body)).toContain(coach.name ?? '');
  expect((await bookAt(at('2030-03-20', 16))).status).toBe(201);
});
