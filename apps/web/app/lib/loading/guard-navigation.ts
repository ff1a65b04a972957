import { failures } from '@namma/contract/messages/failures';
import * as paths from '@namma/contract/paths';
import { createPath, type DataRouter, matchRoutes, type To } from 'react-router';
import { toast } from '../../ui/toast';
import { ApiError } from '../api/api-error';
import { watchPage } from '../api/watch-page';
import { splitLocale } from '../offline/kept-address';
import { withoutPrefix } from '../session/language';
import { tabStorage } from '../session/storage';
import { type MissingReason, type Navigation, NavigationGuard } from './navigation-guard';
import { hasCopies } from './reads';
import { RELOADED_FOR_SCRIPTS_KEY } from './reload-for-scripts';
import { reloadWhenReplaced } from './reload-when-replaced';
import { handleOf, ScreenCode, type ScreenFiles, type ScreenModule } from './screen-code';

/** Properties that React Router sets on `window`. */
declare global {
  interface Window {
    __reactRouterManifest?: { url: string; routes: Record<string, ScreenFiles> };
    __reactRouterRouteModules?: Record<string, ScreenModule | undefined>;
  }
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

const HTTP_NOT_FOUND = 404;
/** How often to check whether the page has hydrated. */
const ASK_AGAIN_MILLISECONDS = 250;

/** A handler that runs before React Router's own. */
export interface BeforeRouter {
  onPop?: (event: PopStateEvent) => void;
}

let loadScreen: ((href: string) => Promise<void>) | undefined;

/**
 * Loads the code of the screen that a loader redirects to.
 * @returns the address
 * @throws ApiError with status 0 and the sentence to show when the code does not load
 */
export async function loadScreenCode(href: string): Promise<string> {
  try {
    await loadScreen?.(href);
  } catch {
    throw new ApiError(0, failures.networkError);
  }
  return href;
}

/**
 * Checks before every navigation within the page, by links, buttons, Back and Forward, that the code of the screen has
 * loaded. When the page is idle, it also loads the code of the screens that the current one leads to. A second call
 * does nothing.
 * @param go the router's own `navigate`
 * @param beforeRouter receives the handler for Back and Forward
 */
export function guardNavigation(
  router: DataRouter,
  go: DataRouter['navigate'],
  beforeRouter: BeforeRouter,
): void {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = window;
  if (loadScreen || !manifest || !modules) return;
  forgetReload();
  const code = new ScreenCode({ routes: manifest.routes, modules, importFile, fetchStyle });
  const guard = new NavigationGuard({
    code,
    whyMissing: () => whyMissing(manifest.url),
    say: toast.error,
    loadPage: (href) => location.assign(href),
    hasCopies,
  });
  const toNavigation = (href: string): Navigation => ({ href, ids: idsOf(router, href) });

  loadScreen = (href) => code.load(idsOf(router, new URL(href, location.href).pathname));

  router.navigate = (async (to: To | number | null, options?: never) => {
    const href = hrefOf(to);
    const navigation = href === undefined ? undefined : toNavigation(href);
    if (!navigation || guard.isReady(navigation)) {
      guard.supersede();
      return go(to as To, options);
    }
    if (await guard.prepare(navigation)) await go(to as To, options);
  }) as typeof go;

  beforeRouter.onPop = guardHistory(router, guard, toNavigation);
  loadAhead(router, code, modules);
  watchPage();
  reloadWhenReplaced(async () => (await whyMissing(manifest.url)) === 'replaced');
  if (!splitLocale(location.pathname).path.startsWith(paths.admin)) void startOffline(router);
}

/** Keeps the pages that are seen, and sends what waits. Without this code, pages need a network. */
async function startOffline(router: DataRouter): Promise<void> {
  try {
    const [{ keepSeenPages }, { sendWaitingWhenOnline }] = await Promise.all([
      import('../offline/seen-pages'),
      import('../offline/send-waiting'),
    ]);
    keepSeenPages(router, () => isIdle(router));
    sendWaitingWhenOnline();
  } catch {
    // The next page tries again.
  }
}

/** Scripts load again, so the next page whose scripts do not load may reload once. */
const forgetReload = (): void => tabStorage.remove(RELOADED_FOR_SCRIPTS_KEY);

const importFile = (url: string): Promise<ScreenModule> => import(/* @vite-ignore */ url);

/** Fetches into the browser's cache, from which the screen's own link takes it. */
async function fetchStyle(url: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${url}"]`)) return;
  const { ok } = await fetch(url);
  if (!ok) throw new Error(url);
}

/**
 * The name of React Router's manifest contains a hash of its content, so a newer version of the site has another one.
 */
async function whyMissing(manifestUrl: string): Promise<MissingReason> {
  try {
    const { status } = await fetch(manifestUrl, { method: 'HEAD', cache: 'no-store' });
    return status === HTTP_NOT_FOUND ? 'replaced' : 'dropped';
  } catch {
    return 'unreachable';
  }
}

/** Undefined for history steps and for anchors within the current screen, which need no code. */
function hrefOf(to: To | number | null): string | undefined {
  if (to === null || typeof to === 'number') return undefined;
  const { pathname, search } = new URL(typeof to === 'string' ? to : createPath(to), location.href);
  const isHere = withoutPrefix(pathname) === withoutPrefix(location.pathname) && search === location.search;
  return isHere ? undefined : pathname + search;
}

const idsOf = (router: DataRouter, href: string): string[] =>
  (matchRoutes(router.routes, withoutPrefix(href)) ?? []).map(({ route }) => route.id);

const indexOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;

/**
 * On Back and Forward the address changes before the page can be checked. If the code does not load, the history goes
 * back to the screen that is shown.
 */
function guardHistory(
  router: DataRouter,
  guard: NavigationGuard,
  toNavigation: (href: string) => Navigation,
) {
  let shown = indexOf(history.state);
  let isSteppingBack = false;
  let isHandedOn = false;
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') shown = indexOf(history.state) ?? shown;
  });
  const onPop = async (event: PopStateEvent) => {
    if (isHandedOn) return;
    if (isSteppingBack) {
      isSteppingBack = false;
      return event.stopImmediatePropagation();
    }
    const navigation = toNavigation(location.pathname + location.search);
    if (guard.isReady(navigation)) return guard.supersede();
    event.stopImmediatePropagation();
    if (await guard.prepare(navigation)) {
      isHandedOn = true;
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      isHandedOn = false;
      return;
    }
    if (guard.isLeaving) return;
    const steps = (shown ?? 0) - (indexOf(history.state) ?? shown ?? 0);
    isSteppingBack = steps !== 0;
    if (isSteppingBack) history.go(steps);
  };
  return (event: PopStateEvent) => void onPop(event);
}

