import type { Order } from '@namma/contract/schemas/orders';
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../lib/api-error';
import { useFailure } from '../../lib/use-failure';
import { useLazy } from '../../lib/use-lazy';
import { toast } from '../../ui/toast';
import { cancelOrder } from './api';

const loadDialog = async () => (await import('./cancel-dialog')).CancelDialog;

/** Opens the question for an order; the element gets the focus afterwards. */
type Ask = (order: Order, focusAfter: HTMLElement | null) => void;
const Asking = createContext<Ask>(() => {});
export const useAskToCancel = (): Ask => useContext(Asking);

/** One dialog for all orders of a list, and the list read again once an order is cancelled or was on its way. */
export function Cancelling({ children }: { children: ReactNode }) {
  const { loaded: CancelDialog, ensureLoaded } = useLazy(loadDialog);
  const [asked, setAsked] = useState<Order>();
  const focusAfter = useRef<HTMLElement>(null);
  const { revalidate } = useRevalidator();
  const fail = useFailure();

  async function cancel(order: Order, reason: string | undefined): Promise<boolean> {
    try {
      toast.success(await cancelOrder(order, reason));
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
      {CancelDialog && (
        <CancelDialog
          order={asked}
          focusAfter={focusAfter}
          hint="Tells us what we can do better."
          onCancel={cancel}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Asking>
  );
}
