import { failures } from '@namma/contract/messages/failures';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { toast } from '../../ui/toast';
import { WANTED_RELOAD } from './reloads';
import { saveShownAddress } from './shown-address';

type Late = typeof import('./late-page');

/**
 * Loads what watches the page once the first load is over. Until then, and after it, holds React Router's reload of the page: the
 * router does that when the code of a screen does not load, and without a network it would end on the browser's own error page.
 * Browsers without the Navigation API reload.
 * @returns an element without content
 */
export function useLatePage() {
  const [late, setLate] = useState<Late>();
  const [losses, setLosses] = useState(0);
  const { pathname, search } = useLocation();
  useEffect(() => saveShownAddress(pathname, search), [pathname, search]);
  useEffect(() => {
    // The page's scripts have arrived; see defer-scripts.
    document.documentElement.dataset.started = 'yes';
    const load = () => import('./late-page').then(setLate);
    const preventReload = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.info === WANTED_RELOAD) return;
      event.preventDefault();
      setLosses((count) => count + 1);
      load().catch(() => toast.error(failures.networkError));
    };
    window.navigation?.addEventListener('navigate', preventReload);
    load().catch(() => {});
    return () => window.navigation?.removeEventListener('navigate', preventReload);
  }, []);
  return late && <late.LatePage losses={losses} />;
}
