import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../testing/gym.ts';

const isNotified = async (gym: Awaited<ReturnType<typeof startTestGym>>) => {
  const { body } = await gym.as(await gym.make.admin()).call('admin/getDashData');
  return body.isProxyForgotten;
};

describe('a proxy that TRUST_PROXY does not name', () => {
  it.each([
    ['x-forwarded-for', '203.0.113.5'],
    ['forwarded', 'for=203.0.113.5'],
  ])('is detected by its header %s, and reported on the dashboard', async (header, value) => {
    const gym = await startTestGym();
    const before = await isNotified(gym);

    await gym.guest('127.0.0.1').call('auth/userLogin', {
      body: { email: 'a@example.com', password: 'wrong' },
      headers: { [header]: value },
    });

    expect([before, await isNotified(gym)]).toEqual([false, true]);
  });

  it('is not assumed where the setting names it', async () => {
    const gym = await startTestGym({ trustProxy: '10.0.0.1' });

    await gym.guest('10.0.0.1').call('auth/userLogin', {
      body: { email: 'a@example.com', password: 'wrong' },
      headers: { 'x-forwarded-for': '203.0.113.5' },
    });

    expect(await isNotified(gym)).toBe(false);
  });
});
