import { failures } from '@namma/contract/failures';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { toast } from '../ui/toast';
import { PartIsAlive, usePartIsAwaited } from './alive';
import type { Load, LoadArguments } from './reads';

const ASK_AGAIN_MILLISECONDS = 3_000;

/**
 * A part of a public page whose HTML comes with the page and whose code comes after the first load: what the server
 * wrote stands, readable and with working links, until then.
 * @returns the part, and `preload` for a client loader: a page that is moved to within the browser waits for its
 * parts, so that an anchor in it is there to be scrolled to
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>) {
  let arrived: ComponentType<P> | undefined;
  const preload = async () => {
    arrived ??= await load();
    return { default: arrived };
  };
  const Awaited = lazy(() => insist(preload));

  // biome-ignore lint/correctness/noComponentHookFactories: made once a part, when its module is read
  function Later(props: P) {
    usePartIsAwaited();
    // Chosen once: to change it later would build the part anew.
    const [Part] = useState<ComponentType<P>>(() => arrived ?? (Awaited as unknown as ComponentType<P>));
    return (
      <Suspense>
        <Part {...props} />
        <PartIsAlive />
      </Suspense>
    );
  }
  return { Later, preload };
}

/** Where the code does not arrive, what the server wrote stays, the person is told once, and it is asked for until it is here. */
async function insist<T>(load: () => Promise<T>, isTold = false): Promise<T> {
  try {
    return await load();
  } catch {
    if (!isTold) toast.error(failures.networkError);
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MILLISECONDS));
    return insist(load, true);
  }
}

/**
 * A client loader whose own code comes when it first runs, as the page's parts do: the first load has its data in the
 * HTML and needs neither.
 */
export function loadLater<T>(load: () => Promise<Load<T>>, preload: () => Promise<unknown>) {
  const preloadAll = () => Promise.all([import('./reads'), load(), preload()]);
  const clientLoader = async (loaderArguments: LoadArguments): Promise<T> => {
    const [{ inBrowser }, loadPage] = await preloadAll();
    return inBrowser(loadPage)(loaderArguments);
  };
  return Object.assign(clientLoader, { preload: preloadAll });
}
