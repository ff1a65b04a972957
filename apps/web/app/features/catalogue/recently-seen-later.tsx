import { type ComponentType, useEffect, useState } from 'react';
import type { SeenProduct } from './recently-seen';

type Row = ComponentType<{ current?: SeenProduct }>;

/** The row of recently seen products. The server does not know them, so it and its code come after the page. */
export function RecentlySeen({ current }: { current?: SeenProduct }) {
  const [Row, setRow] = useState<Row>();
  useEffect(() => {
    // The page works without it.
    import('./recently-seen-row').then(
      (loaded) => setRow(() => loaded.RecentlySeenRow),
      () => {},
    );
  }, []);
  return Row ? <Row {...(current ? { current } : {})} /> : null;
}
