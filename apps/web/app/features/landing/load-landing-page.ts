import { loadClosed } from '../../lib/load-closed';
import type { Read } from '../../lib/reads';
import { landingMeta } from './landing-meta';

/** What the front page shows besides its texts. */
export const loadLandingPage = async (read: Read) => ({
  meta: landingMeta(),
  closed: await loadClosed(read),
});
