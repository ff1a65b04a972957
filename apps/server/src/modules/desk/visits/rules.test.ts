import { admit, type EntryTerm } from '@namma/contract/visits/admission';
import { describe, expect, it } from 'vitest';
import { refusalOfCode } from './rules.ts';

const term: EntryTerm = {
  id: 1,
  type: 'Elite Plus',
  center: 'indiranagar',
  opens_all_centers: true,
  payment_status: 'payed',
  start_date: '2030-01-01',
  effective_end: '2030-06-30',
  due_paise: 0,
  paused_to: null,
};
const TODAY = '2030-03-04';
const expired = { ...term, id: 2, effective_end: '2030-03-03' };
const unpaid: EntryTerm = { ...term, id: 3, payment_status: 'pending' };
const paused = { ...term, id: 4, paused_to: TODAY };
const later = { ...term, id: 5, start_date: '2030-03-05' };
const elite: EntryTerm = { ...term, id: 6, type: 'Elite', opens_all_centers: false };

describe('check-in', () => {
  it.each([
    ['with a paid membership', term, undefined],
    ['on its first day', { ...term, start_date: TODAY }, undefined],
    ['on its last day', { ...term, effective_end: TODAY }, undefined],
    ['not on the day after', expired, 'expired'],
    ['not before it begins', later, 'not begun'],
    ['not before it is paid', unpaid, 'unpaid'],
    ['not while it is paused', paused, 'paused'],
    ['with Elite Pro at every center', { ...term, type: 'Elite Pro' as const }, undefined],
    ['with Elite at its own center only', elite, 'other center'],
    ['with Elite at its own center', { ...elite, center: 'kormangla' as const }, undefined],
  ])('%s', (_, given, refusal) => {
    expect(admit([given], 'kormangla', TODAY)).toEqual({ term: given, refusal });
  });

  it('refuses a person without a membership', () => {
    expect(admit([], 'kormangla', TODAY)).toEqual({ term: undefined, refusal: 'no membership' });
  });

  it.each([
    [
      'the membership that lets the member in, whatever the others are',
      [expired, unpaid, paused, later, term],
      1,
    ],
    ['the one for another center before a paused one', [paused, elite, expired], 6],
    ['the paused one before an unpaid one', [unpaid, paused, expired], 4],
    ['the unpaid one before one to come', [later, unpaid, expired], 3],
    ['the one to come before one that has ended', [expired, later], 5],
    [
      'of two that let the member in, the one that ends later',
      [term, { ...term, id: 7, effective_end: '2030-07-01' }],
      7,
    ],
  ])('is decided by %s', (_, terms, id) => {
    expect(admit(terms, 'kormangla', TODAY).term?.id).toBe(id);
    expect(admit(terms.toReversed(), 'kormangla', TODAY).term?.id).toBe(id);
  });
});

describe('a code', () => {
  it.each([
    [100, undefined, undefined],
    [99, undefined, undefined],
    [101, undefined, undefined],
    [98, undefined, 'stale code'],
    [102, undefined, 'stale code'],
    [100, { step: null }, undefined],
    [100, { step: 99 }, undefined],
    [100, { step: 100 }, 'used code'],
    [99, { step: 100 }, 'used code'],
  ])('of step %i at step 100, the last used one being %j: %s', (step, last, refusal) => {
    expect(refusalOfCode({ step }, 100, last)).toBe(refusal);
  });
});
