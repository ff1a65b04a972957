import { createContext, type ReactNode, useContext } from 'react';
import * as words from '#words/orders';
import { type AskedCancellation, cancelCheckout, cancelOrder } from './api';
import type { CancelSubject } from './cancel-dialog';
import { type AskQuestion, useOrderQuestion } from './use-order-question';

const loadDialog = async () => (await import('./cancel-dialog')).CancelDialog;

const Asking = createContext<AskQuestion<CancelSubject>>(() => {});
export const useAskToCancel = (): AskQuestion<CancelSubject> => useContext(Asking);

const cancel = ({ orders: [first, ...others] }: CancelSubject, asked: AskedCancellation) =>
  others.length > 0 ? cancelCheckout(first.checkoutId, asked.reason) : cancelOrder(first, asked);

/** Lets the orders inside ask whether they are cancelled. */
export function Cancelling({ children }: { children: ReactNode }) {
  const { ask, answer, Dialog, question } = useOrderQuestion(loadDialog, cancel);
  const { asked, ...rest } = question;
  return (
    <Asking value={ask}>
      {children}
      {Dialog && <Dialog {...rest} subject={asked} hint={words.cancelReasonHint} onCancel={answer} />}
    </Asking>
  );
}
