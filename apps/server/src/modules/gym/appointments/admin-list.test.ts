import type { ConsultancyType } from '@namma/contract/appointments/rules';
import { type Day, gymDay } from '@namma/contract/days/dates';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { eraseBodyMeasurements } from './service.ts';

const gym = await startTestGym({ today: '2030-03-01' });
const admin = gym.as(await gym.make.admin());
const asha = await gym.make.member({ name: 'Asha Rao', phone: '9123450067' });
const ravi = await gym.make.member({ name: 'Ravi Gowda' });

const book = async (member: typeof asha, date: string, consult_type: ConsultancyType = 'Fitness') => {
  const body = { consult_type, age: 34, height: 172.5, weight: 70, date };
  expect((await gym.as(member).call('consultancy/book', { body })).status).toBe(201);
};
await book(ravi, '2030-03-02');
await book(asha, '2030-03-03', 'Nutrition');
await book(asha, '2030-03-20');
await book(asha, '2030-03-04');
await book(ravi, '2030-03-04', 'Physiotherapy');
gym.setNow(new Date('2030-03-04T06:30:00.000Z'));

const timeToAgree = { startsAt: null, center: null, coach: null, status: 'booked' };

const list = async (query: object = {}) => {
  const { body } = await admin.callLoosely('consultancy/getAll', { query: { ...query } });
  return body.content.map(({ date, member }) => `${date} ${member.name}`);
};

describe('the list of all appointments', () => {
  it('begins with today, followed by the coming days', async () => {
    expect(await list()).toEqual(['2030-03-04 Asha Rao', '2030-03-04 Ravi Gowda', '2030-03-20 Asha Rao']);
    expect(await list({ limit: 1, page: 3 })).toEqual(['2030-03-20 Asha Rao']);
    expect(await list({ sort: 'latest', limit: 1 })).toEqual(['2030-03-20 Asha Rao']);
  });

  it('shows the member and the details of each', async () => {
    const { body } = await admin.call('consultancy/getAll', { query: { limit: 1 } });

    expect(body.content[0]).toEqual({
      id: expect.any(Number),
      consult_type: 'Fitness',
      date: '2030-03-04',
      age: 34,
      height: 172.5,
      weight: 70,
      bookedAt: '2030-03-01T06:30:00.000Z',
      ...timeToAgree,
      coachId: null,
      needsDecision: false,
      cancelReason: null,
      member: { userId: asha.userId, name: 'Asha Rao', email: asha.email, phone: '9123450067' },
    });
    expect(body.totalPages).toBe(3);
  });

  it('shows past appointments, latest day first', async () => {
    expect(await list({ period: 'past' })).toEqual(['2030-03-03 Asha Rao', '2030-03-02 Ravi Gowda']);
    expect(await list({ period: 'all' })).toHaveLength(5);
  });

  it('counts today as past after midnight in Bengaluru', async () => {
    const noon = gym.now();
    gym.setNow(new Date('2030-03-04T18:30:00.000Z'));

    expect(await list()).toEqual(['2030-03-20 Asha Rao']);
    gym.setNow(noon);
  });

  it('is filtered by days, type and member', async () => {
    expect(await list({ from: '2030-03-05' })).toEqual(['2030-03-20 Asha Rao']);
    expect(await list({ from: '2030-03-01', to: '2030-03-04' })).toHaveLength(2);
    expect(await list({ period: 'all', from: '2030-03-01', to: '2030-03-03' })).toHaveLength(2);
    expect(await list({ type: 'Physiotherapy' })).toEqual(['2030-03-04 Ravi Gowda']);
    for (const q of ['ravi', 'GOWDA', ravi.email]) {
      expect(await list({ q, period: 'all' }), q).toEqual(['2030-03-02 Ravi Gowda', '2030-03-04 Ravi Gowda']);
    }
    expect(await list({ q: '23450067' })).toHaveLength(2);
  });

  it('finds a member by a new name', async () => {
    const member = await gym.make.member({ name: 'Old Name' });
    await book(member, '2030-04-01');
    const body = { user_id: member.userId, name: 'Married Devi', phone: '9876543210', DOB: '1990-05-17' };
    expect((await gym.as(member).call('user/update', { body })).status).toBe(200);

    expect(await list({ q: 'married devi' })).toEqual(['2030-04-01 Married Devi']);
    expect(await list({ q: 'old name' })).toEqual([]);
  });

  it.each([{ type: 'Yoga' }, { period: 'soon' }, { from: '2030-02-30' }, { sort: 'newest' }])(
    'cannot be filtered by %j',
    async (query) => {
      expect((await admin.callLoosely('consultancy/getAll', { query })).status).toBe(400);
    },
  );

  it('is exported with its filters and order', async () => {
    const file = await admin.callLoosely('admin/exportAppointments', { query: { period: 'past' } });

    expect(file.headers['content-disposition']).toBe('attachment; filename="appointments-2030-03-04.csv"');
    const [header, ...rows] = String(file.body).trim().split('\r\n');
    expect(header).toBe(
      'Appointment,Date,Type,Member,Email,Phone,Age,Height (cm),Weight (kg),Booked at,Time,Coach,Center,Status',
    );
    expect(rows.map((row) => row.split(',').slice(1, 4).join(' '))).toEqual([
      '2030-03-03 Nutrition Asha Rao',
      '2030-03-02 Fitness Ravi Gowda',
    ]);
  });
});

