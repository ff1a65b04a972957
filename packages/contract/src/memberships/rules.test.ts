import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, daysBetween, isDay } from '../days/dates.ts';
import { defaultTier, defaultTiers } from '../testing/default-plans.ts';
import { benefitLines, effectiveMonthlyRupees, membershipTotalRupees, planFor, selectPlan } from './rules.ts';
import { findTier, tierNames } from './tiers.ts';

describe('the nine plans', () => {
  // SPEC section 9, typed out: list price, discounted price, monthly cost.
  it.each([
    ['Elite', 12, 14999, 11999, 999],
    ['Elite', 6, 10999, 8999, 1499],
    ['Elite', 3, 7999, 4999, 1666],
    ['Elite Plus', 12, 19999, 15999, 1333],
    ['Elite Plus', 6, 14999, 11999, 1999],
    ['Elite Plus', 3, 11999, 7999, 2666],
    ['Elite Pro', 12, 17999, 12999, 1111],
    ['Elite Pro', 6, 12999, 9999, 1555],
    ['Elite Pro', 3, 8999, 6999, 2333],
  ] as const)('%s for %i months costs %i, now %i, %i a month', (name, months, list, discounted, monthly) => {
    expect(defaultTier(name).plans.find((plan) => plan.months === months)).toMatchObject({
      listPriceRupees: list,
      discountPriceRupees: discounted,
      monthlyCostRupees: monthly,
    });
  });

  it.each([
    ['Elite', 535, undefined],
    ['Elite Pro', 987, '110'],
    ['Elite Plus', 1367, '300+'],
  ] as const)('%s starts at %i a month', (name, startingMonthlyRupees, gyms) => {
    expect(defaultTier(name)).toMatchObject({ startingMonthlyRupees, gyms });
  });

  // The price per month including the extension: 12,999 over 12 months and 35 days is the owner's 987.
  it.each([
    ['Elite', 923, 1384, 1546],
    ['Elite Pro', 987, 1499, 2099],
    ['Elite Plus', 1142, 1714, 2285],
  ] as const)('%s comes to %i, %i and %i a month with its extension', (name, ...months) => {
    expect(defaultTier(name).plans.map(effectiveMonthlyRupees)).toEqual(months);
  });

  it('cost 900 more with tax and fee', () => {
    expect(membershipTotalRupees(selectPlan(defaultTier('Elite Plus'), 6))).toBe(12899);
  });

  it('offer more for longer terms and higher tiers', () => {
    for (const { plans } of defaultTiers) {
      const [year, half, quarter] = plans.map(({ benefits }) => Object.values(benefits));
      year?.forEach((figure, index) => {
        expect(figure).toBeGreaterThan(half?.[index] ?? Number.NaN);
        expect(half?.[index]).toBeGreaterThan(quarter?.[index] ?? Number.NaN);
      });
    }
    for (const index of [0, 1, 2] as const) {
      const [elite, pro, plus] = defaultTiers.map(({ plans }) => Object.values(plans[index].benefits));
      elite?.forEach((figure, at) => {
        expect(pro?.[at]).toBeGreaterThan(figure);
        expect(plus?.[at]).toBeGreaterThan(pro?.[at] ?? Number.NaN);
      });
    }
  });

  it('list their benefits in six lines', () => {
    const elite = defaultTier('Elite');

    expect(benefitLines(elite, selectPlan(defaultTier('Elite'), 3))).toEqual([
      '7 free extension days',
      'Extra ₹150 off your renewal',
      '7 pause days',
      'Unlimited access to your center',
      '7 transfer days',
      '1 swimming session',
    ]);
  });
});

describe('the plan that an address names', () => {
  it.each([
    [12, 12],
    ['12', 12],
    [6, 6],
    ['6', 6],
    [3, 3],
    ['3', 3],
    [9, 3],
    [0, 3],
    ['', 3],
    ['twelve', 3],
    [undefined, 3],
    [null, 3],
  ])('is, for %j months, the one of %i', (asked, months) => {
    for (const name of tierNames) expect(selectPlan(defaultTier(name), asked).months).toBe(months);
  });

  it.each([
    ['elite', 'Elite'],
    ['elitePro', 'Elite Pro'],
    ['Elite Plus', 'Elite Plus'],
    ['gold', undefined],
    ['toString', undefined],
    [null, undefined],
  ])('has, for tier %j, the tier %s', (text, name) => {
    expect(findTier(text)?.name).toBe(name);
  });
});

describe('the plan between two days', () => {
  it.each([
    ['2030-01-15', '2031-01-15', 12],
    ['2030-01-15', '2030-07-15', 6],
    ['2030-01-15', '2030-04-15', 3],
    // In a shorter month it ends on the last day.
    ['2030-08-31', '2031-02-28', 6],
    ['2027-08-31', '2028-02-29', 6],
    ['2030-11-30', '2031-02-28', 3],
    ['2031-11-29', '2032-02-29', 3],
    ['2031-11-30', '2032-02-29', 3],
    ['2030-03-31', '2030-06-30', 3],
    ['2030-10-31', '2031-04-30', 6],
    ['2030-12-31', '2031-03-31', 3],
    // From a leap day, and over one.
    ['2028-02-29', '2029-02-28', 12],
    ['2028-02-29', '2028-08-29', 6],
    ['2028-02-29', '2028-05-29', 3],
    ['2027-02-28', '2028-02-28', 12],
    // 2100 is no leap year.
    ['2099-08-31', '2100-02-28', 6],
  ])('from %s to %s is the one of %i months', (start, end, months) => {
    for (const name of tierNames) expect(planFor(defaultTier(name), start, end)?.months).toBe(months);
  });

  it.each([
    ['2030-08-31', '2031-03-01'],
    ['2030-08-31', '2031-02-27'],
    ['2028-02-29', '2029-03-01'],
    ['2030-01-15', '2030-07-14'],
    ['2030-01-15', '2030-02-15'],
    ['2030-01-15', '2030-01-15'],
    ['2030-01-15', '2029-01-15'],
    ['2030-01-15', '2032-01-15'],
  ])('from %s to %s does not exist', (start, end) => {
    expect(planFor(defaultTier('Elite'), start, end)).toBeUndefined();
  });

  it('ends in the right month, on the same date or on the last of a shorter one, from any day', () => {
    const anyDay = fc
      .integer({ min: 0, max: 60_000 })
      .map((count) => new Date(Date.UTC(1990, 0, 1 + count)).toISOString().slice(0, 10));

    fc.assert(
      fc.property(anyDay, fc.constantFrom(3, 6, 12), (start, months) => {
        const end = addMonths(start, months);
        const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
        expect(isDay(end)).toBe(true);
        expect(monthOf(end) - monthOf(start)).toBe(months);
        const isSameDate = end.slice(8) === start.slice(8);
        const isLastOfMonth = new Date(Date.parse(`${end}T00:00:00Z`) + 86_400_000).getUTCDate() === 1;
        expect(isSameDate || (isLastOfMonth && end.slice(8) < start.slice(8))).toBe(true);
        expect(daysBetween(start, end)).toBeGreaterThan(28 * months);
        expect(planFor(defaultTier('Elite'), start, end)?.months).toBe(months);
      }),
    );
  });
});
