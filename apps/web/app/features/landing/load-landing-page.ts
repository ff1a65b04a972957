import type { Read } from '../../lib/loading/reads';
import { loadClosed } from '../../shared/load-closed';
import { landingMeta } from './landing-meta';

/** Loads the data of the landing page. */
export const loadLandingPage = async (read: Read) => {
  const [offer, texts, closed] = await Promise.all([
    read('settings/getPlans', undefined),
    read('settings/getTexts', {}),
    loadClosed(read),
  ]);
  return { meta: landingMeta(), offer, texts, closed };
};
