import * as words from '#words/lib';
import { toast } from '../../ui/toast';
import { tabStorage } from '../session/storage';

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
  const last = Number(tabStorage.read(RELOADED_FOR_PART_KEY) ?? 0);
  if (Date.now() - last < RELOADS_APART_MILLISECONDS) return false;
  // Unless the tab keeps it, nothing could stop the next reload.
  return tabStorage.write(RELOADED_FOR_PART_KEY, String(Date.now()));
}
