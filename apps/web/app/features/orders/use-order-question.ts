import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../lib/api/api-error';
import { useFailure } from '../../lib/api/use-failure';
import { useLazy } from '../../lib/loading/use-lazy';
import { toast } from '../../ui/toast';

/** Opens the question about an order or a few; the element gets the focus afterwards. */
export type AskQuestion<Subject> = (subject: Subject, focusAfter: HTMLElement | null) => void;

/**
 * A question about orders of a list, such as whether it is cancelled. One dialog serves the whole list, which is read
 * again once the answer was taken or came too late.
 * @param loadDialog the dialog's code, loaded when it is first needed
 * @param send sends the answer; returns the text to show
 */
export function useOrderQuestion<Subject, Dialog, Answer>(
  loadDialog: () => Promise<Dialog>,
  send: (subject: Subject, answer: Answer) => Promise<string>,
) {
  const { loaded, ensureLoaded } = useLazy(loadDialog);
  const [asked, setAsked] = useState<Subject>();
  const focusAfter = useRef<HTMLElement>(null);
  const { revalidate } = useRevalidator();
  const fail = useFailure();

  const ask: AskQuestion<Subject> = (subject, element) => {
    focusAfter.current = element;
    void ensureLoaded().then((isLoaded) => isLoaded && setAsked(() => subject));
  };

  /** @returns true if the dialog can close */
  async function answer(subject: Subject, given: Answer): Promise<boolean> {
    try {
      toast.success(await send(subject, given));
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
    /** Order in the dialog. */
    question: { asked, focusAfter, onClose: () => setAsked(undefined) },
  };
}
