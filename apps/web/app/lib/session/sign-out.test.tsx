import { messages as sentences } from '@namma/contract/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepCard, readCard } from '../../shared/card-store';
import { fakeApi } from '../../testing/fake-api';
import { leave, pass, renderScreenAt } from '../../testing/render-screen-at';
import { getToken } from './session';
import { endSession, startSession } from './session-changes';
import { useLeaveWhenSignedOut } from './use-leave-when-signed-out';
import { signOut } from './use-logout';

const hereOnly =
  "Logged out on this device only, because the server couldn't be reached. To end the session, sign in later and sign out this device under Security.";
const loggedOut = { reply: { status: sentences.loggedOut } } as const;

function Members() {
  useLeaveWhenSignedOut();
  return <p>Orders of Asha</p>;
}

const open = () => renderScreenAt('/profile', <Members />);

/** State that other tabs and the next visit see. */
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
  it('that reaches the server shows a message, and leaves nothing behind', async () => {
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
  });

  it.each([
    ['has no network', 'network is down' as const],
    ['meets a failing server', { status: 503, error: { message: 'no database' } }],
  ])('that %s says so, leaves nothing behind, and is not sent again', async (_what, failure) => {
    const api = fakeApi({ 'auth/logout': failure });
    const { messages } = await open();

    await signOut();
    await pass(0);
    const said = messages();
    api.answer({ 'auth/logout': loggedOut });
    window.dispatchEvent(new Event('online'));
    await pass(60_000);

    expect(said).toEqual([hereOnly]);
    expect(api.requests).toHaveLength(1);
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
