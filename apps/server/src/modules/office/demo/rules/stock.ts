interface StockedProduct {
  /** Index in the list of products. */
  place: number;
  /** What arrived as the month began. `keepsDays`: how long it keeps from today on. */
  lots: readonly { quantity: number; lot?: string; keepsDays?: number }[];
  /** How many are counted at the end of the month. */
  counted: number;
}

/** The products that are counted; all others are sold without limit. */
export const demoStock: readonly StockedProduct[] = [
  {
    place: 25,
    lots: [
      { quantity: 200, lot: 'NG-2610-A', keepsDays: 300 },
      { quantity: 60, lot: 'NG-2608-C', keepsDays: 130 },
    ],
    counted: 96,
  },
  { place: 29, lots: [{ quantity: 200, lot: 'KV-2607-B', keepsDays: 62 }], counted: 80 },
  { place: 33, lots: [{ quantity: 200, lot: 'DI-2609-A', keepsDays: 240 }], counted: 4 },
  { place: 37, lots: [{ quantity: 200 }], counted: 48 },
  { place: 41, lots: [{ quantity: 200, lot: 'MM-2606-D', keepsDays: 200 }], counted: 0 },
];
