import { failures } from '@namma/contract/failures';
import { createPath, type DataRouter, matchRoutes, type To } from 'react-router';
import { toast } from '../ui/toast';
import { ApiError } from './api-error';
import { type Missing, type Move, Moves } from './moves';
import { handleOf, ScreenCode, type ScreenFiles, type ScreenModule } from './screen-code';
import { STARTED_RELOAD_KEY } from './scripts-started';

/** What React Router keeps on the page. */
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
/** How long a page that is still coming alive is left alone. */
const ASK_AGAIN_MILLISECONDS = 250;

/** Asked before React Router is. */
export interface BeforeRouter {
  onPop?: (event: PopStateEvent) => void;
}

let loadScreen: ((href: string) => Promise<void>) | undefined;

/**
 * For the redirect of a loader, which no press asked for: its screen's code first.
 * @returns the address
 * @throws ApiError with status 0 and the sentence to show where the code does not arrive
 */
export async function reach(href: string): Promise<string> {
  try {
    await loadScreen?.(href);
  } catch {
    throw new ApiError(0, failures.networkError);
  }
  return href;
}

/**
 * Puts the code check in front of every move within the page: links and buttons, Back and Forward. Also loads, when nothing
 * else is to be done, the code of the screens that the shown one leads to. A second call does nothing.
 * @param go the router's own `navigate`
 * @param beforeRouter what hears of Back and Forward before the router does
 */
export function watchMoves(router: DataRouter, go: DataRouter['navigate'], beforeRouter: BeforeRouter): void {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = window;
  if (loadScreen || !manifest || !modules) return;
  forgetReload();
  const code = new ScreenCode({ routes: manifest.routes, modules, importFile, fetchStyle });
  const moves = new Moves({
    code,
    whyMissing: () => whyMissing(manifest.url),
    say: toast.error,
    loadPage: (href) => location.assign(href),
  });
  const toMove = (href: string): Move => ({ href, ids: idsOf(router, href) });

  loadScreen = (href) => code.load(idsOf(router, new URL(href, location.href).pathname));

  router.navigate = (async (to: To | number | null, options?: never) => {
    const href = hrefOf(to);
    const move = href === undefined ? undefined : toMove(href);
    if (!move || moves.isReady(move)) {
      moves.supersede();
      return go(to as To, options);
    }
    if (await moves.prepare(move)) await go(to as To, options);
  }) as typeof go;

  beforeRouter.onPop = watchHistory(router, moves, toMove);
  loadAhead(router, code, modules);
}

/** Scripts arrive again: the next page whose scripts do not may be loaded once more. */
function forgetReload(): void {
  try {
    sessionStorage.removeItem(STARTED_RELOAD_KEY);
  } catch {
    // Where the browser forbids storage, nothing was kept.
  }
}

const importFile = (url: string): Promise<ScreenModule> => import(/* @vite-ignore */ url);

/** Into the browser's cache, where the screen's own link finds it. */
async function fetchStyle(url: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${url}"]`)) return;
  const { ok } = await fetch(url);
  if (!ok) throw new Error(url);
}

/** React Router's manifest is named after its content: another version of the site has another. */
async function whyMissing(manifestUrl: string): Promise<Missing> {
  try {
    const { status } = await fetch(manifestUrl, { method: 'HEAD', cache: 'no-store' });
    return status === HTTP_NOT_FOUND ? 'replaced' : 'dropped';
  } catch {
    return 'unreachable';
  }
}

/** Undefined for steps in the history and for places within the shown screen, which need no code. */
function hrefOf(to: To | number | null): string | undefined {
  if (to === null || typeof to === 'number') return undefined;
  const { pathname, search } = new URL(typeof to === 'string' ? to : createPath(to), location.href);
  const isHere = pathname === location.pathname && search === location.search;
  return isHere ? undefined : pathname + search;
}

const idsOf = (router: DataRouter, href: string): string[] =>
  (matchRoutes(router.routes, href) ?? []).map(({ route }) => route.id);

const indexOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;

/** The address changes before a page can be asked: where its code does not arrive, the history steps back to what is shown. */
function watchHistory(router: DataRouter, moves: Moves, toMove: (href: string) => Move) {
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
    const move = toMove(location.pathname + location.search);
    if (moves.isReady(move)) return moves.supersede();
    event.stopImmediatePropagation();
    if (await moves.prepare(move)) {
      isHandedOn = true;
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      isHandedOn = false;
      return;
    }
    const steps = (shown ?? 0) - (indexOf(history.state) ?? shown ?? 0);
    isSteppingBack = steps !== 0;
    if (isSteppingBack) history.go(steps);
  };
  return (event: PopStateEvent) => void onPop(event);
}

/** One screen's code after the other, buttons' screens first; what does not arrive is left for the press. */
function loadAhead(router: DataRouter, code: ScreenCode, modules: Record<string, ScreenModule | undefined>) {
  if (navigator.connection?.saveData) return;
  let isRunning = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    while (!isCalm(router)) await pause();
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

const isCalm = ({ state }: DataRouter): boolean =>
  state.navigation.state === 'idle' &&
  document.readyState === 'complete' &&
  document.documentElement.dataset.alive === 'yes';

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