describe('the dashboard', () => {
  it("counts today's appointments and shows the next ones", async () => {
    const { body } = await admin.call('admin/getDashData');

    expect(body.appointmentsToday).toBe(2);
    expect(body.nextAppointments[0]).toEqual({
      id: expect.any(Number),
      date: '2030-03-04',
      consult_type: 'Fitness',
      name: 'Asha Rao',
      phone: '9123450067',
    });
    expect(body.nextAppointments.map(({ date }) => date)).toEqual(
      body.nextAppointments.map(({ date }) => date).sort(),
    );
  });
});

describe('age, height and weight', () => {
  it('are hidden from the desk, and shown to managers', async () => {
    const member = await gym.make.member();
    await gym.as(member).call('consultancy/book', {
      body: { consult_type: 'Fitness', age: 34, height: 172.5, weight: 70, date: gymDay(gym.now()) },
    });
    const ageFor = async (preset: 'desk' | 'manager') => {
      const reader = gym.as(await gym.make.staff({ preset }));
      return (await reader.call('consultancy/getAll', { query: { q: member.email } })).body.content[0]?.age;
    };

    expect([await ageFor('desk'), await ageFor('manager')]).toEqual([null, 34]);
  });

  /** The same day a year later; for 29 February, 28 February. */
  const anniversaryOf = (day: Day): Day =>
    `${Number(day.slice(0, 4)) + 1}${day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)}`;
  const rows = () =>
    gym.db
      .selectFrom('bookings')
      .select(['id', 'date', 'age', 'height_cm', 'weight_kg'])
      .orderBy('id')
      .execute();

  it('are erased a year after each appointment, by IST days, also for cancelled ones', async () => {
    const member = await gym.make.member({ name: 'Old Customer' });
    await sql`
      insert into bookings (user_id, consult_type, date, age, height_cm, weight_kg, created_at, status)
      select ${member.userId}::int, 'Fitness', day, 34, 172.5, 70, ${gym.now()}::timestamptz,
        case when extract(day from day) = 9 then 'cancelled' else 'booked' end
      from generate_series('2027-02-20'::date, '2032-03-05'::date, '1 day') as day`.execute(gym.db);
    const before = await rows();

    for (const instant of [
      '2028-02-28T18:29:59Z',
      '2028-02-28T18:30:00Z',
      '2029-02-28T18:30:00Z',
      '2032-02-29T06:00:00Z',
    ]) {
      const now = new Date(instant);
      await eraseBodyMeasurements({ db: gym.db, clock: () => now, isRateLimited: false });

      const expected = before.map((row) =>
        anniversaryOf(row.date) < gymDay(now) ? { ...row, age: 0, height_cm: 0, weight_kg: 0 } : row,
      );
      expect(await rows(), instant).toEqual(expected);
    }
  });

  it('are then null for admins, empty in the file, and null for the member', async () => {
    const query = { period: 'past', q: 'old customer', to: '2028-01-01' } as const;

    const { body } = await admin.call('consultancy/getAll', { query: { ...query, limit: 1 } });
    const file = await admin.callLoosely('admin/exportAppointments', { query });

    expect(body.content).toMatchObject([{ date: '2028-01-01', age: null, height: null, weight: null }]);
    const [, first = ''] = String(file.body).split('\r\n');
    expect(first.split(',').slice(6, 9)).toEqual(['', '', '']);
  });
});
