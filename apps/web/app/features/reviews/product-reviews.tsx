import { formatDay } from '@namma/contract/days/dates';
import { RATING_MAX_STARS } from '@namma/contract/reviews/rules';
import type { Review, ReviewList } from '@namma/contract/reviews/schemas';
import { Star } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Await } from 'react-router';
import * as words from '#words/reviews';
import { useFailure } from '../../lib/api/use-failure';
import { readCached } from '../../lib/loading/read-cache';
import { ShowOlder } from '../../ui/show-older';
import { Spinner } from '../../ui/spinner';
import { useOneAtATime } from '../../ui/use-one-at-a-time';

type Found = ReviewList | { failure: string };

interface ProductReviewsProps {
  productId: number;
  /** Resolved on the server; a promise when the browser opens the page without waiting for it. */
  reviews: Found | Promise<Found>;
}

/** Reviews of a product, as plain text. */
export function ProductReviews({ productId, reviews }: ProductReviewsProps) {
  return (
    <section aria-labelledby="reviews" className="page-width mt-12">
      <div className="border-t border-(--line) pt-8">
        <h2 id="reviews" className="heading text-xl">
          {words.reviews}
        </h2>
        <Suspense key={productId} fallback={<Spinner />}>
          <Await resolve={reviews}>
            {(found) =>
              'failure' in found ? (
                <p className="mt-4 text-(--soft)">{words.notLoaded(found.failure)}</p>
              ) : (
                <Reviews key={productId} productId={productId} newest={found} />
              )
            }
          </Await>
        </Suspense>
      </div>
    </section>
  );
}

function Reviews({ productId, newest }: { productId: number; newest: ReviewList }) {
  const [older, setOlder] = useState<ReviewList>();
  const [added, setAdded] = useState<number>();
  const fail = useFailure();
  const next = (older ?? newest).next;
  const [showOlder, isBusy] = useOneAtATime(async () => {
    if (next === null) return;
    try {
      const more = await readCached('reviews/get', { id: productId, before: next });
      setOlder((shown) => ({ content: [...(shown?.content ?? []), ...more.content], next: more.next }));
      setAdded(more.content.length);
    } catch (error) {
      fail(error);
    }
  });
  if (newest.content.length === 0) return <p className="mt-4 max-w-text text-(--soft)">{words.noReviews}</p>;
  return (
    <>
      <ul className="mt-4 grid gap-x-10 md:grid-cols-2">
        {[...newest.content, ...(older?.content ?? [])].map((review) => (
          <ReviewItem key={review.reviewId} {...review} />
        ))}
      </ul>
      <ShowOlder
        what={words.reviewsPlural}
        end={words.theseAreAll}
        hasOlder={next !== null}
        isBusy={isBusy}
        added={added}
        showOlder={showOlder}
      />
    </>
  );
}

const starNumbers = Array.from({ length: RATING_MAX_STARS }, (_, index) => index + 1);

const ReviewItem = ({ stars, text, name, month }: Review) => (
  <li className="grid content-start gap-2 border-b border-(--line) py-5">
    <p className="inline-flex gap-0.5">
      <span className="sr-only">{words.starsOf(stars, RATING_MAX_STARS)}</span>
      {starNumbers.map((number) => (
        <Star
          key={number}
          aria-hidden="true"
          size={16}
          strokeWidth={1.5}
          className={number <= stars ? 'fill-ink' : 'fill-transparent'}
        />
      ))}
    </p>
    <p className="max-w-text whitespace-pre-line wrap-anywhere">{text}</p>
    <p className="text-sm text-(--soft)">
      <span className="font-semibold text-ink">{name || words.aMember}</span>
      <span>{` · ${monthOf(month)} · ${words.boughtHere}`}</span>
    </p>
  </li>
);

/** `2030-03` as `Mar 2030`. */
const monthOf = (month: string): string => formatDay(`${month}-01`).replace(/^\S+ /, '');
