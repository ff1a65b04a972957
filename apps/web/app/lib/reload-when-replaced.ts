import * as words from '#words/lib';
import { toast } from '../ui/toast';

/** When a page has reloaded because a part of it was gone. */
const RELOADED_FOR_PART_KEY = 'reloadedForPart';
const RELOADS_APART_MILLISECONDS = 10 * 60_000;

/**
 * Reloads the page when code of one of its parts is gone, because the site was replaced by a newer version long ago. Not
 * without a network, and not twice in ten minutes.
 * @param isReplaced asks the server
 */
export function reloadWhenReplaced(isReplaced: () => Promise<boolean>): void {
  const reload = async () => {
    if (!navigator.onLine || !(await isReplaced()) || !mayReload()) return;
    toast.error(words.siteUpdated);
    location.reload();
  };
  window.addEventListener('vite:preloadError', () => void reload());
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_FOR_PART_KEY));
    if (Date.now() - last < RELOADS_APART_MILLISECONDS) return false;
    sessionStorage.setItem(RELOADED_FOR_PART_KEY, String(Date.now()));
    return true;
  } catch {
    // Without storage, nothing could stop the next reload.
    return false;
  }
}
