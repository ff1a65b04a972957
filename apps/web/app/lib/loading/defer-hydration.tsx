import { failures } from '@namma/contract/messages/failures';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { toast } from '../../ui/toast';
import { PartHydrated, useWaitForPart } from './hydration-mark';
import type { Load, LoadArguments } from './reads';

const RETRY_MILLISECONDS = 3_000;

/** Other code of the screens whose modules have loaded, until it may be loaded ahead. */
const aheadLater: (() => Promise<unknown>)[] = [];
let mayLoadAhead = false;

function loadAhead(load: () => Promise<unknown>): void {
  if (mayLoadAhead) load().catch(() => {});
  else aheadLater.push(load);
}

/** Call it when the page is complete: loads the other code of this screen, and of screens that are loaded ahead from now on. */
export function allowLoadingAhead(): void {
  mayLoadAhead = true;
  for (const load of aheadLater.splice(0)) loadAhead(load);
}

/** A navigation whose code does not load stays where it is, until useLostCode has decided what becomes of it. */
const stay = () => new Promise<never>(() => {});

/**
 * Defers the hydration of a part of a public page: its HTML is rendered on the server, and its code is loaded after the
 * first load. Until then the HTML is readable and its links work.
 * @returns the part, and `preload` for client loaders: a navigation waits for the code, so that the page can scroll to an
 * anchor in it
 */
export function deferHydration<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined;
  const loadPart = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const Lazy = lazy(() => loadWithRetries(loadPart));
  loadAhead(loadPart);

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when its module is evaluated
  function Deferred(props: P) {
    useWaitForPart();
    // Chosen once: another component type would remount the part.
    const [Part] = useState<ComponentType<P>>(() => loaded ?? (Lazy as unknown as ComponentType<P>));
    return (
      <Suspense>
        <Part {...props} />
        <PartHydrated />
      </Suspense>
    );
  }
  return { Deferred, preload: () => loadPart().then(() => null, stay) };
}

/** Tries until the code has loaded. Meanwhile the HTML stays, and one toast says that the network is down. */
async function loadWithRetries<T>(load: () => Promise<T>, isNotified = false): Promise<T> {
  try {
    return await load();
  } catch {
    if (!isNotified) toast.error(failures.networkError);
    await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS));
    return loadWithRetries(load, true);
  }
}

/**
 * A client loader whose code is loaded when it first runs. The first load does not need it, because its data is in the
 * HTML.
 */
export function deferClientLoader<T>(load: () => Promise<Load<T>>, preload: () => Promise<unknown>) {
  const loadAll = () => Promise.all([import('./reads'), load(), preload()]);
  loadAhead(loadAll);
  return async (loaderArguments: LoadArguments): Promise<T> => {
    const [{ inBrowser }, loadPage] = await loadAll().catch(stay);
    return inBrowser(loadPage)(loaderArguments);
  };
}
