import type { Order } from '@namma/contract/orders/schemas';
import { createContext, useContext } from 'react';
import * as words from '#words/orders';
import type { Elements } from '../../ui/elements';
import { cancelCheckout, cancelOrder } from './api';
import { type AskAbout, useOrderQuestion } from './use-order-question';

/** What is cancelled: one order of a checkout, or all that are left of it. */
export interface CancelSubject {
  orders: readonly [Order, ...Order[]];
  /** How many other orders of the checkout stay. */
  staying: number;
}

const loadDialog = async () => (await import('./cancel-dialog')).CancelDialog;

const Asking = createContext<AskAbout<CancelSubject>>(() => {});
export const useAskToCancel = (): AskAbout<CancelSubject> => useContext(Asking);

const cancel = ({ orders: [first, ...others] }: CancelSubject, reason: string | undefined) =>
  others.length > 0 ? cancelCheckout(first.checkoutId, reason) : cancelOrder(first, reason);

/** Lets the orders inside ask whether they are cancelled. */
export function Cancelling({ children }: { children: Elements }) {
  const { ask, answer, Dialog, question } = useOrderQuestion(loadDialog, cancel);
  const { asked, ...rest } = question;
  return (
    <Asking value={ask}>
      {children}
      {Dialog && <Dialog {...rest} subject={asked} hint={words.cancelReasonHint} onCancel={answer} />}
    </Asking>
  );
}
