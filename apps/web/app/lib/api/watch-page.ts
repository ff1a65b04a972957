import { understandDigits } from '../forms/ascii-digits';
import { hideLeftPages } from '../loading/hidden-page';

let isWatched = false;

/**
 * Starts the listeners of the whole page, also under `npm run dev`: digits of other scripts, and pages restored by Back. A
 * second call does nothing.
 */
export function watchPage(): void {
  if (isWatched) return;
  isWatched = true;
  hideLeftPages();
  understandDigits();
}
