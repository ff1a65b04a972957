import { describe, expect, it } from 'vitest';
import { siblingRows } from './siblings';

const sibling = (productId: number, flavour: string | null, size: string | null, available: 0 | 1 = 1) => ({
  productId,
  name: `Whey ${productId}`,
  flavour,
  size,
  available,
  price: productId * 1_000,
  discount: 10,
});

describe('flavours and sizes', () => {
  const family = [
    sibling(1, 'Chocolate', '1 kg'),
    sibling(2, 'Chocolate', '2 kg'),
    sibling(3, 'Mango', '500 g'),
    sibling(4, 'Mango', '2 kg'),
  ];
  const notIn = (flavour: string) => `Crossed-out sizes are not available in ${flavour}.`;
  const rows = (productId: number, siblings = family) =>
    siblingRows(siblings, productId).map(({ title, chips, note: why }) => [
      why ?? title,
      ...chips.map(({ label, isCurrent, productId: to, priceRupees, note }) =>
        [isCurrent ? `[${label}]` : label, to ?? 'nowhere', priceRupees, note].filter(Boolean).join(' '),
      ),
    ]);

  it('are combined: a size leads to the same flavour, with its price', () => {
    expect(rows(2)).toEqual([
      ['Flavour', '[Chocolate] 2', 'Mango 4'],
      [notIn('Chocolate'), '1 kg 1 900', '[2 kg] 2 1800', '500 g nowhere'],
    ]);
  });

  it('say in which size a flavour comes where it is not made in this one', () => {
    expect(rows(1)).toEqual([
      ['Flavour', '[Chocolate] 1', 'Mango 3 only 500 g'],
      [notIn('Chocolate'), '[1 kg] 1 900', '2 kg 2 1800', '500 g nowhere'],
    ]);
  });

  it('lead to no product twice', () => {
    for (const { productId } of family) {
      const leadsTo = siblingRows(family, productId)
        .flatMap(({ chips }) => chips)
        .filter(({ isCurrent }) => !isCurrent)
        .flatMap((chip) => chip.productId ?? []);
      expect(leadsTo).toEqual([...new Set(leadsTo)]);
    }
  });

  it('show that nothing is left of one', () => {
    expect(rows(1, [sibling(1, null, '1 kg'), sibling(2, null, '2 kg', 0)])).toEqual([
      ['Size', '[1 kg] 1 900', '2 kg 2 1800 sold out'],
    ]);
  });

  it('are struck out also for a product without a flavour', () => {
    expect(rows(1, [sibling(1, null, '1 kg'), sibling(2, 'Mango', '2 kg')])).toEqual([
      ['Crossed-out sizes are not available.', '[1 kg] 1 900', '2 kg nowhere'],
    ]);
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
