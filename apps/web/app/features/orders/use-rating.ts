import { messages } from '@namma/contract/messages';
import { useRef, useState } from 'react';
import { useFailure } from '../../lib/use-failure';
import { toast } from '../../ui/toast';
import { type Order, rateOrder } from './api';

/** The stars of one order: given once, and only after delivery (SPEC section 4). */
export function useRating(order: Order) {
  const [given, setGiven] = useState(order.rating);
  // At once, not with the next render: two quick clicks are one rating.
  const isLocked = useRef(false);
  const fail = useFailure();
  const stars = order.rating || given;

  async function rate(wanted: number): Promise<void> {
    if (stars > 0 || isLocked.current) {
      toast.error(messages.ratingAlreadySubmitted);
      return;
    }
    isLocked.current = true;
    setGiven(wanted);
    try {
      toast.success(await rateOrder(order, wanted));
    } catch (error) {
      // SPEC section 4: the lock is reset, another try is possible.
      isLocked.current = false;
      setGiven(0);
      fail(error);
    }
  }

  return { stars, isRated: stars > 0, rate };
}
