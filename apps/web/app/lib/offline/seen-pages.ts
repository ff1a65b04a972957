import * as paths from '@namma/contract/paths';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { isPageComplete } from '../loading/load-ahead';
import { attempt } from '../session/storage';
import { hideCopyBar, showCopyBar } from './copy-bar';
import { dropEarlierQueue } from './earlier-queue';
import { isMemberScreen, keptAddress, splitLocale } from './kept-address';
import type { SeenMessage } from './worker-message';

/** The page may still load parts and pictures when it looks finished. */
const SEEN_AFTER_MILLISECONDS = 1_500;

/**
 * Registers the service worker, and tells it about each page once its parts have loaded: after a while, or as soon as the page is
 * hidden or left. Shows when a page was seen that the worker has kept. After the first load; not on the admin side.
 */
export function useSeenPages(): void {
  const { key } = useLocation();
  const isMoving = useNavigation().state !== 'idle';
  const seen = useRef<SeenPages>(undefined);
  useEffect(() => {
    if (splitLocale(location.pathname).path.startsWith(paths.admin)) return;
    seen.current ??= keepSeenPages();
  }, []);
  // Before the loaders run, which may show it anew.
  useLayoutEffect(() => {
    if (isMoving) hideCopyBar();
  }, [isMoving]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen that is shown
  useEffect(() => {
    seen.current?.onScreen(isMoving);
  }, [key, isMoving]);
}

interface SeenPages {
  /** Call it when another screen is opened or shown. */
  onScreen: (isMoving: boolean) => void;
}

/** For useSeenPages, which says when the screen changes. */
export function keepSeenPages(): SeenPages {
  showIfCopy();
  dropEarlierQueue();
  const workers = attempt(() => navigator.serviceWorker);
  if (!workers) return { onScreen: () => {} };
  let registered: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout>;
  let shown = addressShown();
  let isTold = false;
  let hasNavigated = false;
  let isMoving = false;
  const isIdle = () => !isMoving && isPageComplete();
  // A copy is not seen anew.
  const isToBeTold = () => !isTold && (hasNavigated || !document.documentElement.dataset.seenAt);
  const tell = () => {
    isTold = true;
    const message = messageAboutPage();
    // Not before: the worker's own requests would compete with the page for a slow connection.
    registered ??= register(workers);
    if (message) void registered.then(() => workers.ready).then(({ active }) => active?.postMessage(message));
  };
  const tellSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!isIdle()) tellSoon();
      else if (isToBeTold()) tell();
    }, SEEN_AFTER_MILLISECONDS);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || !isToBeTold() || !isIdle()) return;
    const { controller } = workers;
    if (!controller) return tell();
    isTold = true;
    const message = messageAboutPage();
    // At once: the page may be on its way out.
    if (message) controller.postMessage(message);
  });
  tellSoon();
  return {
    onScreen: (isNowMoving) => {
      isMoving = isNowMoving;
      if (isMoving || addressShown() === shown) return;
      shown = addressShown();
      isTold = false;
      hasNavigated = true;
      tellSoon();
    },
  };
}

const addressShown = (): string => location.pathname + location.search;

/** The worker of an earlier version had the card's address as its scope. */
async function register(workers: ServiceWorkerContainer): Promise<void> {
  try {
    for (const earlier of await workers.getRegistrations())
      if (new URL(earlier.scope).pathname === paths.profileCard) await earlier.unregister();
    await workers.register('/sw.js', { scope: '/', updateViaCache: 'none' });
  } catch {
    // Without a worker, in an older browser or where storage is forbidden, pages need a network.
  }
}

/** Undefined for pages that are not kept, and where data is to be saved. */
function messageAboutPage(): SeenMessage | undefined {
  const { href, origin } = location;
  if (!keptAddress(href) || !navigator.onLine || navigator.connection?.saveData) return undefined;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === origin)
    .map(({ pathname }) => pathname);
  return { kind: 'seen', href, files: [...new Set(files)] };
}

/** Screens of members say by themselves how old their contents are. */
function showIfCopy(): void {
  const { seenAt, serverAway } = document.documentElement.dataset;
  if (seenAt && !isMemberScreen(splitLocale(location.pathname).path))
    showCopyBar(new Date(seenAt), serverAway !== undefined);
}
