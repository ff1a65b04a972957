import * as paths from '@namma/contract/paths';
import { listingJsonLd } from '../../features/catalogue/listing-json-ld';
import { loadListing } from '../../features/catalogue/load-listing';
import { deferClientLoader, deferHydration } from '../../lib/loading/defer-hydration';
import { withJsonLd } from '../../lib/loading/json-ld';
import type { ScreenHandle } from '../../lib/loading/load-ahead';
import { onServer } from '../../lib/loading/reads';
import type { Route } from './+types/category';
// Imported here, because the panel's code loads after its HTML.
import '../../features/catalogue/filter-panel.css';

const { Deferred: ListingView, preload } = deferHydration(
  async () => (await import('../../features/catalogue/listing-view')).ListingView,
);

export const loader = onServer(withJsonLd(loadListing, ({ filters }) => listingJsonLd(filters)));
export const clientLoader = deferClientLoader(
  async () => (await import('../../features/catalogue/load-listing')).loadListing,
  preload,
);

export const handle: ScreenHandle = { next: [paths.product] };

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Category({ loaderData: { filters, pages, counts, nearest } }: Route.ComponentProps) {
  return <ListingView filters={filters} first={pages} counts={counts} nearest={nearest} />;
}
