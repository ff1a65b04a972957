import { KEPT_TOASTS_KEY } from '../loading/kept-toasts';
import { CONTINUE_KEY } from './continue-at';
import { announceSession, EMAIL_KEY, getToken, ROLE_KEY, TOKEN_KEY } from './session';
import { STARTED_KEY } from './session-changes';
import { attempt, storage, tabStorage } from './storage';

const MARK = 'handed over ';
const PROBE_KEY = 'probe';
const sessionKeys = [TOKEN_KEY, EMAIL_KEY, ROLE_KEY, STARTED_KEY];
const tabKeys = [KEPT_TOASTS_KEY, CONTINUE_KEY];

type Kept = Record<string, string>;

const readAll = (keys: readonly string[], read: (key: string) => string | undefined): Kept =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = read(key);
      return value === undefined ? [] : [[key, value]];
    }),
  );

/**
 * Call it just before another page of this site is loaded in this tab, such as the admin side, which is a build of its own. Where
 * not even the tab keeps anything, the session and the messages would end with this page: they go along in the window's name. The
 * next page takes them out of it at once, and a page of another site never sees it, because browsers empty it on the way there
 * (cross-origin-opener-policy).
 */
export function handOver(): void {
  const doesTabKeep = tabStorage.write(PROBE_KEY, 'kept');
  tabStorage.remove(PROBE_KEY);
  if (doesTabKeep) return;
  const session = readAll(sessionKeys, storage.read);
  const tab = readAll(tabKeys, tabStorage.read);
  window.name = MARK + JSON.stringify({ session, tab });
}

/** Takes what the page before has handed over. Does nothing where it has not, and on the server. */
export function takeHandedOver(): void {
  if (typeof window === 'undefined' || !window.name.startsWith(MARK)) return;
  const kept = attempt(() => JSON.parse(window.name.slice(MARK.length)) as { session: Kept; tab: Kept });
  window.name = '';
  if (!kept) return;
  for (const [key, value] of Object.entries(kept.tab)) tabStorage.write(key, value);
  if (getToken()) return;
  for (const [key, value] of Object.entries(kept.session)) storage.write(key, value);
  announceSession();
}
