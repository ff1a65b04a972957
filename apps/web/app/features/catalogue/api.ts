import type { QueryInput } from '@namma/contract/calls';
import { PRODUCT_PAGE_SIZE } from '@namma/contract/catalogue';
import { readCached } from '../../lib/read-cache';

type ListingQuery = QueryInput<'product/getAll'>;

/** The query for one page of a listing. */
export const pageQuery = (filters: ListingQuery, page: number): ListingQuery => ({
  ...filters,
  page,
  limit: PRODUCT_PAGE_SIZE,
});

/** Reads pages of a listing in the browser. */
export const readPageOf = (filters: ListingQuery) => (page: number) =>
  readCached('product/getAll', pageQuery(filters, page));
