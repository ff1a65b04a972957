import * as paths from '@namma/contract/paths';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isPageComplete } from '../loading/load-ahead';
import { withoutPrefix } from '../session/language';
import { attempt } from '../session/storage';
import type { CardMessage } from './card-message';

/** The page may still load parts when it is complete. */
const AFTER_MILLISECONDS = 1_500;

/**
 * Registers the service worker once the page is complete: its requests would compete with the page for a slow connection. On
 * the screen of the membership card, asks it to cache that screen. Not on the admin side.
 */
export function useServiceWorker(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const workers = attempt(() => navigator.serviceWorker);
    if (!workers || pathname.startsWith(paths.admin)) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        if (isPageComplete()) void start(workers);
        else wait();
      }, AFTER_MILLISECONDS);
    };
    wait();
    return () => clearTimeout(timer);
  }, [pathname]);
}

async function start(workers: ServiceWorkerContainer): Promise<void> {
  try {
    await workers.register('/sw.js', { scope: '/', updateViaCache: 'none' });
    if (withoutPrefix(location.pathname) !== paths.profileCard || navigator.connection?.saveData) return;
    const { active } = await workers.ready;
    active?.postMessage({
      kind: 'card',
      path: location.pathname,
      files: loadedFiles(),
    } satisfies CardMessage);
  } catch {
    // In an older browser, or where storage is forbidden, all pages need a network.
  }
}

function loadedFiles(): string[] {
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
  return [...new Set(paths)];
}
