import type { PriceBand, RatingFilter } from '@namma/contract/catalogue';
import * as paths from '@namma/contract/paths';

/** The filters in the address of a listing. A category that the shop does not have is a search text (D6). */
export interface Filters {
  category?: string | undefined;
  price?: PriceBand | undefined;
  rating?: RatingFilter | undefined;
}
export type FilterName = keyof Filters;

/** The address of a listing: the filters that are set, and the page unless it is the first. */
export function listingPath({ category, price, rating }: Filters, page = 1): string {
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (price) params.set('price', price);
  if (rating) params.set('rating', rating);
  if (page > 1) params.set('page', String(page));
  const search = params.toString();
  return search ? `${paths.listing}?${search}` : paths.listing;
}
