import { isServerAway } from '../offline/worker-message';
import { handOver } from '../session/handed-over';
import { withoutPrefix } from '../session/language';
import { attempt } from '../session/storage';
import { keepToasts } from './kept-toasts';
import { WANTED_RELOAD } from './reloads';

const ANSWER_WITHIN_MILLISECONDS = 4_000;

/** Whether the service worker answers for pages. */
export const hasCopies = (): boolean => Boolean(attempt(() => navigator.serviceWorker.controller));

/** @param path with the prefix of its language */
export const isOnAdminSide = (path: string): boolean => /^\/admin(?:[/?]|$)/.test(withoutPrefix(path));

/**
 * Whether an address opens as a new page: from the server, or as it was last seen. On the admin side there are no copies.
 * @param path with the prefix of its language
 */
export async function canLoadPage(path: string): Promise<boolean> {
  const status = await askForStatus(path);
  if (status && !isServerAway(status)) return true;
  return hasCopies() && !isOnAdminSide(path);
}

/** @returns undefined without an answer */
export async function askForStatus(url: string): Promise<number | undefined> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MILLISECONDS);
  return fetch(url, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ status }) => status,
    () => undefined,
  );
}

/** Loads an address as a new page, which shows the messages of this one. On Back, it is the window's address already. */
export function loadNewPage(path: string): void {
  keepToasts();
  handOver();
  if (path !== location.pathname + location.search) location.assign(path);
  else if (window.navigation) window.navigation.reload({ info: WANTED_RELOAD });
  else location.reload();
}
