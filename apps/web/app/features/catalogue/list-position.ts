import { tabStorage } from '../../lib/session/storage';

/**
 * Scroll position of a list across a reload. In session storage, because memory does not survive a reload.
 */
const STORAGE_KEY = 'list-position';
/** The most pages that are read at once. */
export const MAX_PAGES = 30;

export interface ListPosition {
  address: string;
  /** The browser's history entry: another visit to the same list starts at its top. */
  historyKey: string;
  /** The last page that was read. */
  page: number;
  /** The scroll position in pixels. */
  top: number;
}

export function savePosition(position: ListPosition): void {
  tabStorage.write(STORAGE_KEY, JSON.stringify(position));
}

/** The position of this list before the reload. Answers once. */
export function consumePosition({
  address,
  historyKey,
}: Pick<ListPosition, 'address' | 'historyKey'>): ListPosition | undefined {
  // The first history entry of every tab has the same key.
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type !== 'reload' && arrival?.type !== 'back_forward') return undefined;
  try {
    const position: ListPosition | null = JSON.parse(tabStorage.read(STORAGE_KEY) ?? 'null');
    tabStorage.remove(STORAGE_KEY);
    return position?.address === address && position.historyKey === historyKey ? position : undefined;
  } catch {
    return undefined;
  }
}
