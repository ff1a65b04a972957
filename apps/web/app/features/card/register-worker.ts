import * as paths from '@namma/contract/paths';

/**
 * Registers the service worker of the card, for this page only. Without one, in an older browser or in development, the card
 * needs a network to open.
 */
export function registerWorker(): void {
  void navigator.serviceWorker
    ?.register('/sw.js', { scope: paths.profileCard, updateViaCache: 'none' })
    .catch(() => {});
}
