import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import * as words from '#words/checkout';
import { api } from '../../../lib/api/api';
import { ApiError } from '../../../lib/api/api-error';
import { dropIdempotencyKey, keepIdempotencyKey, sendWithKey } from '../../../lib/api/idempotency-key';
import { useFailure } from '../../../lib/api/use-failure';
import { invalidate } from '../../../lib/loading/read-cache';
import { announceCartChange } from '../../../shared/cart-changes';
import type { CheckoutState } from '../../../shared/checkout-path';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { readCheckoutLines } from './api';
import { placedPath } from './checkout-state';
import { type CheckoutLine, sumUp } from './checkout-sum';
import { describeChanges } from './line-changes';
import { useFreshCheckout } from './use-fresh-checkout';

/** A refusal that stays on the screen, with the step where it can be fixed. */
export interface OrderProblem {
  sentence: string;
  fixAt: 'cart' | 'address' | 'orders';
}

/** The total that was shown and the current one (D34). */
export interface PriceChange {
  shown: number;
  now: number;
}

/** Places an order: only once, however often the button is pressed, and never at a total that was not shown. */
export function usePlaceOrder(checkout: CheckoutState, loaded: CheckoutLine[]) {
  const [lines, setLines] = useState(loaded);
  const [base, setBase] = useState(loaded);
  const [changes, setChanges] = useState<string[]>([]);
  const [problem, setProblem] = useState<OrderProblem>();
  const [priceChange, setPriceChange] = useState<PriceChange>();
  const [order, isBusy] = useOneAtATime(send);
  const navigate = useNavigate();
  const fail = useFailure();
  useFreshCheckout(checkout, isBusy);
  if (base !== loaded) {
    const found = describeChanges(lines, loaded);
    setBase(loaded);
    setLines(loaded);
    if (found.length > 0) setChanges(found);
  }
  const content = checkoutContent(checkout, lines);
  // Created when the step opens, so that it is the same for every later try, even after a reload (D11).
  useEffect(() => void keepIdempotencyKey(content), [content]);

  async function send(expectedTotal: number): Promise<void> {
    setProblem(undefined);
    setPriceChange(undefined);
    try {
      const { checkoutId } = await sendWithKey(content, (headers) =>
        api('orders/order', {
          headers,
          body: {
            paymentMode: 'COD',
            source: checkout.buy === undefined ? 'cart' : 'buy',
            addressId: checkout.address ?? 0,
            cartProductDetails: lines.map(({ product, quantity }) => ({
              productId: product.productId,
              quantity,
            })),
            expectedTotal,
          },
        }),
      );
      invalidate('orders/', 'product/');
      announceCartChange();
      // Replaces this step in the history: Back must not lead to the payment of a placed order (D31).
      await navigate(placedPath(checkoutId), { replace: true });
    } catch (error) {
      await explain(error);
    }
  }

  async function explain(error: unknown): Promise<void> {
    const { status, message, details } = error instanceof ApiError ? error : new ApiError(0, '');
    if (status === 409 && details.total !== undefined) {
      await readAgain();
      setPriceChange({ shown: details.expectedTotal ?? sumUp(lines).total, now: details.total });
      return;
    }
    fail(error);
    if (status === 409) {
      setProblem({ sentence: message, fixAt: 'cart' });
      await readAgain();
    }
    if (status === 403 || status === 404) setProblem({ sentence: message, fixAt: 'address' });
    if (status === 422) {
      // These goods were ordered under this key at another total, and the answer was lost.
      dropIdempotencyKey(content);
      invalidate('orders/');
      setProblem({
        sentence: words.orderedAlready,
        fixAt: 'orders',
      });
    }
  }

  /** Reads current prices and stock. Without a network the old ones stay. */
  async function readAgain(): Promise<void> {
    invalidate('cart/', 'product/');
    const current = await readCheckoutLines(checkout).catch(() => undefined);
    if (current) setLines(current);
  }

  return {
    lines,
    isBusy,
    problem,
    changes,
    dismissChanges: () => setChanges([]),
    priceChange,
    confirm: () => order(sumUp(lines).total),
    /** The server does not store refused requests. The request with the new total gets a new key. */
    acceptPrice: ({ now }: PriceChange) => {
      dropIdempotencyKey(content);
      return order(now);
    },
    declinePrice: () => setPriceChange(undefined),
  };
}

/** Identifies the ordered lines and the address. A checkout with the same content is a retry of the same order. */
export const checkoutContent = ({ buy, address }: CheckoutState, lines: readonly CheckoutLine[]): string => {
  const goods = lines.map(({ product, quantity }) => `${product.productId}x${quantity}`).sort();
  return [buy === undefined ? 'cart' : 'buy', `to ${address}`, ...goods].join(' ');
};
