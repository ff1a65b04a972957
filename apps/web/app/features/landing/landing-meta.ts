import { brand } from '@namma/contract/brand';
import * as paths from '@namma/contract/paths';
import * as words from '#words/landing';
import { publicPage } from '../../lib/loading/page-meta';

/** A function, because the site's address is known only when the server has started. */
export const landingMeta = () =>
  publicPage({
    title: words.title(brand.city),
    description: words.description(brand.name, brand.city),
    path: paths.home,
  });
