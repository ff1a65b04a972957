import type { Order } from '@namma/contract/orders/schemas';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../lib/api/api-error';
import { useFailure } from '../../lib/api/use-failure';
import { useLazy } from '../../lib/loading/use-lazy';
import { toast } from '../../ui/toast';

/** Opens the question for an order; the element gets the focus afterwards. */
export type AskAboutOrder = (order: Order, focusAfter: HTMLElement | null) => void;

/**
 * A question about one order of a list, such as whether it is cancelled. One dialog serves the whole list, which is read
 * again once the answer was taken or came too late.
 * @param loadDialog the dialog's code, loaded when it is first needed
 * @param send sends the answer; returns the text to show
 */
export function useOrderQuestion<Dialog, Answer>(
  loadDialog: () => Promise<Dialog>,
  send: (order: Order, answer: Answer) => Promise<string>,
) {
  const { loaded, ensureLoaded } = useLazy(loadDialog);
  const [asked, setAsked] = useState<Order>();
  const focusAfter = useRef<HTMLElement>(null);
  const { revalidate } = useRevalidator();
  const fail = useFailure();

  const ask: AskAboutOrder = (order, element) => {
    focusAfter.current = element;
    void ensureLoaded().then((isLoaded) => isLoaded && setAsked(order));
  };

  /** @returns whether the question is settled, so that the dialog can close */
  async function answer(order: Order, given: Answer): Promise<boolean> {
    try {
      toast.success(await send(order, given));
    } catch (error) {
      fail(error);
      // Without an answer it can be tried again.
      if (!(error instanceof ApiError) || error.status !== 409) return false;
    }
    await revalidate();
    return true;
  }

  return {
    ask,
    answer,
    /** Undefined until its code has loaded. */
    Dialog: loaded,
    /** What the dialog is about. */
    question: { order: asked, focusAfter, onClose: () => setAsked(undefined) },
  };
}
