import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api';
import { leave, renderScreenAt } from '../../testing/render-screen-at';
import { endSession, startSession, WAITING_KEY } from '../session/session';
import { sendOrWait, sendWaiting } from './send-waiting';
import { updateUnsentBar } from './unsent-bar';
import { forgetEndedSession, readWaiting, removeWaiting, useWaiting, type WaitingWrite } from './waiting';

/** The device's database; the test DOM has none. Transactions of all tabs follow one another, as in a browser. */
const database = vi.hoisted(() => ({
  waiting: new Map<string, unknown>(),
  kept: new Map<string, unknown>(),
  last: Promise.resolve() as Promise<unknown>,
}));
vi.mock('./database', () => ({
  answerOf: (value: unknown) => Promise.resolve(value),
  // As in a browser, once what is open has been closed.
  deleteStores: async () => {
    await database.last;
    database.waiting.clear();
    database.kept.clear();
  },
  inStore: (name: 'waiting' | 'kept', _mode: string, work: (store: object) => Promise<unknown>) => {
    const rows = database[name];
    const store = {
      get: (key: string) => rows.get(key),
      getAll: () => [...rows.values()],
      getAllKeys: () => [...rows.keys()],
      put: (row: { target: string; name: string }) =>
        void rows.set(name === 'waiting' ? row.target : row.name, row),
      delete: (key: string) => void rows.delete(key),
      count: () => rows.size,
    };
    const result = database.last.then(() => work(store));
    database.last = result.catch(() => {});
    return result;
  },
}));

const saved = { reply: { status: 'Cart updated' } };
const refused = (status: number, message: string) => ({ status, error: { message } });
const quantity = (cartId: number, wanted: number) =>
  ({ kind: 'quantity', target: `cart ${cartId}`, body: { cartId, quantity: wanted } }) as const;
const address = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  address: '12, 5th Cross',
  town: 'Bengaluru',
  pincode: '560038',
  district: 'Bengaluru Urban',
  addresstype: 'home',
} as const;
const waiting = async () => (await readWaiting()).map(({ target, body }) => [target, body] as const);

beforeEach(() => startSession('a-token', 'asha@example.in'));
afterEach(async () => {
  vi.useRealTimers();
  for (const target of [...database.waiting.keys()]) await removeWaiting(target);
  database.waiting.clear();
  database.kept.clear();
  leave();
});

describe('a quantity without a network', () => {
  it('waits, is replaced by a newer one, and goes out once', async () => {
    const api = fakeApi({ 'cart/update': 'network is down' });

    expect(await sendOrWait(quantity(1, 2))).toBeUndefined();
    expect(await sendOrWait(quantity(1, 5))).toBeUndefined();
    expect(await waiting()).toEqual([['cart 1', { cartId: 1, quantity: 5 }]]);
    api.answer({ 'cart/update': saved });
    api.requests.length = 0;
    await Promise.all([sendWaiting(), sendWaiting()]);
    await sendWaiting();

    expect(api.requests.map(({ body }) => body)).toEqual([{ cartId: 1, quantity: 5 }]);
    expect(await waiting()).toEqual([]);
  });

  it('does not undo a newer one that arrives while it is sent', async () => {
    const api = fakeApi({ 'cart/update': 'network is down' });
    await sendOrWait(quantity(1, 2));
    let isFirst = true;
    api.answer({
      'cart/update': async () => {
        if (isFirst) {
          isFirst = false;
          void sendOrWait(quantity(1, 7));
          await new Promise((resolve) => setTimeout(resolve));
        }
        return saved;
      },
    });
    api.requests.length = 0;

    await sendWaiting();
    await sendWaiting();

    expect(api.requests.map(({ body }) => body)).toEqual([
      { cartId: 1, quantity: 2 },
      { cartId: 1, quantity: 7 },
    ]);
    expect(await waiting()).toEqual([]);
  });
});

it('goes out in the order in which it was made, up to the first that meets no network', async () => {
  const api = fakeApi({ 'cart/update': 'network is down' });
  for (const id of [3, 1, 2]) await sendOrWait(quantity(id, 4));
  api.requests.length = 0;

  await sendWaiting();
  expect(api.requests).toHaveLength(1);
  api.answer({ 'cart/update': saved });
  api.requests.length = 0;
  await sendWaiting();

  expect(api.requests.map(({ body }) => (body as { cartId: number }).cartId)).toEqual([3, 1, 2]);
});

