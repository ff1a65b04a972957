import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from './api';
import { dropIdempotencyKey, hasIdempotencyKey, keepIdempotencyKey, sendWithKey } from './idempotency-key';

/** The session storage of one tab. It outlives a reload. */
function openTab() {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
}

/** The module as a page has it after a reload: nothing in memory. */
async function reload() {
  vi.resetModules();
  return import('./idempotency-key');
}

const REQUEST = 'cart to 1 5x2';

beforeEach(openTab);
afterEach(() => {
  vi.unstubAllGlobals();
  dropIdempotencyKey(REQUEST);
});

describe('the idempotency key of a request', () => {
  it('stays the same however often it is requested', () => {
    const key = keepIdempotencyKey(REQUEST);

    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(keepIdempotencyKey(REQUEST)).toBe(key);
  });

  it('survives a reload', async () => {
    const key = keepIdempotencyKey(REQUEST);
    const page = await reload();

    expect(page.keepIdempotencyKey(REQUEST)).toBe(key);
  });

  it('is another one for another request, and both are kept', () => {
    const first = keepIdempotencyKey(REQUEST);
    const second = keepIdempotencyKey('buy to 1 5x1');

    expect(second).not.toBe(first);
    expect(keepIdempotencyKey(REQUEST)).toBe(first);
  });

  it('is another one in another tab', async () => {
    const first = keepIdempotencyKey(REQUEST);
    openTab();
    const otherTab = await reload();

    expect(otherTab.hasIdempotencyKey(REQUEST)).toBe(false);
    expect(otherTab.keepIdempotencyKey(REQUEST)).not.toBe(first);
  });

  it('lasts as long as the page when the browser forbids storage', () => {
    const forbid = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });

    const key = keepIdempotencyKey(REQUEST);
    expect(keepIdempotencyKey(REQUEST)).toBe(key);

    dropIdempotencyKey(REQUEST);
    expect(hasIdempotencyKey(REQUEST)).toBe(false);
  });
});

describe('a request that is sent with its key', () => {
  const keysSent: (string | undefined)[] = [];
  const succeed = async (headers: Record<string, string>) => {
    keysSent.push(headers[IDEMPOTENCY_KEY_HEADER]);
    return 'ordered';
  };
  const loseAnswer = async (headers: Record<string, string>) => {
    await succeed(headers);
    throw new TypeError('Failed to fetch');
  };
  beforeEach(() => void keysSent.splice(0));

  it('is sent again with the same key when its answer was lost, also after a reload', async () => {
    await expect(sendWithKey(REQUEST, loseAnswer)).rejects.toThrow('Failed to fetch');
    expect(hasIdempotencyKey(REQUEST)).toBe(true);

    const page = await reload();

    expect(await page.sendWithKey(REQUEST, succeed)).toBe('ordered');
    expect(keysSent[1]).toBe(keysSent[0]);
  });

  it('has a new key the next time, once it has succeeded', async () => {
    await sendWithKey(REQUEST, succeed);
    expect(hasIdempotencyKey(REQUEST)).toBe(false);

    await sendWithKey(REQUEST, succeed);

    expect(keysSent[1]).not.toBe(keysSent[0]);
  });

  it('keeps its key while another request succeeds', async () => {
    await sendWithKey(REQUEST, loseAnswer).catch(() => {});
    await sendWithKey('buy to 1 5x1', succeed);

    await sendWithKey(REQUEST, succeed);

    expect(keysSent[2]).toBe(keysSent[0]);
  });
});

describe('a call that takes a key', () => {
  // Not run: the compiler refuses this test when one of these calls can be made without a key.
  it('cannot be made without one', () => {
    const unkeyed = [
      // @ts-expect-error The key is missing.
      () => api('payments/receive', { body: { subject: 'membership', id: 1, mode: 'cash', amount: 1000 } }),
      // @ts-expect-error The key is missing.
      () => api('sales/sell', { body: { lines: [], mode: 'cash', center: 'HSR Layout', expectedTotal: 1 } }),
      // @ts-expect-error The key is missing.
      () => api('stock/receive', { body: { productId: 1, quantity: 1 } }),
    ];
    expect(unkeyed).toHaveLength(3);
  });
});
