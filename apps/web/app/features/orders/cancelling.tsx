import { createContext, useContext } from 'react';
import * as words from '#words/orders';
import type { Elements } from '../../ui/elements';
import { cancelOrder } from './api';
import { type AskAboutOrder, useOrderQuestion } from './use-order-question';

const loadDialog = async () => (await import('./cancel-dialog')).CancelDialog;

const Asking = createContext<AskAboutOrder>(() => {});
export const useAskToCancel = (): AskAboutOrder => useContext(Asking);

/** Lets the orders inside ask whether they are cancelled. */
export function Cancelling({ children }: { children: Elements }) {
  const { ask, answer, Dialog, question } = useOrderQuestion(loadDialog, cancelOrder);
  return (
    <Asking value={ask}>
      {children}
      {Dialog && <Dialog {...question} hint={words.cancelReasonHint} onCancel={answer} />}
    </Asking>
  );
}
