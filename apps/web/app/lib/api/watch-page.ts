import { understandDigits } from '../forms/ascii-digits';
import { hideLeftPages } from '../loading/hidden-page';

let isWatched = false;

/**
 * Starts what watches the whole page, whatever its screen, also under `npm run dev`: digits of other scripts, and pages that
 * Back restores. A second call does nothing.
 */
export function watchPage(): void {
  if (isWatched) return;
  isWatched = true;
  hideLeftPages();
  understandDigits();
}
