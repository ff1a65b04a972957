import { messages } from '@namma/contract/messages';
import type { Order } from '@namma/contract/orders/schemas';
import { RATING_CHANGE_OFFERED_SECONDS } from '@namma/contract/reviews/rules';
import { useEffect, useRef, useState } from 'react';
import { useFailure } from '../../lib/api/use-failure';
import { toast } from '../../ui/toast';
import { changeRating, rateOrder, reviewOrder } from './api';

/**
 * The rating of an order: given once, and only after delivery (SPEC section 4). A wrong star can be
 * corrected for a moment, and a review be written at any time.
 */
export function useRating(order: Order) {
  const [given, setGiven] = useState(0);
  const [sending, setSending] = useState(0);
  const [isReviewed, setReviewed] = useState(order.isReviewed);
  const [canChange, setCanChange] = useState(false);
  // A ref, because two quick clicks come before the next render.
  const isLocked = useRef(order.rating > 0);
  const fail = useFailure();

  useEffect(() => {
    if (!canChange) return;
    const timer = setTimeout(() => setCanChange(false), RATING_CHANGE_OFFERED_SECONDS * 1_000);
    return () => clearTimeout(timer);
  }, [canChange]);

  /** @returns whether it was taken */
  async function send(stars: number, call: () => Promise<string>): Promise<boolean> {
    setSending(stars);
    try {
      toast.success(await call());
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      setSending(0);
    }
  }

  /** @returns whether it was taken */
  async function rate(stars: number, review?: string): Promise<boolean> {
    if (isLocked.current) {
      toast.error(messages.ratingAlreadySubmitted);
      return false;
    }
    isLocked.current = true;
    const isTaken = await send(stars, () => rateOrder(order, stars, review));
    // SPEC section 4: after a failure the rating can be tried again.
    isLocked.current = isTaken;
    if (!isTaken) return false;
    setGiven(stars);
    setCanChange(review === undefined);
    setReviewed(review !== undefined);
    return true;
  }

  async function change(stars: number): Promise<void> {
    if (await send(stars, () => changeRating(order, stars))) setGiven(stars);
    setCanChange(false);
  }

  /** @returns whether it was taken */
  async function review(text: string): Promise<boolean> {
    const isTaken = await send(0, () => reviewOrder(order, text));
    if (isTaken) {
      setReviewed(true);
      setCanChange(false);
    }
    return isTaken;
  }

  return {
    /** 0 until they are given. */
    stars: given || order.rating,
    /** The stars that are being sent; 0 for none. */
    sending,
    /** True if they were given on this screen just now. */
    isFresh: given > 0,
    /** True if other stars are offered. */
    canChange,
    isReviewed,
    rate,
    change,
    review,
  };
}
