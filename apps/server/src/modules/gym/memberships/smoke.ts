import { expect } from 'vitest';
import { gym, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'moves the end of a paused membership',
  async () => {
    const { member, membershipId: id } = await gym.make.membership({ paymentStatus: 'payed' });
    const endOf = async () =>
      (await gym.as(member).call('membership/getMemberships')).body[0]?.effectiveEnd ?? '';
    const end = await endOf();

    const pause = { id, fromDay: '2030-03-05', toDay: '2030-03-09' };
    await gym.as(member).call('membership/pause', { body: pause });

    expect(Date.parse(await endOf()) - Date.parse(end)).toBe(5 * 86_400_000);
  },
];
