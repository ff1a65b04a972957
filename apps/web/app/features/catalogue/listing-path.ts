import type { PriceBand, ProductSort, RatingFilter } from '@namma/contract/catalogue/rules';
import * as paths from '@namma/contract/paths';

/**
 * The filters and the order in the address of a listing. A category that the shop does not have is a search text (D6).
 */
export interface Filters {
  category?: string | undefined;
  price?: PriceBand | undefined;
  rating?: RatingFilter | undefined;
  /** A country by its ISO 3166 code. */
  origin?: string | undefined;
  /** Undefined for the default, the most popular first. */
  sort?: Exclude<ProductSort, 'popular'> | undefined;
}
export type FilterName = Exclude<keyof Filters, 'sort'>;

/** The address of a listing: the filters that are set, the order unless it is the default, the page unless it is the first. */
export function listingPath({ category, price, rating, origin, sort }: Filters, page = 1): string {
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (price) params.set('price', price);
  if (rating) params.set('rating', rating);
  if (origin) params.set('origin', origin);
  if (sort) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  const search = params.toString();
  return search ? `${paths.listing}?${search}` : paths.listing;
}
