import type { Reply } from '@namma/contract/calls';
import { useState } from 'react';
import { usePolling } from '../../admin/list/use-polling';
import { api } from '../../lib/api/api';

type Figures = Reply<'admin/getDashData'>;

/** The figures, polled while the page is visible. When a request fails, the old ones stay. */
export function useFreshFigures(first: Figures) {
  const [shown, setShown] = useState({ figures: first, at: new Date(), hasFailed: false });
  usePolling((signal) => {
    api('admin/getDashData', { signal }).then(
      (figures) => setShown({ figures, at: new Date(), hasFailed: false }),
      () => !signal.aborted && setShown((last) => ({ ...last, hasFailed: true })),
    );
  }, 'later');
  return shown;
}
