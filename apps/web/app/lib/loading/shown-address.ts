import { withoutPrefix } from '../session/language';

let shown: string | undefined;

/** Notes which address is on the screen. On Back, the browser's own is that of the next screen already. */
export function saveShownAddress(pathname: string, search: string): void {
  shown = pathname + search;
}

/** Whether this address is on the screen, and its data is read again. */
export function isShown(href: string): boolean {
  const { pathname, search } = new URL(href);
  return shown === withoutPrefix(pathname) + search;
}
