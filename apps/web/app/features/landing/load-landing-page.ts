import { brand } from '@namma/contract/brand';
import * as paths from '@namma/contract/paths';
import * as words from '#words/landing';
import { publicPage } from '../../lib/loading/page-meta';
import type { Read } from '../../lib/loading/reads';
import { loadClosed } from '../../shared/load-closed';

/** Loads the data of the landing page. */
export const loadLandingPage = async (read: Read) => {
  const [offer, texts, closed] = await Promise.all([
    read('settings/getPlans', undefined),
    read('settings/getTexts', {}),
    loadClosed(read),
  ]);
  return { meta: landingMeta(), offer, texts, closed };
};

/** A function, because the site's address is known only when the server has started. */
const landingMeta = () =>
  publicPage({
    title: words.title(brand.city),
    description: words.description(brand.name, brand.city),
    path: paths.home,
  });
