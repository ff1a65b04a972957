import { expect } from 'vitest';
import { admin, buyer, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'adds up what was sold',
  async () => {
    const sales = async () => {
      const query = { report: 'sales', from: '2030-03-04', to: '2030-03-04' } as const;
      return (await admin.call('admin/getReport', { query })).body.figures[0]?.value ?? 0;
    };
    const before = await sales();

    await buyer();

    expect((await sales()) - before).toBe(25_000);
  },
];
