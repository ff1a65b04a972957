import { getToasts, type Toast, toast } from '../../ui/toast';
import { tabStorage } from '../session/storage';

/** In the tab's storage: the messages of the page before. */
export const KEPT_TOASTS_KEY = 'toasts';

type KeptToast = Pick<Toast, 'kind' | 'text' | 'action' | 'note'>;

/** Keeps the messages for the next page of this tab, except those with a button, whose function ends with this page. */
export function keepToasts(): void {
  const kept = getToasts().filter(({ action }) => !action || 'to' in action);
  if (kept.length > 0) tabStorage.write(KEPT_TOASTS_KEY, JSON.stringify(kept));
}

/** Shows what the page before has kept. */
export function showKeptToasts(): void {
  const kept = tabStorage.read(KEPT_TOASTS_KEY);
  if (!kept) return;
  tabStorage.remove(KEPT_TOASTS_KEY);
  for (const { kind, text, action, note } of JSON.parse(kept) as KeptToast[]) {
    if (kind === 'success') toast.success(text, action, note);
    else toast.error(text, action);
  }
}
