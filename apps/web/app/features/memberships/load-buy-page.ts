import type { Read } from '../../lib/loading/reads';
import { loadClosed } from '../../shared/load-closed';

/** Loads the data of /fitness/buy. */
export async function loadBuyPage(read: Read) {
  const [offer, closed] = await Promise.all([read('settings/getPlans', undefined), loadClosed(read)]);
  return { offer, closed };
}
