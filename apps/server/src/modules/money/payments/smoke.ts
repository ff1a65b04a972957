import { expect } from 'vitest';
import { admin, gym, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'adds up the day of the ledger',
  async () => {
    const sumOf = async () =>
      (await admin.call('payments/getDay')).body.totals
        .filter(({ mode }) => mode === 'card')
        .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    const before = await sumOf();
    const { membershipId: id } = await gym.make.membership();

    await admin.call('payments/receive', {
      body: { subject: 'membership', id, mode: 'card', amount: 1_234.5 },
    });

    expect((await sumOf()) - before).toBe(123_450);
  },
];
