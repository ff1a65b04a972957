import {
  categories,
  categoryLabel,
  parseCategory,
  priceBands,
  productSorts,
  productSortValues,
  ratingFilters,
  SEARCH_TEXT_MAX_CHARACTERS,
  searchTextToCategory,
} from '@namma/contract/catalogue/rules';
import type { ProductCounts } from '@namma/contract/catalogue/schemas';
import { readPriceWords } from '@namma/contract/catalogue/search-price';
import { formatRupees, groupDigits } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import * as words from '#words/catalogue';
import { type FilterName, type Filters, listingPath } from './listing-path';

export interface Listing {
  filters: Filters;
  page: number;
}

/** @returns undefined when the address has an invalid price band, rating, country, order or page (D7) */
export function readListing(params: URLSearchParams): Listing | undefined {
  const given = (name: string) => params.get(name)?.trim() || undefined;
  const category = given('category');
  const price = given('price');
  const rating = given('rating');
  const band = priceBands.find(({ value }) => value === price)?.value;
  const stars = ratingFilters.find(({ value }) => value === rating)?.value;
  const origin = given('origin');
  const order = given('sort');
  const chosen = productSorts.find(({ value }) => value === order)?.value;
  const sort = chosen === 'popular' ? undefined : chosen;
  const page = Number(given('page') ?? 1);
  const isKnown =
    (!price || band) &&
    (!rating || stars) &&
    (!order || chosen) &&
    (!origin || /^[A-Z]{2}$/.test(origin)) &&
    Number.isSafeInteger(page) &&
    page >= 1;
  return isKnown ? { filters: { category, price: band, rating: stars, origin, sort }, page } : undefined;
}

/** The sort orders in addresses. */
const orders = productSortValues.filter((value) => value !== 'popular');

/** The orders of a list, the default with its name there: in a search it is by relevance. */
export const sortOptions = (filters: Filters): { value: string; label: string }[] =>
  productSorts.map(({ value, label }) => ({
    value,
    label: value === 'popular' && searchedText(filters) ? words.bestMatch : label,
  }));

/** A listing in another order, from its first page. */
export const sortedPath = (filters: Filters, value: string): string =>
  listingPath({ ...filters, sort: orders.find((each) => each === value) });

/**
 * The filters that the next filter is added to. While a navigation is pending they are those of its address, so that a
 * second press does not undo the first.
 * @param next the pending navigation's location
 */
export function pendingFilters(
  shown: Filters,
  next: { pathname: string; search: string } | undefined,
): Filters {
  if (next?.pathname !== paths.listing) return shown;
  return readListing(new URLSearchParams(next.search))?.filters ?? shown;
}

/** The address of a search, by Enter or by a suggestion (SPEC section 2). */
export const searchPath = (text: string): string =>
  listingPath({ category: searchTextToCategory(text).slice(0, SEARCH_TEXT_MAX_CHARACTERS) });

/** The search text; undefined in a category and in the whole shop. */
export const searchedText = ({ category }: Filters): string | undefined =>
  category && !parseCategory(category) ? category.replaceAll('-', ' ') : undefined;

export interface Chip {
  label: string;
  isActive: boolean;
  /** The products of the list with this filter; undefined where they are not counted. */
  count: number | undefined;
  /** Sets this filter, or removes it when it is set. */
  to: string;
}

/** The chips of the filter panel, by group. */
export function filterGroups(
  filters: Filters,
  counts?: ProductCounts,
): { name: FilterName; title: string; chips: Chip[] }[] {
  const chip = (
    name: FilterName,
    value: string,
    label: string,
    isActive: boolean,
    counted: string = value,
  ): Chip => ({
    label,
    isActive,
    count: (name === 'origin' ? undefined : (counts?.[name] as Record<string, number> | undefined))?.[
      counted
    ],
    to: listingPath({ ...filters, [name]: isActive ? undefined : value }),
  });
  const category = filters.category && parseCategory(filters.category);
  return [
    {
      name: 'category',
      title: words.category,
      chips: categories.map(({ value, filterValue, label }) =>
        chip('category', filterValue, label, value === category, value),
      ),
    },
    {
      name: 'price',
      title: words.price,
      chips: [
        ...searchedPrices(filters),
        ...priceBands.map(({ value, label }) => chip('price', value, label, value === filters.price)),
      ],
    },
    {
      name: 'rating',
      title: words.rating,
      chips: ratingFilters.map(({ value, label }) => chip('rating', value, label, value === filters.rating)),
    },
    ...originGroup(filters, counts, chip),
  ];
}

/** The price limit in a search text, such as `under 500`, as a chip that removes it from the text. */
function searchedPrices(filters: Filters): Chip[] {
  if (!searchedText(filters)) return [];
  const { text, prices } = readPriceWords(filters.category ?? '');
  const inRupees = (rupees: number | undefined) => (rupees === undefined ? undefined : formatRupees(rupees));
  const [from, upto] = [inRupees(prices.fromRupees), inRupees(prices.uptoRupees)];
  if (!from && !upto) return [];
  const to = listingPath({ ...filters, category: searchTextToCategory(text) || undefined });
  return [{ label: words.priceLimits(from, upto), isActive: true, count: undefined, to }];
}

/** The countries to choose from; none while all products come from the same one. */
function originGroup(
  filters: Filters,
  counts: ProductCounts | undefined,
  chip: (name: 'origin', value: string, label: string, isActive: boolean) => Chip,
) {
  const origins = counts?.origins ?? [];
  if (origins.length < 2 && !filters.origin) return [];
  const chips = origins.map(({ code, name }) =>
    chip('origin', code, words.countryName(code, name) ?? name, code === filters.origin),
  );
  return [{ name: 'origin' as const, title: words.countryOfOrigin, chips }];
}

/** The address of the same chip when other filters have been chosen since it was rendered. */
export function chipPath(filters: Filters, group: FilterName, label: string, counts?: ProductCounts): string {
  const chips = filterGroups(filters, counts).find(({ name }) => name === group)?.chips;
  return chips?.find((chip) => chip.label === label)?.to ?? listingPath(filters);
}

/** The heading of a listing. */
export function listingTitle(filters: Filters): string {
  const text = searchedText(filters);
  if (text) return words.resultsFor(text);
  const category = filters.category && parseCategory(filters.category);
  return category ? categoryLabel(category) : words.allProducts;
}

/** The price and rating filters in words; undefined when none is set. */
export function describeFilters({ price, rating }: Filters): string | undefined {
  const band = priceBands.find(({ value }) => value === price)?.label;
  const stars = ratingFilters.find(({ value }) => value === rating)?.label;
  return band || stars ? words.onlyFiltered(band, stars) : undefined;
}

/** The number of filters that are set. Neither the order nor the words of a search are filters. */
export const countFilters = (filters: Filters): number =>
  [
    filters.category && parseCategory(filters.category),
    filters.price,
    filters.rating,
    filters.origin,
    ...searchedPrices(filters),
  ].filter(Boolean).length;

/** Product count as text. */
export const describeCount = ({ total }: ProductCounts): string =>
  words.productCount(total, groupDigits(total));
