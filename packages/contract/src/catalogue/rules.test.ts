import { describe, expect, it } from 'vitest';
import {
  categories,
  categoryLabel,
  categoryValues,
  parseCategory,
  priceBands,
  priceBandValues,
  ratingFilters,
  ratingFilterValues,
  searchTextToCategory,
} from './rules.ts';

describe('the categories', () => {
  it('are the three of the shop, as the owner spells them', () => {
    expect(categories.map((category) => category.label)).toEqual([
      'Whey Protien',
      'Pre/Post Workouts',
      'Fit Foods',
    ]);
    expect(categories.map((category) => category.value)).toEqual(categoryValues);
  });

  it.each([
    ['wheyprotein', 'wheyprotein'],
    ['prepostworkout', 'prepostworkout'],
    ['fitfood', 'fitfood'],
    ['fitfoods', 'fitfood'],
    ['whey-protein', undefined],
    ['Fitfood', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('%j means %s', (text, category) => {
    expect(parseCategory(text)).toBe(category);
  });

  it('have labels; a search is its own label', () => {
    expect(categoryLabel('wheyprotein')).toBe('Whey Protien');
    expect(categoryLabel('peanut-butter')).toBe('peanut-butter');
  });
});

describe('a search text in an address', () => {
  it.each([
    ['Whey', 'whey'],
    ['  Whey  ', 'whey'],
    ['pre workout', 'pre-workout'],
    ['Peanut   Butter', 'peanut-butter'],
    ['pre-workout', 'pre-workout'],
    ['whey\tprotein', 'whey-protein'],
    ['   ', ''],
  ])('%j is %j', (text, category) => {
    expect(searchTextToCategory(text)).toBe(category);
  });
});

describe('the filters', () => {
  it('have one list of values each', () => {
    expect(priceBands.map((band) => band.value)).toEqual(priceBandValues);
    expect(ratingFilters.map((filter) => filter.value)).toEqual(ratingFilterValues);
  });

  it('cover prices without a gap, from 200 upwards', () => {
    expect(priceBands[0].fromRupees).toBe(200);
    for (const [i, band] of priceBands.entries()) {
      expect(band.belowRupees).toBe(priceBands[i + 1]?.fromRupees);
    }
  });
});
