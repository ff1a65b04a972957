import { type ComponentType, lazy, Suspense, useState } from 'react';
import { PartIsAlive, usePartIsAwaited } from './alive';
import type { Load, LoadArguments } from './reads';

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
  // Where the code cannot be had, what the server wrote stays: better than an error in its place.
  const Awaited = lazy(() => preload().catch(() => new Promise<never>(() => {})));

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

/**
 * A client loader whose own code comes when it first runs, as the page's parts do: the first load has its data in the
 * HTML and needs neither.
 */
export const loadLater =
  <T,>(load: () => Promise<Load<T>>, preload: () => Promise<unknown>) =>
  async (loaderArguments: LoadArguments): Promise<T> => {
    const [{ inBrowser }, loadPage] = await Promise.all([import('./reads'), load(), preload()]);
    return inBrowser(loadPage)(loaderArguments);
  };
