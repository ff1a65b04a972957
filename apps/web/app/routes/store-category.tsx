import { PRODUCT_PAGE_SIZE, parseCategory, searchTextToCategory } from '@namma/contract/catalogue';
import { data, redirect } from 'react-router';
import {
  type Filters,
  listingPath,
  listingTitle,
  narrowedBy,
  readListing,
} from '../features/catalogue/listing';
import { ListingView } from '../features/catalogue/listing-view';
import { api } from '../lib/api';
import { publicPage } from '../lib/page-meta';
import { readThroughCache } from '../lib/read-cache';
import { inBrowser, type Load, onServer, statusOf } from '../lib/reads';
import type { Route } from './+types/store-category';

const load = (async (read, url) => {
  const listing = readListing(url.searchParams);
  if (!listing) throw data(null, { status: 400 });
  const { filters, page } = listing;
  // The form sends the text as it was typed when there is no JavaScript.
  const category = filters.category && searchTextToCategory(filters.category);
  if (category !== filters.category) throw redirect(listingPath({ ...filters, category }, page));
  try {
    const { content, totalPages } = await read('product/getAll', queryOf(filters, page));
    return { filters, pages: { products: content, page, totalPages } };
  } catch (error) {
    throw statusOf(error) === 400 ? data(null, { status: 400 }) : error;
  }
}) satisfies Load<unknown>;

const queryOf = (filters: Filters, page: number) => ({ ...filters, page, limit: PRODUCT_PAGE_SIZE });

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { filters, pages } = loaderData;
  const title = listingTitle(filters);
  const shelf = filters.category && parseCategory(filters.category);
  return publicPage({
    title: pages.page > 1 ? `${title}, page ${pages.page}` : title,
    description: [`${title} in our store.`, narrowedBy(filters)].filter(Boolean).join(' '),
    // One address a shelf, however the link spelled it (D6).
    path: listingPath({ ...filters, category: shelf ?? filters.category }, pages.page),
  });
};

export default function Category({ loaderData: { filters, pages } }: Route.ComponentProps) {
  const readPage = (page: number) => {
    const query = queryOf(filters, page);
    return readThroughCache('product/getAll', query, () => api('product/getAll', { query }));
  };
  return <ListingView filters={filters} first={pages} readPage={readPage} />;
}
