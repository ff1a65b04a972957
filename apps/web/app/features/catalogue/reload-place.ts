/**
 * How deep a list was read and scrolled when its page was left by a reload. The storage of the tab, since memory ends with
 * the page.
 */
const STORAGE_KEY = 'list-place';
/** More than so many pages are not read at once. */
export const PAGES_MOST = 30;

export interface ListPlace {
  address: string;
  /** The entry in the browser's history: another visit to the same list begins at its top. */
  historyKey: string;
  /** The last page that was read. */
  page: number;
  /** How far it was scrolled, in pixels. */
  top: number;
}

export function keepPlace(place: ListPlace): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(place));
  } catch {
    // Without storage the list begins anew.
  }
}

/** The place of this list before the reload, once. */
export function takePlace({
  address,
  historyKey,
}: Pick<ListPlace, 'address' | 'historyKey'>): ListPlace | undefined {
  // The first entry of every tab has the same key.
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type !== 'reload' && arrival?.type !== 'back_forward') return undefined;
  try {
    const place: ListPlace | null = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    sessionStorage.removeItem(STORAGE_KEY);
    return place?.address === address && place.historyKey === historyKey ? place : undefined;
  } catch {
    return undefined;
  }
}
