import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../../lib/api/api-error';
import { whenCartChangesElsewhere } from '../../../shared/cart-changes';
import type { CheckoutState } from '../../../shared/checkout-path';
import { refreshCheckout } from './api';

/** Returning to a window fires several events at once, and some windows change focus all the time. */
const RETURNS_APART_MILLISECONDS = 1_000;

/**
 * Shows what another tab or an admin has changed: reads the checkout again when another tab of this browser reports a
 * change, and when the person returns to this tab. If the read fails, the screen stays as it is.
 * @param isPaused true while an order is being placed, because it empties the cart
 */
export function useFreshCheckout(checkout: CheckoutState, isPaused = false): void {
  const { revalidate } = useRevalidator();
  const latest = useRef({ checkout, isPaused, revalidate });
  useEffect(() => {
    latest.current = { checkout, isPaused, revalidate };
  });
  useEffect(() => {
    let isOver = false;
    let isReading = false;
    let isWanted = false;
    let lastRead = Date.now();
    const refresh = async () => {
      isWanted = true;
      if (isReading) return;
      isReading = true;
      while (isWanted && !isOver && !latest.current.isPaused) {
        isWanted = false;
        lastRead = Date.now();
        const isRead = await refreshCheckout(latest.current.checkout).then(
          () => true,
          // Without a session the loader goes to sign in.
          (error: unknown) => error instanceof ApiError && error.status === 401,
        );
        if (isRead && !isOver && !latest.current.isPaused) await latest.current.revalidate();
      }
      isReading = false;
    };
    const onReturn = () => {
      if (document.visibilityState !== 'visible') return;
      if (Date.now() - lastRead >= RETURNS_APART_MILLISECONDS) void refresh();
    };
    const endElsewhere = whenCartChangesElsewhere(() => void refresh());
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    window.addEventListener('pageshow', onReturn);
    return () => {
      isOver = true;
      endElsewhere();
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
      window.removeEventListener('pageshow', onReturn);
    };
  }, []);
}
