import { expect, it } from 'vitest';
import { noteOn } from './setting-dialog';

it('explains what happens to classes and appointments outside new opening hours', () => {
  const hours = [{ weekdays: [1], opensAtMinute: 660, closesAtMinute: 720 }];

  expect(noteOn('openingHours', hours)).toContain('Classes outside these hours are cancelled');
});

it('says of a price only that its monthly text does not fit', () => {
  const price = (monthlyCostRupees: number) => ({ discountPriceRupees: 12_000, monthlyCostRupees });

  expect(noteOn('price.elite.12', price(999))).toBeUndefined();
  expect(noteOn('price.elite.12', price(500))).toContain('The monthly text says ₹500');
  expect(noteOn('phone', '8041234567')).toBeUndefined();
});
