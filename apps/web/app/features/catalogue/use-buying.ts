import type { Product } from '@namma/contract/catalogue/schemas';
import { messages } from '@namma/contract/messages';
import * as paths from '@namma/contract/paths';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import * as words from '#words/catalogue';
import { api } from '../../lib/api/api';
import { ApiError, sentenceOf } from '../../lib/api/api-error';
import { deleteDraft, findDraft, saveDraft } from '../../lib/forms/draft';
import { getSignedInAs, getToken } from '../../lib/session/session';
import { useSignInFirst } from '../../lib/session/use-sign-in-first';
import { announceCartChange } from '../../shared/cart-changes';
import { checkoutPath } from '../../shared/checkout-path';
import { toast } from '../../ui/toast';
import { useOneAtATime } from '../../ui/use-one-at-a-time';

/** The name under which a guest's product is kept. */
const TO_ADD = 'cart/add';

/** Adds a product to the cart. Guests go to sign in first; the product is added when they come back to its page. */
export function useAdding(productId: number) {
  const signInFirst = useSignInFirst();
  const [add, isBusy] = useOneAtATime(send);
  const here = paths.productPath(productId);

  const keepForLater = (pieces: number, owner: string | null) => {
    const values = { productId: String(productId), quantity: String(pieces) };
    saveDraft({ name: TO_ADD, from: here, values }, owner);
  };

  async function addToCart(pieces: number) {
    if (getToken()) return add(pieces);
    keepForLater(pieces, null);
    signInFirst(messages.pleaseLoginToAdd, here);
  }

  async function send(pieces: number) {
    const owner = getSignedInAs();
    try {
      const { status } = await api('cart/add', { body: { productId, quantity: pieces } });
      announceCartChange();
      toast.success(status, { label: words.viewCart, to: paths.cart });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) return toast.error(sentenceOf(error));
      if (owner) keepForLater(pieces, owner);
      signInFirst(error.message, here);
    }
  }

  return { addToCart, isBusy };
}

/**
 * The actions of the two buttons of a product. Guests go to sign in first: a product for the cart is added when they
 * come back, and Buy continues to its checkout.
 */
export function useBuying({ productId }: Product, quantity: number) {
  const navigate = useNavigate();
  const signInFirst = useSignInFirst();
  const { addToCart, isBusy } = useAdding(productId);
  const address = checkoutPath('addAddress', { buy: productId, ...(quantity > 1 ? { quantity } : {}) });

  function buy() {
    if (!getToken()) return signInFirst(messages.pleaseLoginToBuy, address);
    void navigate(address);
  }

  // A guest came back from signing in: adds the product now. Guests who came back without signing in get nothing added.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a product
  useEffect(() => {
    const kept = findDraft(TO_ADD);
    deleteDraft(TO_ADD);
    if (getToken() && kept?.productId === String(productId)) void addToCart(Number(kept.quantity) || 1);
  }, [productId]);

  return { buy, addToCart: () => addToCart(quantity), isBusy };
}
