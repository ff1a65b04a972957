import type { CartLine } from '@namma/contract/cart/schemas';
import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api';
import { renderHookAt } from '../../../testing/render-hook-at';
import { sampleProduct } from '../../../testing/samples';
import { refreshCheckout } from './api';
import { useCart } from './use-cart';

const saved = { reply: { status: 'Cart updated' } };
const line = (quantity: number, cartId = 1): CartLine => ({
  cartId,
  quantity,
  product: sampleProduct({ productId: cartId, name: 'Oats' }),
  left: null,
});

/** The cart screen, whose loaded cart the test can replace. */
async function openCart(loaded: CartLine[]) {
  let setLoaded: (lines: CartLine[]) => void = () => {};
  const screen = await renderHookAt('/store/cart', () => {
    const [lines, set] = useState(loaded);
    setLoaded = set;
    return useCart(lines);
  });
  return { screen, readAnew: (lines: CartLine[]) => act(async () => setLoaded(lines)) };
}

beforeEach(() => localStorage.setItem('token', 'a-token'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a cart that another window changed', () => {
  it('shows the current cart and shows what changed', async () => {
    const { screen, readAnew } = await openCart([line(1)]);

    await readAnew([line(4), line(1, 2)]);

    expect(screen.current.lines.map(({ quantity }) => quantity)).toEqual([4, 1]);
    expect(screen.current.changes).toEqual(['Oats: quantity changed to 4.', 'Oats was added.']);
  });

  it('keeps a quantity that is being written', async () => {
    let answer: (given: FakeAnswer<'cart/update'>) => void = () => {};
    fakeApi({ 'cart/update': () => new Promise((resolve) => (answer = resolve)) });
    const { screen, readAnew } = await openCart([line(1)]);

    await act(async () => void screen.current.changeQuantity(line(1), 7));
    await readAnew([line(1)]);

    expect(screen.current.lines[0]?.quantity).toBe(7);
    expect(screen.current.changes).toEqual([]);
    await act(async () => answer(saved));
    expect(screen.current.lines[0]?.quantity).toBe(7);
  });
});

describe('reading a checkout again', () => {
  it('repeats a read that is older than a press', async () => {
    let pressed = false;
    const api = fakeApi({
      'cart/update': saved,
      'cart/addressDetails': { reply: [] },
      'cart/cartDetails': async () => {
        if (pressed) return { reply: [line(2)] };
        pressed = true;
        // Plus is pressed while the first request is still running.
        void screen.current.changeQuantity(line(1), 2);
        await new Promise((resolve) => setTimeout(resolve));
        return { reply: [line(1)] };
      },
    });
    const { screen } = await openCart([line(1)]);

    await act(() => refreshCheckout({}));

    expect(api.requestsOf('cart/cartDetails').length).toBeGreaterThan(1);
    expect(screen.current.lines[0]?.quantity).toBe(2);
  });
});
