import { RATING_MAX_STARS } from '@namma/contract/orders/rules';
import type { Order } from '@namma/contract/orders/schemas';
import { useEffect, useRef, useState } from 'react';
import * as words from '#words/orders';
import { useLazy } from '../../lib/loading/use-lazy';
import { RatingInput, StarShape, starNumbers } from './rating-input';
import { useRating } from './use-rating';

const loadDialog = async () => (await import('./review-dialog')).ReviewDialog;

/** The rating of an order: can be given once it is delivered, and read after that (SPEC section 2). */
export function OrderStars({ order }: { order: Order }) {
  const { stars, sending, isFresh, rate } = useRating(order);
  const { loaded: ReviewDialog, ensureLoaded } = useLazy(loadDialog);
  const [isAsked, setIsAsked] = useState(false);
  if (order.orderStatus !== 'Delivered') {
    return <p className="text-xs text-(--soft)">{words.rateOnceArrived}</p>;
  }
  if (stars > 0) return <GivenStars stars={stars} takesFocus={isFresh} onAgain={() => void rate(stars)} />;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <RatingInput name={order.product.name} chosen={sending} onRate={(wanted) => void rate(wanted)} />
      <span className="text-xs text-(--soft)">{words.rateThisProduct}</span>
      <button
        type="button"
        aria-label={words.writeAReviewOf(order.product.name)}
        onClick={() => void ensureLoaded().then((isLoaded) => isLoaded && setIsAsked(true))}
        className="inline-flex min-h-11 items-center text-xs font-semibold underline underline-offset-4 hover:no-underline"
      >
        {words.orWriteAReview}
      </button>
      {ReviewDialog && (
        <ReviewDialog order={order} isOpen={isAsked} onRate={rate} onClose={() => setIsAsked(false)} />
      )}
    </div>
  );
}

interface GivenStarsProps {
  stars: number;
  /** The pressed star is gone, so this takes the focus. */
  takesFocus: boolean;
  onAgain: () => void;
}

/** Stays a button: pressing it says that a rating counts once (SPEC section 4). */
function GivenStars({ stars, takesFocus, onAgain }: GivenStarsProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <button
      ref={button}
      type="button"
      onClick={onAgain}
      className="inline-flex min-h-11 flex-wrap items-center gap-x-3 justify-self-start rounded-md"
    >
      <span className="inline-flex gap-0.5">
        {starNumbers.map((number) => (
          <StarShape key={number} isFilled={number <= stars} />
        ))}
      </span>
      <span className="figures text-xs text-(--soft)">{words.youGave(stars, RATING_MAX_STARS)}</span>
    </button>
  );
}
