import { messages as sentences } from '@namma/contract/messages';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepCard, readCard } from '../../shared/card-store';
import { fakeApi } from '../../testing/fake-api';
import { leave, pass, renderScreenAt } from '../../testing/render-screen-at';
import { getToken } from './session';
import { endSession, startSession } from './session-changes';
import { isSignOutWaiting, sendSignOuts, sendSignOutsWhenOnline } from './sign-outs';
import { useLeaveWhenSignedOut } from './use-leave-when-signed-out';
import { signOut } from './use-logout';

const notHeard =
  'Logged out on this device only: the server could not be reached. It is told as soon as there is a network.';
const loggedOut = { reply: { status: sentences.loggedOut } } as const;

function Members() {
  useLeaveWhenSignedOut();
  return <p>Orders of Asha</p>;
}

const open = () => renderScreenAt('/profile', <Members />);

/** What other tabs, and the next visit, find. */
const everythingKept = () => JSON.stringify({ ...localStorage, ...sessionStorage });

beforeEach(() => {
  vi.useFakeTimers();
  startSession('a-token', 'asha@example.in');
});
afterEach(() => {
  endSession();
  leave();
});

describe('a sign-out', () => {
  it('that the server hears says so, and leaves nothing behind', async () => {
    const api = fakeApi({ 'auth/logout': loggedOut });
    const { messages } = await open();

    await signOut();
    await pass(0);

    expect(messages()).toEqual([sentences.loggedOut]);
    expect(api.requests[0]?.headers.get('authorization')).toBe('Bearer a-token');
    expect(everythingKept()).toBe('{}');
  });

  it('that finds the session over already is one all the same', async () => {
    fakeApi({ 'auth/logout': { status: 401, error: { message: 'Unauthorized' } } });
    const { messages } = await open();

    await signOut();
    await pass(0);

    expect(messages()).toEqual([sentences.loggedOut]);
    expect(isSignOutWaiting()).toBe(false);
  });

  it.each([
    ['has no network', 'network is down' as const],
    ['meets a failing server', { status: 503, error: { message: 'no database' } }],
  ])('that %s says so, ends here at once, and is sent when the network is back', async (_what, failure) => {
    const api = fakeApi({ 'auth/logout': failure });
    const { messages } = await open();
    sendSignOutsWhenOnline();

    await signOut();
    await pass(0);
    const after = { messages: messages(), token: getToken(), isWaiting: isSignOutWaiting() };
    api.answer({ 'auth/logout': loggedOut });
    window.dispatchEvent(new Event('online'));
    await pass(0);

    expect(after).toEqual({ messages: [notHeard], token: undefined, isWaiting: true });
    expect(isSignOutWaiting()).toBe(false);
    expect(api.requests.at(-1)?.headers.get('authorization')).toBe('Bearer a-token');
    expect(everythingKept()).toBe('{}');
  });

  it('wipes the session before the server answers', async () => {
    let answer = (_: typeof loggedOut) => {};
    fakeApi({
      'auth/logout': () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });

    const signingOut = signOut();
    const token = getToken();
    const kept = localStorage.getItem('signedInAs');
    await pass(0);
    answer(loggedOut);
    await signingOut;

    expect([token, kept]).toEqual([undefined, null]);
  });

  it('that was not heard is sent by the next page, also after somebody else has signed in', async () => {
    const api = fakeApi({ 'auth/logout': 'network is down' });
    await open();
    await signOut();
    cleanup();
    startSession('of-another', 'ravi@example.in');

    api.answer({ 'auth/logout': loggedOut });
    sendSignOutsWhenOnline();
    await pass(0);

    expect(api.requests.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer a-token',
      'Bearer a-token',
    ]);
    expect([isSignOutWaiting(), getToken()]).toEqual([false, 'of-another']);
  });

  it('that was not heard is tried again while the page is open', async () => {
    const api = fakeApi({ 'auth/logout': 'network is down' });
    await open();
    await signOut();

    api.answer({ 'auth/logout': loggedOut });
    await pass(5_000);

    expect(isSignOutWaiting()).toBe(false);
  });

  it('of two members is sent for both, whichever was first', async () => {
    const api = fakeApi({ 'auth/logout': 'network is down' });
    await signOut();
    startSession('of-another', 'ravi@example.in');
    await signOut();

    api.answer({
      'auth/logout': async ({ headers }) =>
        headers.get('authorization') === 'Bearer of-another'
          ? { status: 500, error: { message: 'failed' } }
          : loggedOut,
    });
    await sendSignOuts();

    expect([isSignOutWaiting('a-token'), isSignOutWaiting('of-another')]).toEqual([false, true]);
  });

  it('in another tab is said here, and not as one that the server has heard while it has not', async () => {
    fakeApi({ 'auth/logout': 'network is down' });
    const { messages, address } = await open();
    localStorage.setItem('signOuts', JSON.stringify([{ token: 'a-token', at: Date.now() }]));
    localStorage.removeItem('token');

    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    await pass(0);
    expect(address()).toBe('/');
    await pass(4_500);

    expect(messages()).toEqual([notHeard]);
  });

  it('takes the card with it', async () => {
    const deleted: string[] = [];
    vi.stubGlobal('indexedDB', {
      deleteDatabase: (name: string) => {
        deleted.push(name);
        return {};
      },
    });
    fakeApi({ 'auth/logout': 'network is down' });

    await signOut();

    expect(deleted).toContain('memberCard');
  });
});

it('a card is neither kept nor read where databases are forbidden, and nothing breaks', async () => {
  vi.stubGlobal('indexedDB', undefined);
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });

  await keepCard({} as Parameters<typeof keepCard>[0]); // never looked at

  expect(await readCard()).toBeUndefined();
});
