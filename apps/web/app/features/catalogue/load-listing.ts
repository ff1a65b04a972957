import { parseCategory, searchTextToCategory } from '@namma/contract/catalogue/rules';
import { data, redirect } from 'react-router';
import * as words from '#words/catalogue';
import { statusOf } from '../../lib/api/api-error';
import { publicPage } from '../../lib/loading/page-meta';
import type { Load } from '../../lib/loading/reads';
import { pageQuery } from './api';
import { describeFilters, listingTitle, readListing, searchedText } from './listing';
import { type Filters, listingPath } from './listing-path';

/** The listing of an address, with its metadata for search engines. */
export const loadListing = (async (read, url) => {
  const listing = readListing(url.searchParams);
  if (!listing) throw data(null, { status: 400 });
  const { filters, page } = listing;
  // Without JavaScript the form sends the text as it was typed.
  const category = filters.category && searchTextToCategory(filters.category);
  if (category !== filters.category) throw redirect(listingPath({ ...filters, category }, page));
  try {
    const { sort: _, ...counted } = filters;
    // The list works without its counts and without other names.
    const [{ content, totalPages }, counts] = await Promise.all([
      read('product/getAll', pageQuery(filters, page)),
      read('product/getCounts', counted).catch(() => undefined),
    ]);
    const text = content.length === 0 && totalPages === 0 ? searchedText(filters) : undefined;
    const nearest = text ? await read('product/nearest', { filter: text }).catch(() => []) : [];
    const pages = { products: content, page, totalPages };
    return { filters, pages, counts, nearest, meta: listingMeta(filters, page) };
  } catch (error) {
    throw statusOf(error) === 400 ? data(null, { status: 400 }) : error;
  }
}) satisfies Load<unknown>;

function listingMeta(filters: Filters, page: number) {
  const title = listingTitle(filters);
  const category = filters.category && parseCategory(filters.category);
  const isFiltered = [filters.price, filters.rating, filters.origin].some(Boolean);
  return publicPage({
    title: page > 1 ? words.titleOfPage(title, page) : title,
    description: [words.inOurStore(title), describeFilters(filters)].filter(Boolean).join(' '),
    // A category has one canonical address for all orders, filters and spellings of links (D6).
    path: listingPath({ category: category ?? filters.category }, isFiltered ? 1 : page),
  });
}
