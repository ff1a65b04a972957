import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api';
import { leave } from '../../testing/render-screen-at';
import { endSession, startSession } from '../session';
import { sendOrWait, sendWaiting } from './send-waiting';
import { readWaiting, removeWaiting, type WaitingWrite } from './waiting';

/** The device's database; the test DOM has none. */
const stored = vi.hoisted(() => new Map<string, { target: string }>());
vi.mock('./database', () => ({
  answerOf: (value: unknown) => Promise.resolve(value),
  deleteStores: () => stored.clear(),
  inStore: async (_name: string, _mode: string, work: (store: object) => Promise<unknown>) =>
    work({
      get: (target: string) => stored.get(target),
      getAll: () => [...stored.values()],
      put: (row: { target: string }) => void stored.set(row.target, row),
      delete: (target: string) => void stored.delete(target),
      count: () => stored.size,
    }),
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
  for (const target of [...stored.keys()]) await removeWaiting(target);
  stored.clear();
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

describe('on a device that several people use', () => {
  it('nothing of a member is sent for another, nor left', async () => {
    const api = fakeApi({ 'cart/update': 'network is down' });
    await sendOrWait(quantity(1, 2));
    startSession('other-token', 'ravi@example.in');
    api.requests.length = 0;

    await sendWaiting();

    expect(api.requests).toEqual([]);
    expect(stored.size).toBe(0);
  });

  it("a guest's message is sent, whoever signs in", async () => {
    endSession();
    const api = fakeApi({ 'contact/register': 'network is down' });
    const body = { name: 'Ravi', email: 'ravi@example.in', phone: '9876543210', msg: 'Is the sauna open?' };
    await sendOrWait({ kind: 'contact', body });
    startSession('a-token', 'asha@example.in');
    api.answer({ 'contact/register': { reply: { status: 'Thank you.', ticketNumber: 'NS-Q-1-1' } } });

    await sendWaiting();

    expect(api.requestsOf('contact/register').at(-1)?.body).toEqual(body);
    expect(stored.size).toBe(0);
  });

  it('a session that has ended on the server leaves nothing that waits', async () => {
    const api = fakeApi({ 'cart/update': 'network is down' });
    await sendOrWait(quantity(1, 2));
    api.answer({ 'cart/update': refused(401, 'Unauthorized') });

    await sendWaiting();

    expect(localStorage.getItem('waitingWrites')).toBeNull();
    expect(await readWaiting()).toEqual<WaitingWrite[]>([]);
  });
});
