import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getSignedInAs, getToken } from './session';
import { endSession, expireSession, hasSessionExpired, startSession } from './session-changes';
import { storage, tabStorage } from './storage';

const forbidden = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const full = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

type Changed = Partial<Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>>;

/** Gives the page a storage in which some methods behave otherwise. */
function change(names: readonly ('localStorage' | 'sessionStorage')[], changed: Changed | null): void {
  for (const name of names) {
    const real = window[name];
    const fake: Required<Changed> = {
      getItem: (key) => real.getItem(key),
      setItem: (key, value) => real.setItem(key, value),
      removeItem: (key) => real.removeItem(key),
      ...changed,
    };
    // The part of a storage that the site uses; null in some web views.
    vi.spyOn(window, name, 'get').mockReturnValue((changed && fake) as Storage);
  }
}

const both = ['localStorage', 'sessionStorage'] as const;
const forbid = (...names: readonly ('localStorage' | 'sessionStorage')[]) => {
  for (const name of names) vi.spyOn(window, name, 'get').mockImplementation(forbidden);
};

/** The ways in which browsers refuse to store. */
const ways: [string, () => void][] = [
  ['forbidden', () => forbid(...both)],
  ['forbidden for all but the tab', () => forbid('localStorage')],
  ['absent', () => change(both, null)],
  ['full', () => change(both, { setItem: full })],
  ['unreadable', () => change(both, { getItem: forbidden, setItem: forbidden, removeItem: forbidden })],
  ['silently empty', () => change(both, { setItem: () => {} })],
];

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  endSession();
  localStorage.clear();
  sessionStorage.clear();
});

describe.each(ways)('storage that is %s', (_way, breakStorage) => {
  it('keeps what is written as long as the page, and shows a message', () => {
    breakStorage();

    const isKept = storage.write('key', 'value');
    const value = storage.read('key');
    storage.remove('key');

    expect([isKept, value, storage.read('key')]).toEqual([false, 'value', undefined]);
  });

  it('has a session for the tab, which ends with the sign-out and when it expires', () => {
    breakStorage();
    vi.stubGlobal('indexedDB', { deleteDatabase: forbidden });

    const isKept = startSession('a-token', 'asha@example.in', 'ADMIN');
    const during = [getToken(), getSignedInAs()];
    endSession();
    const after = [getToken(), getSignedInAs()];
    startSession('another', 'ravi@example.in');
    expireSession();

    expect(isKept).toBe(false);
    expect(during).toEqual(['a-token', 'asha@example.in']);
    expect(after).toEqual([undefined, undefined]);
    expect([getToken(), hasSessionExpired()]).toEqual([undefined, true]);
  });
});

it('an older session that a full browser still keeps is replaced, not mixed with the new one', () => {
  startSession('old-token', 'asha@example.in');
  change(both, { setItem: full });

  startSession('new-token', 'ravi@example.in');
  const during = [getToken(), getSignedInAs()];
  endSession();

  expect(during).toEqual(['new-token', 'ravi@example.in']);
  expect(getToken()).toBeUndefined();
});

it('a session token is stored under `token` in localStorage, and nowhere else', () => {
  startSession('a-token', 'asha@example.in');
  const stored = localStorage.getItem('token');
  endSession();
  forbid('localStorage');
  startSession('another-token', 'asha@example.in');

  expect(stored).toBe('a-token');
  expect(getToken()).toBe('another-token');
  expect(Object.values({ ...sessionStorage })).not.toContain('another-token');
  expect(window.name).toBe('');
});

it('keeps the tab’s own notes in any browser', () => {
  change(both, { setItem: full });

  tabStorage.write('key', 'value');

  expect(tabStorage.read('key')).toBe('value');
  tabStorage.remove('key');
  expect(tabStorage.read('key')).toBeUndefined();
});

describe('the code of the site', () => {
  const app = join(import.meta.dirname, '../..');
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file));
  const usersOf = (what: RegExp) =>
    files.filter((file) =>
      what.test(readFileSync(join(app, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')),
    );

  it('uses storage only where it may be forbidden or full', () => {
    // The inline scripts guard themselves: they run before any module.
    expect(usersOf(/\b(?:localStorage|sessionStorage)\b/).sort()).toEqual([
      'lib/loading/defer-scripts.server.ts',
      'lib/loading/offer-language.server.ts',
      'lib/session/storage.ts',
    ]);
  });

  it('mentions other parts that may be forbidden only within `attempt`, or where any failure is one of the database', () => {
    const unguarded =
      /^(?!.*attempt\().*(?:\bindexedDB\b|navigator\.locks|navigator\.serviceWorker|BroadcastChannel)/m;

    expect(usersOf(unguarded).sort()).toEqual(['shared/card-store.ts']);
  });
});
