import { describe, expect, it } from 'vitest';
import { siblingRows } from './siblings';

const sibling = (productId: number, flavour: string | null, size: string | null) => ({
  productId,
  name: `Whey ${productId}`,
  flavour,
  size,
});

describe('flavours and sizes', () => {
  const family = [
    sibling(1, 'Chocolate', '1 kg'),
    sibling(2, 'Chocolate', '2 kg'),
    sibling(3, 'Mango', '500 g'),
    sibling(4, 'Mango', '2 kg'),
  ];

  it('lead to the same size in another flavour, and to the same flavour in another size', () => {
    expect(siblingRows(family, 2)).toEqual([
      {
        title: 'Flavour',
        chips: [
          { label: 'Chocolate', productId: 2, isCurrent: true },
          { label: 'Mango', productId: 4, isCurrent: false },
        ],
      },
      {
        title: 'Size',
        chips: [
          { label: '1 kg', productId: 1, isCurrent: false },
          { label: '2 kg', productId: 2, isCurrent: true },
          { label: '500 g', productId: 3, isCurrent: false },
        ],
      },
    ]);
  });

  it('lead to another size where the same one is missing', () => {
    expect(siblingRows(family, 1)[0]?.chips[1]).toEqual({ label: 'Mango', productId: 3, isCurrent: false });
  });

  it.each([
    ['without a family', [], 1],
    ['alone in it', [sibling(1, 'Chocolate', '1 kg')], 1],
    [
      'where all have the same flavour and no size',
      [sibling(1, 'Mango', null), sibling(2, 'Mango', null)],
      1,
    ],
  ])('are left out %s', (_, siblings, productId) => {
    expect(siblingRows(siblings, productId)).toEqual([]);
  });
});
