import * as paths from '@namma/contract/paths';
import * as words from '#words/store';
import { breadcrumbs } from '../../lib/loading/json-ld';
import { listingTitle } from './listing';
import { type Filters, listingPath } from './listing-path';

/** The breadcrumbs of a listing (D26). */
export const listingJsonLd = ({ category }: Filters) => [
  breadcrumbs(
    { name: words.store, path: paths.store },
    { name: listingTitle({ category }), path: listingPath({ category }) },
  ),
];
