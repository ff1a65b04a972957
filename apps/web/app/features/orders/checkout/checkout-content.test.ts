import type { Product } from '@namma/contract/catalogue/schemas';
import { describe, expect, it } from 'vitest';
import { checkoutContent } from './use-place-order';

const line = (productId: number, quantity: number) => ({ quantity, product: { productId } as Product });

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
  ])('changes with %s', (_what, checkout, lines) => {
    expect(checkoutContent(checkout, lines)).not.toBe(checkoutContent({ address: 3 }, [line(5, 2)]));
  });
});
