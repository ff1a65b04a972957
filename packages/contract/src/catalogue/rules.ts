import * as words from '../words/en/product-lists.ts';

/** The shop's categories and filters (SPEC section 9, D5–D9). */

/** The three categories: the value in the API and the label as the owner spells it. */
export const categories = [
  { value: 'wheyprotein', label: words.wheyProtein, filterValue: 'wheyprotein' },
  { value: 'prepostworkout', label: words.prePostWorkout, filterValue: 'prepostworkout' },
  { value: 'fitfood', label: words.fitFood, filterValue: 'fitfoods' },
] as const;

export const categoryValues = ['wheyprotein', 'prepostworkout', 'fitfood'] as const;
export type Category = (typeof categoryValues)[number];

/** The label of a category; other values are returned unchanged. */
export const categoryLabel = (value: string): string =>
  categories.find((category) => category.value === value)?.label ?? value;

/** The category of a value; undefined for search texts. `fitfoods` is the filter panel's spelling of `fitfood` (D6). */
export const parseCategory = (value: string): Category | undefined =>
  categories.find((category) => category.value === value || category.filterValue === value)?.value;

/** Bands of the displayed price in rupees, lower bound included, upper bound excluded (D7). */
export const priceBands = [
  { value: '200-400', label: '₹200 – ₹400', fromRupees: 200, belowRupees: 400 },
  { value: '400-900', label: '₹400 – ₹900', fromRupees: 400, belowRupees: 900 },
  { value: '900-1500', label: '₹900 – ₹1,500', fromRupees: 900, belowRupees: 1500 },
  { value: '1500-above', label: words.above1500, fromRupees: 1500, belowRupees: undefined },
] as const;
export const priceBandValues = ['200-400', '400-900', '900-1500', '1500-above'] as const;
export type PriceBand = (typeof priceBandValues)[number];

/** Rating filters: 5 means exactly 5, 4 and 3 mean "and above" (SPEC section 9). */
export const ratingFilters = [
  { value: '5', label: words.fiveStars, atLeast: 5 },
  { value: '4', label: words.fourAndAbove, atLeast: 4 },
  { value: '3', label: words.threeAndAbove, atLeast: 3 },
] as const;
export const ratingFilterValues = ['5', '4', '3'] as const;
export type RatingFilter = (typeof ratingFilterValues)[number];

/** The orders of a list (D52). `popular` is the default; in a search it means best matches first. */
export const productSorts = [
  { value: 'popular', label: words.mostPopular },
  { value: 'priceUp', label: words.priceUp },
  { value: 'priceDown', label: words.priceDown },
  { value: 'rating', label: words.bestRated },
  { value: 'newest', label: words.newest },
  { value: 'origin', label: words.countryOfOrigin },
] as const;
export const productSortValues = ['popular', 'priceUp', 'priceDown', 'rating', 'newest', 'origin'] as const;
export type ProductSort = (typeof productSortValues)[number];

export const PRODUCT_PAGE_SIZE = 10;
export const PRODUCT_PAGE_SIZE_MAX = 50;
export const TOP_SELLER_COUNT = 10;
export const SIMILAR_COUNT = 12;
export const SUGGESTION_COUNT = 8;
/** The number of products suggested for a search without results. */
export const NEAREST_COUNT = 4;
export const SEARCH_TEXT_MAX_CHARACTERS = 100;

export const PRODUCT_PRICE_MAX_RUPEES = 1_000_000;
export const DESCRIPTION_MIN_CHARACTERS = 5;
export const DESCRIPTION_MAX_CHARACTERS = 500;

/** The category value of a search text: lower case, trimmed, with hyphens for spaces (SPEC section 2). */
export const searchTextToCategory = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, '-');
