import { describe, expect, it } from 'vitest';
import { soldToday } from '../../testing/sample-sold';
import { findSame } from './same-membership';

const held = {
  id: 3,
  name: 'Asha',
  type: 'Elite' as const,
  price: 12899,
  payment_status: 'pending' as const,
  center: 'kormangla' as const,
  startDate: '2031-03-04',
  endDate: '2032-03-04',
  effectiveEnd: '2032-03-04',
  documentNumber: null,
  months: 12 as const,
  pause: null,
  renewalOf: null,
  renewalDiscountPaise: 0,
  sold: soldToday('Elite', 12),
  duePaise: 1_289_900,
};
const asked = {
  type: 'Elite' as const,
  center: 'kormangla' as const,
  start_Date: '2031-03-04',
  end_Date: '2032-03-04',
};

describe('the same membership a second time', () => {
  it('has the same tier, center and days', () => {
    expect(findSame([{ ...held, id: 2, center: 'HSR Layout' }, held], asked)).toBe(held);
  });

  it.each([
    { type: 'Elite Pro' as const },
    { center: 'HSR Layout' as const },
    { start_Date: '2031-03-05' },
    { end_Date: '2031-09-04' },
  ])('is not one with another %j', (change) => {
    expect(findSame([held], { ...asked, ...change })).toBeUndefined();
  });
});
