import type { QueryInput } from '@namma/contract/calls';
import { PRODUCT_PAGE_SIZE } from '@namma/contract/catalogue/rules';
import { api } from '../../lib/api/api';
import { readCached } from '../../lib/loading/read-cache';
import type { ReadPage } from './product-pages';

type ListingQuery = QueryInput<'product/getAll'>;

/** The query for one page of a listing. */
export const pageQuery = (filters: ListingQuery, page: number): ListingQuery => ({
  ...filters,
  page,
  limit: PRODUCT_PAGE_SIZE,
});

/** Reads pages of a listing in the browser. */
export const readPageOf =
  (filters: ListingQuery): ReadPage =>
  (page, again) => {
    const query = pageQuery(filters, page);
    return again ? api('product/getAll', { query }) : readCached('product/getAll', query);
  };
