import { expect } from 'vitest';
import { admin, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'opens a drawer and closes it by a count',
  async () => {
    await admin.call('drawers/open', { body: { center: 'vijayanagra', floatRupees: 500 } });

    const { body } = await admin.call('drawers/close', {
      body: { center: 'vijayanagra', countedRupees: 490 },
    });

    expect(body).toMatchObject({ countedPaise: 49_000 });
  },
];
