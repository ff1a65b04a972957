/**
 * The browser's storage, which may be forbidden or full. Never throws: values that the browser does not store are kept
 * in memory as long as the page. The only file that uses `localStorage` and `sessionStorage`.
 */

/** Fallback for values that storage did not accept. */
const ofPage = new Map<string, string>();
const ofPageForAll = new Map<string, string>();

/**
 * Uses a browser feature that may be absent, or whose mere access may throw, for example where cookies are forbidden.
 * @returns undefined where it cannot be used
 */
export function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

type Name = 'localStorage' | 'sessionStorage';

const read = (name: Name, key: string): string | undefined =>
  attempt(() => globalThis[name].getItem(key)) ?? undefined;

function write(name: Name, key: string, value: string): boolean {
  attempt(() => globalThis[name].setItem(key, value));
  return read(name, key) === value;
}

const remove = (name: Name, key: string): void => attempt(() => globalThis[name].removeItem(key));

/** Storage of this tab. */
export const tabStorage = {
  read: (key: string): string | undefined => ofPage.get(key) ?? read('sessionStorage', key),
  /** @returns true if it survives a reload */
  write: (key: string, value: string): boolean => {
    const isKept = write('sessionStorage', key, value);
    if (isKept) ofPage.delete(key);
    else ofPage.set(key, value);
    return isKept;
  },
  remove: (key: string): void => {
    ofPage.delete(key);
    remove('sessionStorage', key);
  },
};

/** Storage shared by all tabs. */
export const storage = {
  /** Undefined on the server, too. */
  read: (key: string): string | undefined =>
    typeof window === 'undefined' ? undefined : (ofPageForAll.get(key) ?? read('localStorage', key)),
  /** @returns whether it is stored for all tabs; otherwise only this page has it. A session token is never stored in the tab. */
  write: (key: string, value: string): boolean => {
    const isKept = write('localStorage', key, value);
    if (isKept) ofPageForAll.delete(key);
    else ofPageForAll.set(key, value);
    return isKept;
  },
  remove: (key: string): void => {
    ofPageForAll.delete(key);
    remove('localStorage', key);
  },
};

/** Call it when another tab has changed these keys: what only this page had under them is over (D27). */
export function dropPageOnly(keys: readonly string[]): void {
  for (const key of keys) ofPageForAll.delete(key);
}
