/**
 * The browser's storage, which may be forbidden or full. Nothing here ever throws: what the browser does not keep lasts as long as the
 * tab (in its session storage), or else as long as the page. The only file that uses `localStorage` and `sessionStorage`.
 */

/** In session storage: what local storage did not take. */
const OF_TAB = 'of-tab ';

/** What no storage took, by the key in `sessionStorage`; null for what could not be removed. */
const ofPage = new Map<string, string | null>();

function find(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[name] ?? undefined;
  } catch {
    // Reading the property throws where cookies are forbidden.
    return undefined;
  }
}

/** @returns whether the browser has done it */
function attempt(use: () => unknown): boolean {
  try {
    use();
    return true;
  } catch {
    return false;
  }
}

function read(storage: Storage | undefined, key: string): string | undefined {
  try {
    return storage?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

const write = (storage: Storage | undefined, key: string, value: string): boolean =>
  storage !== undefined && attempt(() => storage.setItem(key, value)) && read(storage, key) === value;

/** @returns whether nothing is left under the key */
const remove = (storage: Storage | undefined, key: string): boolean =>
  storage === undefined || (attempt(() => storage.removeItem(key)) && read(storage, key) === undefined);

/** What this tab keeps until it is closed. */
export const tabStorage = {
  read: (key: string): string | undefined => {
    const value = ofPage.get(key);
    return value === undefined ? read(find('sessionStorage'), key) : (value ?? undefined);
  },
  /** @returns whether it survives a reload */
  write: (key: string, value: string): boolean => {
    const isKept = write(find('sessionStorage'), key, value);
    if (isKept) ofPage.delete(key);
    else ofPage.set(key, value);
    return isKept;
  },
  remove: (key: string): void => {
    if (remove(find('sessionStorage'), key)) ofPage.delete(key);
    else ofPage.set(key, null);
  },
};

/** What the browser keeps for all tabs, and for the next visit. */
export const storage = {
  /** Undefined on the server, too. */
  read: (key: string): string | undefined => {
    if (typeof window === 'undefined' || ofPage.get(OF_TAB + key) === null) return undefined;
    return tabStorage.read(OF_TAB + key) ?? read(find('localStorage'), key);
  },
  /** @returns whether it is kept for all tabs; otherwise only this tab has it */
  write: (key: string, value: string): boolean => {
    const isKept = write(find('localStorage'), key, value);
    if (isKept) tabStorage.remove(OF_TAB + key);
    else tabStorage.write(OF_TAB + key, value);
    return isKept;
  },
  remove: (key: string): void => {
    tabStorage.remove(OF_TAB + key);
    // What cannot be removed is hidden from this page at least.
    if (!remove(find('localStorage'), key)) ofPage.set(OF_TAB + key, null);
  },
};

/** Call it when another tab has changed these keys: what only this tab had under them is over (D27). */
export function dropTabOnly(keys: readonly string[]): void {
  for (const key of keys) tabStorage.remove(OF_TAB + key);
}
