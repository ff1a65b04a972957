import type { Read } from '../../lib/loading/reads';
import { loadClosed } from '../../shared/load-closed';

/** What /fitness/buy shows besides its texts. */
export async function loadBuyPage(read: Read) {
  const [offer, closed] = await Promise.all([read('settings/getPlans', undefined), loadClosed(read)]);
  return { offer, closed };
}
