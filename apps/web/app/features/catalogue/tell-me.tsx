import type { Product } from '@namma/contract/catalogue/schemas';
import * as paths from '@namma/contract/paths';
import { useEffect, useState } from 'react';
import * as words from '#words/restocks';
import { api } from '../../lib/api/api';
import { ApiError, sentenceOf } from '../../lib/api/api-error';
import { deleteDraft, findDraft, saveDraft } from '../../lib/forms/draft';
import { useIsHydrated } from '../../lib/loading/use-is-hydrated';
import { getSignedInAs, getToken, useToken } from '../../lib/session/session';
import { useSignInFirst } from '../../lib/session/use-sign-in-first';
import { useGym } from '../../shared/gym-settings';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toast';
import { useOneAtATime } from '../../ui/use-one-at-a-time';

/** The key under which the request of a guest is stored during sign-in. */
const WISH = 'product/notifyMe';

/** Starts or stops a back-in-stock subscription (D92). Guests sign in first; then the request is sent. */
export function TellMe({ productId }: Pick<Product, 'productId'>) {
  const isHydrated = useIsHydrated();
  const signInFirst = useSignInFirst();
  const { isSendingMails } = useGym();
  const { isWaiting, setWaiting } = useIsWaiting(productId);
  const [send, isBusy] = useOneAtATime(ask);
  const here = paths.productPath(productId);

  const keepForLater = (owner: string | null) =>
    saveDraft({ name: WISH, from: here, values: { productId: String(productId) } }, owner);

  function press(isWanted: boolean) {
    if (getToken()) return void send(isWanted);
    keepForLater(null);
    signInFirst(words.signInToBeNotified, here);
  }

  async function ask(isWanted: boolean) {
    const owner = getSignedInAs();
    try {
      const { status } = await api('product/notifyMe', { body: { productId, isWanted } });
      setWaiting(isWanted);
      toast.success(status);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) return toast.error(sentenceOf(error));
      if (owner) keepForLater(owner);
      signInFirst(error.message, here);
    }
  }

  // A guest came back from signing in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a product
  useEffect(() => {
    const kept = findDraft(WISH);
    deleteDraft(WISH);
    if (getToken() && kept?.productId === String(productId)) void send(true);
  }, [productId]);

  return (
    <>
      {isWaiting && <p className="w-full text-sm text-(--soft)">{words.isWaiting(isSendingMails)}</p>}
      <Button
        look="outline"
        className={isHydrated ? '' : 'disabled:opacity-100'}
        disabled={!isHydrated}
        isBusy={isBusy}
        onClick={() => press(!isWaiting)}
      >
        {isWaiting ? words.stopNotifyingMe : words.notifyMe}
      </Button>
    </>
  );
}

/** True if the member waits for the product; false for guests, and until it is known. */
function useIsWaiting(productId: number) {
  const token = useToken();
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!token) return setWaiting(false);
    const asking = new AbortController();
    api('product/getSubscriptions', { signal: asking.signal }).then(
      (awaited) => setWaiting(awaited.some((each) => each.productId === productId)),
      // The button works without it.
      () => {},
    );
    return () => asking.abort();
  }, [token, productId]);
  return { isWaiting, setWaiting };
}
