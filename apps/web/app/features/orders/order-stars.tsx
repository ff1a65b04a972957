import type { Order } from '@namma/contract/orders/schemas';
import { RATING_MAX_STARS } from '@namma/contract/reviews/rules';
import { useEffect, useRef, useState } from 'react';
import * as words from '#words/orders';
import { useLazy } from '../../lib/loading/use-lazy';
import { quietButton } from './quiet-button';
import { RatingInput, StarShape, starNumbers } from './rating-input';
import { useRating } from './use-rating';

const loadDialog = async () => (await import('./review-dialog')).ReviewDialog;

/** The rating of an order: can be given once it is delivered, and read after that (SPEC section 2). */
export function OrderStars({ order }: { order: Order }) {
  const { stars, sending, isFresh, canChange, isReviewed, rate, change, review } = useRating(order);
  const { loaded: ReviewDialog, ensureLoaded } = useLazy(loadDialog);
  const [isAsked, setIsAsked] = useState(false);
  const [isChanging, setChanging] = useState(false);
  if (order.orderStatus !== 'Delivered') {
    return <p className="text-xs text-(--soft)">{words.rateOnceArrived}</p>;
  }
  const { name } = order.product;
  const changing = isChanging && canChange;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {stars > 0 && !changing ? (
        <GivenStars stars={stars} takesFocus={isFresh} onAgain={() => void rate(stars)} />
      ) : (
        <>
          <RatingInput
            name={name}
            chosen={sending || stars}
            takesFocus={changing}
            onRate={(wanted) => void (changing ? change(wanted) : rate(wanted))}
          />
          <span className="text-xs text-(--soft)">{words.rateThisProduct}</span>
        </>
      )}
      {canChange && !changing && (
        <button type="button" onClick={() => setChanging(true)} className={quietButton}>
          {words.changeStars}
        </button>
      )}
      {!isReviewed && (
        <button
          type="button"
          aria-label={words.writeAReviewOf(name)}
          onClick={() => void ensureLoaded().then((isLoaded) => isLoaded && setIsAsked(true))}
          className={quietButton}
        >
          {stars > 0 ? words.writeAReview : words.orWriteAReview}
        </button>
      )}
      {ReviewDialog && (
        <ReviewDialog
          order={order}
          stars={stars}
          isOpen={isAsked}
          onSend={(chosen, text) => (stars > 0 ? review(text) : rate(chosen, text))}
          onClose={() => setIsAsked(false)}
        />
      )}
    </div>
  );
}

interface GivenStarsProps {
  stars: number;
  /** The pressed star has disappeared, so this gets the focus. */
  takesFocus: boolean;
  onAgain: () => void;
}

/** Stays a button: pressing it shows that a rating counts once (SPEC section 4). */
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
