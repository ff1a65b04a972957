import type { Read } from '../../lib/loading/reads';
import { loadClosed } from '../../shared/load-closed';
import { landingMeta } from './landing-meta';

/** What the front page shows besides its texts. */
export const loadLandingPage = async (read: Read) => {
  const [offer, texts, closed] = await Promise.all([
    read('settings/getPlans', undefined),
    read('settings/getTexts', {}),
    loadClosed(read),
  ]);
  return { meta: landingMeta(), offer, texts, closed };
};
