import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../../../testing/samples';
import { changedFields, compareChanges } from './product-fields';

const opened = sampleProduct({ price: 100, discount: 10, available: 1 });
const form = {
  name: opened.name,
  description: opened.description,
  price: 100,
  discount: 10,
  available: 1,
  image: opened.image,
} as const;

describe('an edited product', () => {
  it('sends only what was changed', () => {
    expect(changedFields(opened, form)).toEqual({});
    expect(changedFields(opened, { ...form, price: 120, available: 0 })).toEqual({
      price: 120,
      available: 0,
    });
  });

  it('asks only about fields that both admins changed to different values', () => {
    const theirs = { ...opened, price: 150, available: 0 as const, name: 'Whey' };

    expect(compareChanges(opened, { price: 120, discount: 15, name: 'Whey' }, theirs)).toEqual({
      disputed: [{ field: 'price', theirs: 150, mine: 120 }],
      mineAlone: [{ field: 'discount', theirs: 10, mine: 15 }],
      theirsAlone: [{ field: 'available', theirs: 0, mine: 1 }],
    });
  });
});
