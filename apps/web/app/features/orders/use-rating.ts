import { messages } from '@namma/contract/messages';
import type { Order } from '@namma/contract/orders/schemas';
import { useRef, useState } from 'react';
import { useFailure } from '../../lib/api/use-failure';
import { toast } from '../../ui/toast';
import { rateOrder } from './api';

/** The rating of an order: given once, and only after delivery (SPEC section 4). */
export function useRating(order: Order) {
  const [given, setGiven] = useState(0);
  const [sending, setSending] = useState(0);
  // A ref, because two quick clicks come before the next render.
  const isLocked = useRef(order.rating > 0);
  const fail = useFailure();

  /** @returns whether it was taken */
  async function rate(stars: number, review?: string): Promise<boolean> {
    if (isLocked.current) {
      toast.error(messages.ratingAlreadySubmitted);
      return false;
    }
    isLocked.current = true;
    setSending(stars);
    try {
      toast.success(await rateOrder(order, stars, review));
      setGiven(stars);
      return true;
    } catch (error) {
      // SPEC section 4: after a failure the rating can be tried again.
      isLocked.current = false;
      fail(error);
      return false;
    } finally {
      setSending(0);
    }
  }

  return {
    /** 0 until they are given. */
    stars: order.rating || given,
    /** The stars that are being sent; 0 for none. */
    sending,
    /** Whether they were given on this screen just now. */
    isFresh: given > 0,
    rate,
  };
}
