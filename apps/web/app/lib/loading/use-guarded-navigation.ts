import { failures } from '@namma/contract/messages/failures';
import { useEffect } from 'react';
import type { DataRouter } from 'react-router';
import { toast } from '../../ui/toast';
import type { BeforeRouter } from './guard-navigation';

declare global {
  interface Window {
    /** React Router's own. */
    __reactRouterDataRouter?: DataRouter;
  }
}

const beforeRouter: BeforeRouter = {};
// Added before the router is created: listeners of the window run in the order in which they were added.
if (typeof window !== 'undefined') addEventListener('popstate', (event) => beforeRouter.onPop?.(event));

/** Puts `guardNavigation` in front of the router. Its code is loaded after the first load; an earlier press waits for it. */
export function useGuardedNavigation(): void {
  useEffect(() => {
    // The page's scripts have arrived; see scripts-after-paint.
    document.documentElement.dataset.started = 'yes';
    const router = window.__reactRouterDataRouter;
    // Vite serves each module by itself, so there is no code of screens to wait for.
    if (import.meta.env.DEV) void import('../api/watch-page').then(({ watchPage }) => watchPage());
    if (!router || import.meta.env.DEV) return;
    const go = router.navigate;
    const watch = async () => (await import('./guard-navigation')).guardNavigation(router, go, beforeRouter);
    router.navigate = async (...navigation: unknown[]) => {
      await watch().then(
        () => router.navigate(...(navigation as Parameters<typeof go>)),
        () => toast.error(failures.networkError),
      );
    };
    watch().catch(() => {});
  }, []);
}
