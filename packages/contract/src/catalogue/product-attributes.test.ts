import { describe, expect, it } from 'vitest';
import { formatQuantity, type NetUnit, proteinPricePaise, unitPrices } from './product-attributes.ts';

describe('the price of a unit', () => {
  it.each<[number, number, NetUnit, { paise: number; per: string }[]]>([
    [
      1949,
      1000,
      'g',
      [
        { paise: 19_490, per: '100 g' },
        { paise: 194_900, per: 'kg' },
      ],
    ],
    [699, 999, 'g', [{ paise: 6_997, per: '100 g' }]],
    [1, 3, 'g', [{ paise: 3_333, per: '100 g' }]],
    // 100.5 paise is rounded up.
    [
      201,
      20_000,
      'g',
      [
        { paise: 101, per: '100 g' },
        { paise: 1_005, per: 'kg' },
      ],
    ],
    [
      560,
      1320,
      'ml',
      [
        { paise: 4_242, per: '100 ml' },
        { paise: 42_424, per: 'litre' },
      ],
    ],
    [799, 120, 'piece', [{ paise: 666, per: 'piece' }]],
    [299, 1, 'piece', []],
    [0, 500, 'g', [{ paise: 0, per: '100 g' }]],
    [1_000_000, 1, 'g', [{ paise: 10_000_000_000, per: '100 g' }]],
  ])('of ₹%i for %i %s', (rupees, netQuantity, netUnit, prices) => {
    expect(unitPrices(rupees, { netQuantity, netUnit })).toEqual(prices);
  });

  it('is unknown without a net quantity', () => {
    expect(unitPrices(100, { netQuantity: null, netUnit: null })).toEqual([]);
  });

  it('equals exact fractions for any price and quantity', () => {
    for (let n = 1; n <= 3_000; n++) {
      const [rupees, netQuantity] = [(n * 7_919) % 99_991, ((n * 104_729) % 9_999) + 1];
      const [{ paise } = { paise: -1 }] = unitPrices(rupees, { netQuantity, netUnit: 'g' });
      const exact = (BigInt(rupees) * 10_000n * 2n + BigInt(netQuantity)) / (2n * BigInt(netQuantity));
      expect(BigInt(paise)).toBe(exact);
    }
  });
});

describe('the price of 25 g of protein', () => {
  it.each([
    // 2 kg contain 1454.54… g of protein: 3495 × 25 / 1454.54… = 60.07
    [3495, 2000, 33, 24, 6_007],
    [1529, 1000, 30, 24, 4_778],
    [560, 1320, 330, 15, 23_333],
    [1000, 1000, 33.33, 24.25, 3_436],
  ])(
    'of ₹%i for %i with servings of %f and %f g',
    (rupees, netQuantity, servingSize, proteinGrams, paise) => {
      expect(proteinPricePaise(rupees, { netQuantity, servingSize, proteinGrams })).toBe(paise);
    },
  );

  it.each([
    { netQuantity: null, servingSize: 33, proteinGrams: 24 },
    { netQuantity: 1000, servingSize: null, proteinGrams: 24 },
    { netQuantity: 1000, servingSize: 33, proteinGrams: null },
    { netQuantity: 1000, servingSize: 33, proteinGrams: 0 },
  ])('is unknown: %j', (attributes) => {
    expect(proteinPricePaise(1000, attributes)).toBeUndefined();
  });
});

it.each<[number, NetUnit, string]>([
  [999, 'g', '999 g'],
  [1000, 'g', '1 kg'],
  [1250, 'g', '1.25 kg'],
  [1000, 'ml', '1 litre'],
  [1320, 'ml', '1.32 litres'],
  [1, 'piece', '1 piece'],
  [120, 'piece', '120 pieces'],
])('%i %s is written as %s', (quantity, unit, text) => {
  expect(formatQuantity(quantity, unit)).toBe(text);
});
