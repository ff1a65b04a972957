import { type ComponentType, useEffect, useState } from 'react';
import type { ShareProps } from './share-button';

/** The place of a button that shares a page. What the device offers the server does not know: the button comes after the page. */
export function ShareLater(props: ShareProps) {
  const [Share, setShare] = useState<ComponentType<ShareProps>>();
  useEffect(() => {
    // The page works without it.
    import('./share-button').then(
      (loaded) => setShare(() => loaded.ShareButton),
      () => {},
    );
  }, []);
  return <div className="min-h-11 print:hidden">{Share && <Share {...props} />}</div>;
}
