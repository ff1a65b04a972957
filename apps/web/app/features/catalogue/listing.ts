import {
  categories,
  categoryLabel,
  parseCategory,
  priceBands,
  ratingFilters,
  SEARCH_TEXT_MAX_CHARACTERS,
  searchTextToCategory,
} from '@namma/contract/catalogue';
import * as paths from '@namma/contract/paths';
import { type FilterName, type Filters, listingPath } from './listing-path';

export interface Listing {
  filters: Filters;
  page: number;
}

/** @returns undefined where the address names a price band, a rating or a page that there is none of (D7) */
export function readListing(params: URLSearchParams): Listing | undefined {
  const given = (name: string) => params.get(name)?.trim() || undefined;
  const category = given('category');
  const price = given('price');
  const rating = given('rating');
  const band = priceBands.find(({ value }) => value === price)?.value;
  const stars = ratingFilters.find(({ value }) => value === rating)?.value;
  const page = Number(given('page') ?? 1);
  const isKnown = (!price || band) && (!rating || stars) && Number.isSafeInteger(page) && page >= 1;
  return isKnown ? { filters: { category, price: band, rating: stars }, page } : undefined;
}

/**
 * What the next filter is added to: the listing that is on its way, if any, and not the one still shown, so that a
 * second press does not undo the first.
 * @param next where navigation leads, while it does
 */
export function filtersOnTheWay(
  shown: Filters,
  next: { pathname: string; search: string } | undefined,
): Filters {
  if (next?.pathname !== paths.listing) return shown;
  return readListing(new URLSearchParams(next.search))?.filters ?? shown;
}

/** Where Enter or a suggestion leads (SPEC section 2). */
export const searchPath = (text: string): string =>
  listingPath({ category: searchTextToCategory(text).slice(0, SEARCH_TEXT_MAX_CHARACTERS) });

/** The words that were searched for; undefined on a shelf and where nothing was. */
export const searchedText = ({ category }: Filters): string | undefined =>
  category && !parseCategory(category) ? category.replaceAll('-', ' ') : undefined;

export interface Chip {
  label: string;
  isActive: boolean;
  /** Sets this filter; where it is set already, takes it away. */
  to: string;
}

/** The chips of the filter panel, group by group. */
export function filterGroups(filters: Filters): { name: FilterName; title: string; chips: Chip[] }[] {
  const chip = (name: FilterName, value: string, label: string, isActive: boolean): Chip => ({
    label,
    isActive,
    to: listingPath({ ...filters, [name]: isActive ? undefined : value }),
  });
  const shelf = filters.category && parseCategory(filters.category);
  return [
    {
      name: 'category',
      title: 'Category',
      chips: categories.map(({ value, filterValue, label }) =>
        chip('category', filterValue, label, value === shelf),
      ),
    },
    {
      name: 'price',
      title: 'Price',
      chips: priceBands.map(({ value, label }) => chip('price', value, label, value === filters.price)),
    },
    {
      name: 'rating',
      title: 'Rating',
      chips: ratingFilters.map(({ value, label }) => chip('rating', value, label, value === filters.rating)),
    },
  ];
}

/** Where a chip leads from a listing: the same chip as rendered, whatever was chosen since. */
export function chipPath(filters: Filters, group: FilterName, label: string): string {
  const chips = filterGroups(filters).find(({ name }) => name === group)?.chips;
  return chips?.find((chip) => chip.label === label)?.to ?? listingPath(filters);
}

/** What the listing shows, as its heading. */
export function listingTitle(filters: Filters): string {
  const words = searchedText(filters);
  if (words) return `Results for “${words}”`;
  const shelf = filters.category && parseCategory(filters.category);
  return shelf ? categoryLabel(shelf) : 'All products';
}

/** How price and rating narrow it, in words; undefined when they do not. */
export function narrowedBy({ price, rating }: Filters): string | undefined {
  const band = priceBands.find(({ value }) => value === price)?.label;
  const stars = ratingFilters.find(({ value }) => value === rating)?.label;
  const parts = [band && `priced ${band}`, stars && `rated ${stars}`].filter(Boolean);
  return parts.length > 0 ? `Only what is ${parts.join(' and ')}` : undefined;
}

export const countFilters = (filters: Filters): number => Object.values(filters).filter(Boolean).length;
