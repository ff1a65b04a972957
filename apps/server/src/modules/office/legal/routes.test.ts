import { legalFacts } from '@namma/contract/business';
import { expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const plain = await startTestGym();
const set = await startTestGym({
  tax: { scheme: 'regular', legalName: 'Namma Strength Fitness LLP', gstin: '29AAGCB7383J1Z4' },
});

it('answers the facts of the contract, and those of the settings instead where there are any', async () => {
  expect((await plain.guest().call('legal/getFacts')).body).toEqual(legalFacts);
  expect((await set.guest().call('legal/getFacts')).body).toEqual({
    ...legalFacts,
    legalName: 'Namma Strength Fitness LLP',
    gstin: '29AAGCB7383J1Z4',
  });
});
