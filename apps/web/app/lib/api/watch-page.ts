import { understandDigits } from '../forms/ascii-digits';
import { hideLeftPages } from '../loading/hidden-page';
import { sendSignOutsWhenOnline } from '../session/sign-outs';

let isWatched = false;

/**
 * Starts what watches the whole page, whatever its screen, also under `npm run dev`: digits of other scripts, pages
 * that Back brings
 * back, and sign-outs that the server has not heard. A second call does nothing.
 */
export function watchPage(): void {
  if (isWatched) return;
  isWatched = true;
  hideLeftPages();
  sendSignOutsWhenOnline();
  understandDigits();
}