/** Loads the code of one screen after the other, screens of buttons first. What does not load is left for the press. */
function loadAhead(router: DataRouter, code: ScreenCode, modules: Record<string, ScreenModule | undefined>) {
  if (navigator.connection?.saveData) return;
  let isRunning = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    while (!isIdle(router)) await pause();
    const hrefs = [...nextOf(router, modules), ...linksOf(document)];
    for (const id of new Set(hrefs.flatMap((href) => idsOf(router, href)))) {
      if (code.isHere([id])) continue;
      await idle();
      await code.load([id]).catch(() => {});
    }
    isRunning = false;
  };
  let path = '';
  router.subscribe(({ location: { pathname } }) => {
    if (pathname === path) return;
    path = pathname;
    void run();
  });
  addEventListener('online', () => void run());
  void run();
}

const isIdle = ({ state }: DataRouter): boolean =>
  state.navigation.state === 'idle' &&
  document.readyState === 'complete' &&
  document.documentElement.dataset.hydrated === 'yes';

const pause = () => new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MILLISECONDS));
const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve)
      : setTimeout(resolve, ASK_AGAIN_MILLISECONDS),
  );

const nextOf = (router: DataRouter, modules: Record<string, ScreenModule | undefined>) =>
  router.state.matches.flatMap(({ route }) => handleOf(modules[route.id])?.next ?? []).reverse();

function linksOf(page: Document): string[] {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];
  return [...new Set(links.map(({ pathname }) => pathname))];
}
