import { understandDigits } from './ascii-digits';
import { hideLeftPages } from './hidden-page';
import { sendSignOutsWhenOnline } from './sign-outs';

let isWatched = false;

/**
 * Starts what watches the whole page, whatever its screen, also under `npm run dev`: digits of other scripts, pages that Back brings
 * back, and sign-outs that the server has not heard. A second call does nothing.
 */
export function watchPage(): void {
  if (isWatched) return;
  isWatched = true;
  hideLeftPages();
  sendSignOutsWhenOnline();
  understandDigits();
}
