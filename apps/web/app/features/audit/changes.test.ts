import { describe, expect, it } from 'vitest';
import { listChanges } from './changes';

describe('listChanges', () => {
  it('names only what changed, as the screens show it', () => {
    const before = { name: 'Oats', price: 1499, discount: 0, available: 1 };

    const changes = listChanges(before, { ...before, price: 1299, available: 0 });

    expect(changes).toEqual([
      { field: 'Price', before: '₹1,499', after: '₹1,299' },
      { field: 'Available', before: 'Available', after: 'Unavailable' },
    ]);
  });

  it('has no values before an addition and none after a deletion', () => {
    expect(listChanges(null, { payment_status: 'pending' })).toEqual([
      { field: 'Payment status', before: undefined, after: 'pending' },
    ]);
    expect(listChanges({ discount: 10 }, null)).toEqual([
      { field: 'Discount', before: '10%', after: undefined },
    ]);
  });

  it('shows the tax of a product with its rate in percent', () => {
    const after = { HSN: '2106', rate: 5, from: '2026-01-01', needs_review: false };

    expect(listChanges(null, after).map(({ field, after: shown }) => `${field}: ${shown}`)).toEqual([
      'HSN: 2106',
      'Rate: 5%',
      'From: 1 Jan 2026',
      'Needs review: No',
    ]);
  });

  it('says in words that an account was disabled', () => {
    expect(listChanges({ disabled: false }, { disabled: true })).toEqual([
      { field: 'Account', before: 'Active', after: 'Disabled' },
    ]);
  });

  it('names fields in words, and writes days, times and amounts as the other screens do', () => {
    const after = {
      startsAt: '2030-03-04T06:30:00.000Z',
      day: '2030-03-04',
      noShow: true,
      due: 1200,
      nameKn: 'ವೇ',
      best_before_months: 18,
      onHand: 4,
      end: 'soon',
    };

    expect(listChanges(null, after).map(({ field, after: shown }) => `${field}: ${shown}`)).toEqual([
      'Starts at: 4\u00a0Mar\u00a02030, 12:00',
      'Day: 4 Mar 2030',
      'No show: Yes',
      'Due: ₹1,200',
      'Name in Kannada: ವೇ',
      'Best before months: 18',
      'On hand: 4',
      'End: soon',
    ]);
  });

  it('is empty when no values were kept', () => {
    expect(listChanges(null, null)).toEqual([]);
  });
});
