/**
 * Where a list was scrolled when its page was reloaded. In session storage, because memory does not survive a reload.
 */
const STORAGE_KEY = 'list-place';
/** The most pages that are read at once. */
export const PAGES_MOST = 30;

export interface ListPlace {
  address: string;
  /** The browser's history entry: another visit to the same list starts at its top. */
  historyKey: string;
  /** The last page that was read. */
  page: number;
  /** The scroll position in pixels. */
  top: number;
}

export function keepPlace(place: ListPlace): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(place));
  } catch {
    // Without storage the list starts at its top.
  }
}

/** The position of this list before the reload. Can be taken once. */
export function takePlace({
  address,
  historyKey,
}: Pick<ListPlace, 'address' | 'historyKey'>): ListPlace | undefined {
  // The first history entry of every tab has the same key.
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
