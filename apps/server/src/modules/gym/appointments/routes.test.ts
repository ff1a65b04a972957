import { consultancyTypes } from '@namma/contract/appointments/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import type { TestUser } from '../../../testing/make.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const noon = gym.now();
afterEach(() => gym.setNow(noon));

const fitness = { consult_type: 'Fitness', age: 34, height: 172.5, weight: 70, date: '2030-03-05' } as const;
const bookingsOf = async (member: TestUser) => (await gym.as(member).call('consultancy/get')).body;

describe('booking a consultancy', () => {
  it('accepts each type, on the same day too, and shows them', async () => {
    const member = await gym.make.member();

    for (const consult_type of consultancyTypes) {
      const reply = await gym
        .as(member)
        .call('consultancy/book', { body: { ...fitness, consult_type, userId: member.userId } });
      expect(reply).toMatchObject({
        status: 201,
        body: { status: `${consult_type} consultancy booked for 5 Mar 2030` },
      });
    }

    expect(await bookingsOf(member)).toEqual(
      consultancyTypes.map((consult_type) => ({
        id: expect.any(Number),
        consult_type,
        date: '2030-03-05',
        startsAt: null,
        center: null,
        coach: null,
        status: 'booked',
      })),
    );
  });

  it('accepts two members on the same day', async () => {
    for (const member of await gym.make.members(2)) {
      expect((await gym.as(member).call('consultancy/book', { body: fitness })).status).toBe(201);
    }
  });

  it.each([
    [{ age: 10, height: 0, weight: 0 }],
    [{ age: 120, height: 300, weight: 500 }],
    [{ date: '2030-03-04' }],
  ])('accepts the bounds %j', async (bounds) => {
    const member = await gym.make.member();

    expect((await gym.as(member).call('consultancy/book', { body: { ...fitness, ...bounds } })).status).toBe(
      201,
    );
  });

  it.each([
    [{ age: 9 }, 'age', 'Age must be from 10 to 120'],
    [{ age: 121 }, 'age', 'Age must be from 10 to 120'],
    [{ age: 12.5 }, 'age', 'Use whole years'],
    [{ age: '34' }, 'age', 'Age required!'],
    [{ height: -0.1 }, 'height', 'Height must be from 0 to 300'],
    [{ height: 301 }, 'height', 'Height must be from 0 to 300'],
    [{ weight: -1 }, 'weight', 'Weight must be from 0 to 500'],
    [{ weight: null }, 'weight', 'Weight required!'],
    [{ date: '2030-03-03' }, 'date', 'Choose today or a later day'],
    [{ date: 'tomorrow' }, 'date', 'Choose a day'],
    [{ date: undefined }, 'date', 'Date required!'],
    [{ consult_type: 'Yoga' }, 'consult_type', 'Use one of: Fitness, Nutrition, Physiotherapy'],
  ])('refuses %j', async (wrong, path, message) => {
    const member = await gym.make.member();

    const reply = await gym.as(member).callLoosely('consultancy/book', { body: { ...fitness, ...wrong } });

    expect(reply.status).toBe(400);
    expect(reply.body.issues).toMatchObject([{ path, message }]);
    expect(await bookingsOf(member)).toEqual([]);
  });

  it('counts days in IST', async () => {
    const member = await gym.make.member();
    const bookToday = () =>
      gym.as(member).call('consultancy/book', { body: { ...fitness, date: '2030-03-04' } });

    gym.setNow(new Date('2030-03-04T18:30:00.000Z'));
    const after = await bookToday();
    gym.setNow(new Date('2030-03-04T18:29:59.999Z'));
    const before = await bookToday();

    expect([before.status, after.status]).toEqual([201, 400]);
  });
});

describe("a member's bookings", () => {
  it('are those from today on, soonest first', async () => {
    const member = await gym.make.member();
    for (const date of ['2030-04-01', '2030-03-04', '2030-03-20']) {
      await gym.as(member).call('consultancy/book', { body: { ...fitness, date } });
    }
    const dates = async () => (await bookingsOf(member)).map(({ date }) => date);

    expect(await dates()).toEqual(['2030-03-04', '2030-03-20', '2030-04-01']);
    gym.setNow(new Date('2030-03-04T18:30:00.000Z'));
    expect(await dates()).toEqual(['2030-03-20', '2030-04-01']);
  });
});
