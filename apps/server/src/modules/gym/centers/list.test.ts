import { addDays, gymDay, startOfGymDay } from '@namma/contract/days/dates';
import { setCenters } from '@namma/contract/values/centers';
import { afterAll, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const TODAY = '2030-03-04';
const gym = await startTestGym({ today: TODAY });
const owner = gym.as(await gym.make.admin());
afterAll(() => setCenters());

const none = { area: null, street: null, phone: null };
const add = (name: string, opensOn?: string) =>
  owner.callLoosely('centers/add', { body: { name, ...none, ...(opensOn && { opensOn }) } });
const closeForGood = (center: string, closesOn: string) =>
  owner.callLoosely('centers/closeForGood', { body: { center, closesOn, reason: 'The lease ends' } });
const register = async (center: string, start: string) =>
  gym.as(await gym.make.member()).callLoosely('membership/register', {
    body: { type: 'Elite', center, start_Date: start, end_Date: addMonthsOf(start) },
  });
const addMonthsOf = (day: string) =>
  `${day.slice(0, 5)}${String(Number(day.slice(5, 7)) + 3).padStart(2, '0')}${day.slice(7)}`;

it('a name is given once, whatever its case, and begins with a letter', async () => {
  expect((await add('Rajajinagar')).status).toBe(201);

  expect((await add('rajajinagar')).body).toMatchObject({
    message: 'There is already a center called rajajinagar. Give another name.',
  });
  expect((await add('KORMANGLA')).status).toBe(409);
  for (const name of ['7', '__proto__', 'constructor', ' ']) expect((await add(name)).status, name).toBe(400);
});

it('a label of another center, an outdated version and another list of centers are refused', async () => {
  const [first] = (await owner.call('centers/getAll')).body;
  const body = { center: 'indiranagar', label: 'Rajajinagar', ...none };
  expect((await owner.callLoosely('centers/update', { body })).status).toBe(409);

  const changed = { center: first?.center ?? '', version: first?.version, label: 'Vijaya', ...none };
  expect((await owner.callLoosely('centers/update', { body: changed })).status).toBe(200);
  expect(
    (await owner.callLoosely('centers/update', { body: { ...changed, label: 'Other' } })).body,
  ).toMatchObject({
    code: 'centerChanged',
  });

  const centers = ['indiranagar', 'kormangla'];
  expect((await owner.callLoosely('centers/order', { body: { centers } })).status).toBe(409);
});

it('a center that opens later is closed until then', async () => {
  const opensOn = addDays(TODAY, 5);
  expect((await add('Basavanagudi', opensOn)).status).toBe(201);

  const trial = (day: string) =>
    gym.guest().callLoosely('passes/request', {
      body: { name: 'Ravi Kumar', phone: '9880012345', center: 'Basavanagudi', day },
    });
  expect((await trial(addDays(TODAY, 4))).status).toBe(409);
  expect((await trial(opensOn)).status).toBe(201);
  expect((await gym.guest().call('centers/getClosed')).body).toMatchObject([
    { center: 'Basavanagudi', fromDay: TODAY, toDay: addDays(TODAY, 4), reason: 'Opens on 9 Mar 2030' },
  ]);
});

it('a center that closes for good takes nothing new from that day on, and lists what is still there', async () => {
  const closesOn = addDays(TODAY, 7);
  const before = await register('HSR Layout', TODAY);
  expect(before.status).toBe(201);
  const { body: coach } = await owner.call('consultancy/addCoach', {
    body: {
      name: 'Arjun Shetty',
      type: 'Fitness',
      center: 'HSR Layout',
      hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, fromMinute: 600, toMinute: 720 })),
    },
  });
  const book = async (day: string) =>
    gym.as(await gym.make.member()).callLoosely('consultancy/book', {
      body: {
        age: 30,
        height: 170,
        weight: 70,
        date: day,
        consult_type: 'Fitness',
        coachId: coach.coachId,
        startsAt: new Date(startOfGymDay(day).getTime() + 10 * 3_600_000).toISOString(),
      },
    });
  expect((await book(closesOn)).status).toBe(201);

  const query = { center: 'HSR Layout', closesOn };
  expect((await owner.call('centers/getAtClosing', { query })).body).toMatchObject({
    memberships: 1,
    bookings: [{ type: 'Fitness', date: closesOn }],
    coaches: [{ name: 'Arjun Shetty' }],
    staff: [],
  });
  expect((await closeForGood('HSR Layout', closesOn)).status).toBe(201);

  expect((await register('HSR Layout', addDays(closesOn, -1))).status).toBe(201);
  expect((await register('HSR Layout', closesOn)).body).toMatchObject({ code: 'centerCloses' });
  expect((await book(addDays(closesOn, -1))).status).toBe(201);
  expect((await book(addDays(closesOn, 1))).body).toMatchObject({ code: 'slotClosed' });
  expect((await closeForGood('HSR Layout', closesOn)).body).toMatchObject({ code: 'centerClosesAlready' });

  gym.setNow(new Date(startOfGymDay(closesOn).getTime() + 12 * 3_600_000));
  expect(gymDay(gym.now())).toBe(closesOn);
  await owner.call('centers/getAll');
  const { centers } = (await gym.guest().call('settings/getGym', { query: {} })).body;
  expect(centers['HSR Layout']?.isOpen).toBe(false);

  expect((await gym.guest().call('consultancy/getTeam', { query: {} })).body).toEqual([]);

  await owner.call('centers/keepOpen', { body: { center: 'HSR Layout' } });
  expect((await register('HSR Layout', addDays(closesOn, 1))).status).toBe(201);
  expect((await book(addDays(closesOn, 1))).status).toBe(201);
});
