import { expect } from 'vitest';
import { admin, gym, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'keeps a booking until the member cancels it',
  async () => {
    const member = gym.as(await gym.make.member());
    const body = {
      consult_type: 'Nutrition',
      age: 30,
      height: 170.5,
      weight: 70,
      date: '2030-03-04',
    } as const;
    const booked = await member.call('consultancy/book', { body });
    const { content } = (await admin.call('consultancy/getAll')).body;

    await member.call('consultancy/cancel', { body: { id: content[0]?.id ?? 0 } });

    expect(booked.status).toBe(201);
    expect(content).toMatchObject([{ height: 170.5, weight: 70, date: '2030-03-04' }]);
    expect((await member.call('consultancy/get')).body).toMatchObject([{ status: 'cancelled' }]);
  },
];
