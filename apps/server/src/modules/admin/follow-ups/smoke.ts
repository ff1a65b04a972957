import { expect } from 'vitest';
import { admin, gym, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'a member who owes money is called, and rests once reached',
  async () => {
    const { member } = await gym.make.membership();
    const lineOf = async () => {
      const { content } = (await admin.call('followUps/getAll', { query: { reason: 'money due' } })).body;
      return content.find(({ userId }) => userId === member.userId);
    };

    const line = await lineOf();
    await admin.call('followUps/record', {
      body: { userId: member.userId, reason: 'money due', outcome: 'reached', lastId: line?.lastId ?? 0 },
    });

    expect(line).toMatchObject({ name: member.name, reason: 'money due' });
    expect(await lineOf()).toBeUndefined();
  },
];
