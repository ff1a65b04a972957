import type { Order } from '@namma/contract/orders/schemas';
import { createContext, type ReactNode, useContext } from 'react';
import * as words from '#words/orders';
import { useLast } from '../../ui/use-last';
import { useOneAtATime } from '../../ui/use-one-at-a-time';
import { requestReturn, withdrawReturn } from './api';
import { type AskQuestion, useOrderQuestion } from './use-order-question';

const loadDialog = async () => (await import('./return-dialog')).ReturnDialog;
const loadConfirm = async () => (await import('../../ui/confirm-dialog')).ConfirmDialog;

interface Asks {
  toReturn: AskQuestion<Order>;
  /** To withdraw a return that was asked for. */
  toWithdraw: AskQuestion<Order>;
}

const Asking = createContext<Asks>({ toReturn: () => {}, toWithdraw: () => {} });
export const useReturning = (): Asks => useContext(Asking);

/** Lets the orders inside ask to be returned, and to be kept after all. */
export function Returning({ children }: { children: ReactNode }) {
  const { ask, answer, Dialog, question } = useOrderQuestion(loadDialog, requestReturn);
  const { asked, ...rest } = question;
  const meant = useLast(asked);
  const withdrawal = useOrderQuestion(loadConfirm, withdrawReturn);
  return (
    <Asking value={{ toReturn: ask, toWithdraw: withdrawal.ask }}>
      {children}
      {Dialog && (
        <Dialog
          {...rest}
          order={asked}
          title={({ quantity, product }) => words.returnQuestion(quantity, product.name)}
          description={meant ? words.returnMeans(meant.returnDays) : ''}
          hint={words.returnReasonHint}
          action={words.askToReturn}
          onReturn={answer}
        />
      )}
      <Withdrawing {...withdrawal} />
    </Asking>
  );
}

type Withdrawal = ReturnType<
  typeof useOrderQuestion<Order, Awaited<ReturnType<typeof loadConfirm>>, undefined>
>;

/** Asks before a return is withdrawn. */
function Withdrawing({ answer, Dialog, question: { asked, ...rest } }: Withdrawal) {
  const shown = useLast(asked);
  const [withdraw, isBusy] = useOneAtATime(async (order: Order) => {
    if (await answer(order, undefined)) rest.onClose();
  });
  if (!Dialog) return null;
  return (
    <Dialog
      {...rest}
      isOpen={asked !== undefined}
      isBusy={isBusy}
      title={shown ? words.withdrawQuestion(shown.quantity, shown.product.name) : ''}
      description={words.withdrawMeans}
      confirmLabel={words.withdrawTheReturn}
      closeLabel={words.keepTheReturn}
      onConfirm={() => {
        if (asked) void withdraw(asked);
      }}
    />
  );
}
