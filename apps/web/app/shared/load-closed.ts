import type { ClosedTime } from '@namma/contract/centers/schemas';
import type { Read } from '../lib/loading/reads';

/** When centers are closed soon. A page is shown without it when it cannot be read. */
export const loadClosed = (read: Read): Promise<ClosedTime[]> =>
  read('centers/getClosed', undefined).catch(() => []);
