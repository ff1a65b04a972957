import { RETURN_DAYS } from '@namma/contract/business';
import type { Order } from '@namma/contract/schemas/orders';
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../lib/api-error';
import { useFailure } from '../../lib/use-failure';
import { useLazy } from '../../lib/use-lazy';
import { toast } from '../../ui/toast';
import { requestReturn } from './api';

const loadDialog = async () => (await import('./return-dialog')).ReturnDialog;

/** Opens the question for an order; the element gets the focus afterwards. */
type Ask = (order: Order, focusAfter: HTMLElement | null) => void;
const Asking = createContext<Ask>(() => {});
export const useAskToReturn = (): Ask => useContext(Asking);

/** One dialog for all orders of a list, and the list read again once a return is asked for or came too late. */
export function Returning({ children }: { children: ReactNode }) {
  const { loaded: ReturnDialog, ensureLoaded } = useLazy(loadDialog);
  const [asked, setAsked] = useState<Order>();
  const focusAfter = useRef<HTMLElement>(null);
  const { revalidate } = useRevalidator();
  const fail = useFailure();

  async function send(order: Order, reason: string): Promise<boolean> {
    try {
      toast.success(await requestReturn(order, reason));
    } catch (error) {
      fail(error);
      // Without an answer it can be tried again.
      if (!(error instanceof ApiError) || error.status !== 409) return false;
    }
    await revalidate();
    return true;
  }

  return (
    <Asking
      value={(order, element) => {
        focusAfter.current = element;
        void ensureLoaded().then((isLoaded) => isLoaded && setAsked(order));
      }}
    >
      {children}
      {ReturnDialog && (
        <ReturnDialog
          order={asked}
          focusAfter={focusAfter}
          title={({ quantity, product }) => `Return ${quantity} × ${product.name}?`}
          description={`Goods come back unopened, within ${RETURN_DAYS} days of delivery. What you have paid for them is refunded.`}
          hint="Tells us what was wrong."
          action="Ask to return it"
          onReturn={send}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Asking>
  );
}
