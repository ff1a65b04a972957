import { type ComponentType, lazy, Suspense, useState } from 'react';

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
  const Awaited = lazy(preload);

  // biome-ignore lint/correctness/noComponentHookFactories: made once a part, when its module is read
  function Later(props: P) {
    // Chosen once: to change it later would build the part anew.
    const [Part] = useState<ComponentType<P>>(() => arrived ?? (Awaited as unknown as ComponentType<P>));
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }
  return { Later, preload };
}
