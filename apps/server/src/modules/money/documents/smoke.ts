import { expect } from 'vitest';
import { admin, buyer, gym, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'issues the receipt of an order, which is in the list of its month',
  async () => {
    const { member } = await buyer();

    const [receipt] = (await gym.as(member).call('documents/getMine')).body;

    const { content } = (await admin.call('admin/getDocuments', { query: { month: '2030-03' } })).body;
    expect(content).toContainEqual(expect.objectContaining({ number: receipt?.number, totalPaise: 27_900 }));
  },
];
