import type { Product } from '@namma/contract/schemas/catalogue';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkoutContent, dropOrderKey, getOrderKey } from './order-key';

const line = (productId: number, quantity: number) => ({ quantity, product: { productId } as Product });

/** A tab's session storage: it outlives a reload. */
function openTab() {
  const kept = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    },
  });
}

beforeEach(openTab);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('the key of an order', () => {
  it('stays the same however often it is asked for', () => {
    expect(getOrderKey('cart to 1 5x2')).toBe(getOrderKey('cart to 1 5x2'));
  });

  it('survives a reload', async () => {
    const before = getOrderKey('cart to 1 5x2');
    vi.resetModules();
    const reloaded = await import('./order-key');

    expect(reloaded.getOrderKey('cart to 1 5x2')).toBe(before);
  });

  it('is another one for another order, and both are kept', () => {
    const first = getOrderKey('cart to 1 5x2');
    const second = getOrderKey('buy to 1 5x1');

    expect(second).not.toBe(first);
    expect(getOrderKey('cart to 1 5x2')).toBe(first);
  });

  it('is new once the order was placed', () => {
    const first = getOrderKey('cart to 1 5x2');
    dropOrderKey('cart to 1 5x2');

    expect(getOrderKey('cart to 1 5x2')).not.toBe(first);
  });

  it('is kept for the page where the browser forbids storage', () => {
    const forbid = () => {
      throw new Error('forbidden');
    };
    vi.stubGlobal('window', { sessionStorage: { getItem: forbid, setItem: forbid, removeItem: forbid } });

    expect(getOrderKey('cart to 3 5x2')).toBe(getOrderKey('cart to 3 5x2'));
  });
});

describe('the content of a checkout', () => {
  it('does not depend on the order of its lines', () => {
    const one = checkoutContent({ address: 3 }, [line(5, 2), line(9, 1)]);
    const other = checkoutContent({ address: 3 }, [line(9, 1), line(5, 2)]);

    expect(one).toBe(other);
  });

  it.each([
    ['the source', { address: 3, buy: 5 }, [line(5, 2)]],
    ['the address', { address: 4 }, [line(5, 2)]],
    ['a quantity', { address: 3 }, [line(5, 3)]],
    ['a product', { address: 3 }, [line(6, 2)]],
    ['the number of lines', { address: 3 }, [line(5, 2), line(6, 1)]],
  ])('changes with %s', (_what, place, lines) => {
    expect(checkoutContent(place, lines)).not.toBe(checkoutContent({ address: 3 }, [line(5, 2)]));
  });
});
