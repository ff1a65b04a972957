import { messages } from '@namma/contract/messages';
import * as paths from '@namma/contract/paths';
import type { Product } from '@namma/contract/schemas/catalogue';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api';
import { ApiError, sentenceOf } from '../../lib/api-error';
import { announceCartChange } from '../../lib/cart-changes';
import { checkoutPath } from '../../lib/checkout-path';
import { getSignedInAs, getToken } from '../../lib/session';
import { dropUnfinished, findUnfinished, keepUnfinished } from '../../lib/unfinished';
import { useSignInFirst } from '../../lib/use-sign-in-first';
import { toast } from '../../ui/toast';

/** What is kept while a guest signs in. */
const TO_ADD = 'cart/add';

/**
 * The two ways to have a product. Guests are sent to sign in: what they wanted to add is in the cart when they come back,
 * what they wanted to buy goes on with its address.
 */
export function useBuying({ productId }: Product, quantity: number) {
  const navigate = useNavigate();
  const signInFirst = useSignInFirst();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const here = paths.productPath(productId);
  const address = checkoutPath('addAddress', { buy: productId, ...(quantity > 1 ? { quantity } : {}) });

  function buy() {
    if (!getToken()) return signInFirst(messages.pleaseLoginToBuy, address);
    void navigate(address);
  }

  async function addToCart(pieces = quantity) {
    const owner = getSignedInAs();
    const toAdd = {
      name: TO_ADD,
      from: here,
      values: { productId: String(productId), quantity: String(pieces) },
    };
    if (!getToken()) {
      keepUnfinished(toAdd, null);
      return signInFirst(messages.pleaseLoginToAdd, here);
    }
    // A second click comes before the button is drawn as busy.
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      const { status } = await api('cart/add', { body: { productId, quantity: pieces } });
      announceCartChange();
      toast.success(status, { label: 'View cart', to: paths.cart });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) return toast.error(sentenceOf(error));
      if (owner) keepUnfinished(toAdd, owner);
      signInFirst(error.message, here);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  // Back from signing in: what was asked for then is done now. Once, and not for a guest who came back without.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a product
  useEffect(() => {
    const kept = findUnfinished(TO_ADD);
    dropUnfinished(TO_ADD);
    if (getToken() && kept?.productId === String(productId)) void addToCart(Number(kept.quantity) || 1);
  }, [productId]);

  return { buy, addToCart: () => addToCart(), isBusy };
}
