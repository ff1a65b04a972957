import type { ClosedTime } from '@namma/contract/schemas/closures';
import type { Read } from './reads';

/** When centers are closed soon. A page is shown without it when it cannot be read. */
export const loadClosed = (read: Read): Promise<ClosedTime[]> =>
  read('centers/getClosed', undefined).catch(() => []);
