import { messages } from '@namma/contract/messages';
import type { Product } from '@namma/contract/schemas/catalogue';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api';
import { ApiError, sentenceOf } from '../../lib/api-error';
import { forget } from '../../lib/read-cache';
import { getToken } from '../../lib/session';
import { useSignInFirst } from '../../lib/use-sign-in-first';
import { toast } from '../../ui/toast';
import { productPath } from './product-path';

/** The two ways to have a product. Guests are sent to sign in and come back here. */
export function useBuying({ productId }: Product) {
  const navigate = useNavigate();
  const signInFirst = useSignInFirst();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const here = productPath(productId);

  function buy() {
    if (!getToken()) return signInFirst(messages.pleaseLoginToBuy, here);
    void navigate(`/store/addAddress?buy=${productId}`);
  }

  async function addToCart() {
    if (!getToken()) return signInFirst(messages.pleaseLoginToAdd, here);
    // A second click comes before the button is drawn as busy.
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      const { status } = await api('cart/add', { body: { productId } });
      forget('cart/');
      toast.success(status);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) signInFirst(error.message, here);
      else toast.error(sentenceOf(error));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { buy, addToCart, isBusy };
}