it('keeps the idempotency key of an address whose answer was lost', async () => {
  const api = fakeApi({ 'cart/addAddress': 'network is down' });
  await sendOrWait({ kind: 'address', body: address });
  api.answer({ 'cart/addAddress': { reply: { status: 'Address added', addressId: 3 } } });

  await sendWaiting();

  const keys = api.requests.map(({ headers }) => headers.get(IDEMPOTENCY_KEY_HEADER));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

describe('the server refuses on the way out', () => {
  it('an address: it stays as it was typed, with the reason, and is not sent again', async () => {
    const api = fakeApi({ 'cart/addAddress': 'network is down' });
    await sendOrWait({ kind: 'address', body: address });
    api.answer({ 'cart/addAddress': refused(409, 'You have 100 saved addresses.') });

    await sendWaiting();
    await sendWaiting();

    expect(api.requestsOf('cart/addAddress')).toHaveLength(2);
    expect(await readWaiting()).toMatchObject([{ body: address, refusal: 'You have 100 saved addresses.' }]);
  });

  it('a quantity whose line is gone: nothing is left of it', async () => {
    const api = fakeApi({ 'cart/update': 'network is down' });
    await sendOrWait(quantity(1, 2));
    api.answer({ 'cart/update': refused(404, 'This line is gone') });

    await sendWaiting();

    expect(await waiting()).toEqual([]);
  });

  it.each([429, 500, 503])('with %i, which refuses nothing: it waits on', async (status) => {
    const api = fakeApi({ 'cart/update': 'network is down' });
    await sendOrWait(quantity(1, 2));
    api.answer({ 'cart/update': refused(status, 'Later') });

    await sendWaiting();

    const [write] = await readWaiting();
    expect(write).toMatchObject({ target: 'cart 1' });
    expect(write?.refusal).toBeUndefined();
  });
});

it('is refused at once with a network: nothing waits', async () => {
  fakeApi({ 'cart/update': refused(404, 'This line is gone') });

  await expect(sendOrWait(quantity(1, 2))).rejects.toMatchObject({ status: 404 });

  expect(await waiting()).toEqual([]);
});

const message = {
  name: 'Ravi',
  email: 'ravi@example.in',
  phone: '9876543210',
  msg: 'Is the sauna open?',
};
const sent = { reply: { status: 'Thank you.', ticketNumber: 'NS-Q-1-1' } };
const writeWithoutNetwork = async () => {
  const api = fakeApi({ 'contact/register': 'network is down', 'cart/update': 'network is down' });
  await sendOrWait({ kind: 'contact', body: message });
  return api;
};
const tokenOf = ({ headers }: { headers: Headers }) => headers.get('authorization');
/** A sign-out clears the device in the background. */
const cleared = () => vi.waitFor(() => expect(localStorage.getItem('waitingWrites')).toBeNull());

describe('on a device that several people use', () => {
  it('nothing of a member is sent for another, nor left', async () => {
    const api = await writeWithoutNetwork();
    await sendOrWait(quantity(1, 2));
    startSession('other-token', 'ravi@example.in');
    api.requests.length = 0;

    await sendWaiting();

    expect(api.requests).toEqual([]);
    expect(database.waiting.size).toBe(0);
  });

  it("a member's message is sent with the session of that member", async () => {
    const api = await writeWithoutNetwork();
    api.answer({ 'contact/register': sent });
    api.requests.length = 0;

    await sendWaiting();

    expect(api.requests.map(tokenOf)).toEqual(['Bearer a-token']);
  });

  it("a guest's message is sent without a session, whoever signs in, who sees nothing of it", async () => {
    endSession();
    const api = await writeWithoutNetwork();
    startSession('a-token', 'asha@example.in');
    api.answer({ 'contact/register': sent });
    api.requests.length = 0;
    const { messages } = await renderScreenAt('/', <Waiting />);
    const before = { shown: screen.getByRole('status').textContent, messages: messages() };

    await sendWaiting();

    expect(api.requests.map(({ body }) => body)).toEqual([message]);
    expect(api.requests.map(tokenOf)).toEqual([null]);
    expect(database.waiting.size).toBe(0);
    expect([before.shown, messages()]).toEqual(['0', before.messages]);
  });

  it("a guest's message survives the sign-out of a member, of whom nothing is left", async () => {
    endSession();
    const api = await writeWithoutNetwork();
    startSession('a-token', 'asha@example.in');
    await sendOrWait(quantity(1, 2));
    database.kept.set('cart/cartDetails', { name: 'cart/cartDetails', owner: 'asha@example.in' });
    endSession();
    await vi.waitFor(() => expect([database.waiting.size, database.kept.size]).toEqual([1, 0]));
    api.answer({ 'contact/register': sent });
    api.requests.length = 0;

    await sendWaiting();

    expect(api.requests.map(({ body }) => body)).toEqual([message]);
  });

  it("a guest's message survives the opening of a tab that the mark of it has not reached yet", async () => {
    endSession();
    const api = await writeWithoutNetwork();
    const mark = localStorage.getItem(WAITING_KEY) ?? '';
    localStorage.removeItem(WAITING_KEY);
    await forgetEndedSession();
    localStorage.setItem(WAITING_KEY, mark);
    api.answer({ 'contact/register': sent });
    api.requests.length = 0;

    await sendWaiting();

    expect(api.requests.map(({ body }) => body)).toEqual([message]);
  });

  it('what a member wrote is gone with the sign-out, also what was under way', async () => {
    let fail = () => {};
    const api = fakeApi({
      'contact/register': () =>
        new Promise((resolve) => {
          fail = () => resolve('network is down');
        }),
    });
    const writing = sendOrWait({ kind: 'contact', body: message });
    await vi.waitFor(() => expect(api.requests).toHaveLength(1));
    endSession();
    fail();

    await expect(writing).rejects.toMatchObject({ status: 0 });

    await cleared();
    expect(database.waiting.size).toBe(0);
  });
});

describe('a session that the server no longer knows when what waits goes out', () => {
  const sentence =
    'You were signed out before this was sent: a quantity in the cart, a message to us. Sign in again within a day, and it is sent.';
  const expire = async () => {
    const api = await writeWithoutNetwork();
    await sendOrWait(quantity(1, 2));
    database.kept.set('cart/cartDetails', { name: 'cart/cartDetails', owner: 'asha@example.in' });
    api.answer({ 'contact/register': refused(401, 'Unauthorized') });
    await sendWaiting();
    await vi.waitFor(() => expect(database.kept.size).toBe(0));
    api.answer({ 'contact/register': sent, 'cart/update': saved });
    api.requests.length = 0;
    return api;
  };

  it('leaves nothing that is shown or goes out, until the same member signs in again', async () => {
    const api = await expire();

    expect(await readWaiting()).toEqual<WaitingWrite[]>([]);
    await sendWaiting();
    expect(api.requests).toEqual([]);

    startSession('a-new-token', 'asha@example.in');
    await sendWaiting();
    expect(api.requests.map(({ body }) => body)).toEqual([message, { cartId: 1, quantity: 2 }]);
    expect(new Set(api.requests.map(tokenOf))).toEqual(new Set(['Bearer a-new-token']));
    await cleared();
    expect(localStorage.getItem('endedSession')).toBeNull();
  });

  it('is told in a sentence, with a way to sign in and one to discard', async () => {
    await expire();

    await updateUnsentBar();

    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toBe('/signIn?from=%2F');
    screen.getByRole('button', { name: 'Discard' }).click();
    await vi.waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
    await cleared();
    expect(database.waiting.size).toBe(0);
  });

  it('leads back from sign in to the page that is open when the link is pressed, or to where sign in leads', async () => {
    await expire();
    await updateUnsentBar();
    const link = await screen.findByRole('link', { name: 'Sign in again' });
    link.addEventListener('click', (event) => event.preventDefault());
    const pressedAt = (address: string) => {
      history.replaceState(null, '', address);
      link.click();
      return link.getAttribute('href');
    };

    expect(pressedAt('/store/cart')).toBe('/signIn?from=%2Fstore%2Fcart');
    expect(pressedAt('/signIn?from=%2Fstore%2Fcart')).toBe('/signIn?from=%2Fstore%2Fcart');
    expect(pressedAt('/signIn')).toBe('/signIn?from=%2F');
    expect(pressedAt('/signIn?from=https://elsewhere.example')).toBe('/signIn?from=%2F');
  });

  it('leaves nothing to another member who signs in instead', async () => {
    const api = await expire();

    startSession('other-token', 'ravi@example.in');
    await sendWaiting();
    await updateUnsentBar();

    expect(api.requests).toEqual([]);
    expect(database.waiting.size).toBe(0);
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('leaves nothing of the member after a day', async () => {
    await expire();
    vi.useFakeTimers({ toFake: ['Date'] });

    vi.setSystemTime(Date.now() + 24 * 60 * 60_000);
    await forgetEndedSession();

    expect(database.waiting.size).toBe(0);
    expect(Object.keys(localStorage)).toEqual(['sessionExpired']);
  });

  it('leaves nothing of the member when nothing waited', async () => {
    const api = fakeApi({ 'cart/update': refused(401, 'Unauthorized') });

    await expect(sendOrWait(quantity(1, 2))).rejects.toMatchObject({ status: 401 });

    expect(api.requests).toHaveLength(1);
    expect(Object.keys(localStorage)).toEqual(['sessionExpired']);
  });
});

/** How many writes of this person wait. */
const Waiting = () => <p role="status">{useWaiting().length}</p>;

/** The locks of a browser, which the test DOM does not have. */
class Locks {
  private readonly held = new Map<string, Promise<unknown>>();

  async request<T>(
    name: string,
    ...given:
      | [work: () => Promise<T>]
      | [options: { ifAvailable: true }, work: (lock: object | null) => Promise<T>]
  ): Promise<T> {
    const before = this.held.get(name);
    if (given.length === 2 && before !== undefined) return given[1](null);
    const work = given.length === 2 ? () => given[1]({}) : given[0];
    const result = (before ?? Promise.resolve()).then(work);
    const ended = result
      .catch(() => {})
      .then(() => {
        if (this.held.get(name) === ended) this.held.delete(name);
      });
    this.held.set(name, ended);
    return result;
  }
}

describe('in a browser with locks', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
    return () => Reflect.deleteProperty(navigator, 'locks');
  });

  it('a message is not lost that a guest writes while another tab forgets a member', async () => {
    endSession();
    const forgetting = forgetEndedSession();

    await writeWithoutNetwork();
    await forgetting;

    expect(database.waiting.size).toBe(1);
    expect(await waiting()).toHaveLength(1);
  });

  it('what waits goes out once, and nothing is left of it', async () => {
    const api = fakeApi({ 'cart/update': 'network is down' });
    await sendOrWait(quantity(1, 2));
    api.answer({ 'cart/update': saved });
    api.requests.length = 0;

    await Promise.all([sendWaiting(), sendWaiting()]);

    expect(api.requests).toHaveLength(1);
    expect(database.waiting.size).toBe(0);
    expect(localStorage.getItem(WAITING_KEY)).toBeNull();
  });
});

describe('in a browser without locks', () => {
  /** The code as another tab has loaded it. */
  const openTab = async () => {
    vi.resetModules();
    return (await import('./send-waiting')).sendWaiting;
  };

  it('what waits goes out of one of two tabs', async () => {
    expect(navigator.locks ?? undefined).toBeUndefined();
    const api = fakeApi({ 'cart/update': 'network is down' });
    for (const id of [1, 2, 3]) await sendOrWait(quantity(id, 4));
    api.answer({ 'cart/update': saved });
    api.requests.length = 0;
    const tabs = [await openTab(), await openTab()];

    await Promise.all(tabs.map((sendFromTab) => sendFromTab()));

    expect(api.requests.map(({ body }) => (body as { cartId: number }).cartId)).toEqual([1, 2, 3]);
    expect(await waiting()).toEqual([]);
  });

  it('a tab that was closed while it sent holds the others up for half a minute', async () => {
    const api = fakeApi({ 'cart/update': 'network is down' });
    await sendOrWait(quantity(1, 2));
    vi.useFakeTimers({ toFake: ['Date'] });
    database.kept.set('sender', { name: 'sender', tab: 'closed', until: Date.now() + 30_000 });
    api.answer({ 'cart/update': saved });
    api.requests.length = 0;

    await sendWaiting();
    const early = api.requests.length;
    vi.setSystemTime(Date.now() + 30_000);
    await sendWaiting();

    expect([early, api.requests.length]).toEqual([0, 1]);
  });
});
