import { failures } from '@namma/contract/messages/failures';
import * as paths from '@namma/contract/paths';
import { useEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router';
import { toast } from '../../ui/toast';
import { withoutPrefix } from '../session/language';
import { attempt, tabStorage } from '../session/storage';

/** When a page has reloaded because a part of it did not load. */
const RELOADED_KEY = 'reloadedForPart';
const RELOADS_APART_MILLISECONDS = 10 * 60_000;
const HTTP_NOT_FOUND = 404;
/** Answers of a proxy while the server is replaced or overloaded, and of a server that starts or stops. */
const HTTP_AWAY: readonly number[] = [502, 503, 504];
/** Longer than a screen takes whose code has loaded. */
const SCREEN_COMES_MILLISECONDS = 1_000;
const RESPONSE_WITHIN_MILLISECONDS = 4_000;
/** Marks a reload that this file wants, unlike the router's. */
const WANTED_RELOAD = 'wanted';

/**
 * Handles code that does not load, without a network or after an update of the site. React Router then reloads the page, which
 * without a network would lose it. Instead, the wanted screen is opened as a new document if the server answers; otherwise the
 * current screen stays and a message is shown. A lost part of the current screen reloads the page once. Browsers without the
 * Navigation API reload.
 */
export function useLostCode(): void {
  const next = useNavigation().location;
  const shown = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ next, shown, navigate });
  const hasLostScreen = useRef(false);
  useEffect(() => {
    latest.current = { next, shown, navigate };
  });
  const openNext = useRef(async () => {
    const { next: wanted, shown: current, navigate: go } = latest.current;
    // Code that was loaded ahead is requested again when it is needed.
    if (!wanted) return;
    const path = createPath(wanted);
    const opens = await canOpen(path);
    // Something else was pressed meanwhile, or the screen has come.
    if (latest.current.next !== wanted) return;
    if (opens) return loadDocument(path);
    toast.error(failures.networkError);
    void go(current, {
      replace: true,
      state: current.state,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    });
  });
  // The router never requests a module again that it has failed to load: a later press may wait for one of those.
  useEffect(() => {
    if (!next || !hasLostScreen.current) return;
    const timer = setTimeout(() => void openNext.current(), SCREEN_COMES_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [next]);
  useEffect(() => {
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.info === WANTED_RELOAD) return;
      event.preventDefault();
      hasLostScreen.current = true;
      void openNext.current();
    };
    const onLostPart = () => void (latest.current.next ? openNext.current() : reloadOnce());
    window.navigation?.addEventListener('navigate', onNavigate);
    window.addEventListener('vite:preloadError', onLostPart);
    return () => {
      window.navigation?.removeEventListener('navigate', onNavigate);
      window.removeEventListener('vite:preloadError', onLostPart);
    };
  }, []);
}

/** True if an address opens as a new document: from the server, or the membership card from the service worker. */
async function canOpen(path: string): Promise<boolean> {
  const status = await requestStatus(path);
  if (status && !HTTP_AWAY.includes(status)) return true;
  const hasWorker = Boolean(attempt(() => navigator.serviceWorker.controller));
  return hasWorker && withoutPrefix(path) === paths.profileCard;
}

/** @returns undefined without a response */
const requestStatus = (url: string): Promise<number | undefined> =>
  fetch(url, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(RESPONSE_WITHIN_MILLISECONDS),
  }).then(
    ({ status }) => status,
    () => undefined,
  );

/** After Back, the address is the window's already. */
function loadDocument(path: string): void {
  if (path !== location.pathname + location.search) location.assign(path);
  else if (window.navigation) window.navigation.reload({ info: WANTED_RELOAD });
  else location.reload();
}

/**
 * Only after an update of the site, which no longer has this file under its hash, and not twice in ten minutes: unless the tab
 * stores the time, nothing could stop the next reload.
 */
async function reloadOnce(): Promise<void> {
  if ((await requestStatus(import.meta.url)) !== HTTP_NOT_FOUND) return;
  const last = Number(tabStorage.read(RELOADED_KEY) ?? 0);
  if (Date.now() - last < RELOADS_APART_MILLISECONDS) return;
  if (tabStorage.write(RELOADED_KEY, String(Date.now()))) loadDocument(location.pathname + location.search);
}
