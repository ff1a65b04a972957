import type { GymTexts } from '@namma/contract/settings/schemas';
import * as words from '#words/landing';

/** @param own the owner's reviews by position; default reviews fill the others */
export function Reviews({ own = [] }: { own?: GymTexts['reviews'] }) {
  const reviews = words.reviews.map((review, place) => own[place] ?? review);
  return (
    <section id="review" aria-labelledby="review-title" className="border-t border-(--line) py-14 md:py-20">
      <div className="page-width">
        <h2 id="review-title" className="heading text-2xl">
          {words.reviewsTitle}
        </h2>
        <div className="mt-10 grid gap-x-8 gap-y-12 md:grid-cols-12">
          {reviews.map(({ text, name, place }, index) => (
            <figure
              key={`${name} ${text}`}
              className={index === 0 ? 'md:col-span-12 lg:col-span-6' : 'md:col-span-6 lg:col-span-3'}
            >
              <blockquote className={index === 0 ? 'heading text-2xl' : 'text-lg'}>
                <p className="wrap-anywhere">{`“${text}”`}</p>
              </blockquote>
              <figcaption className="mt-5 border-t border-(--line) pt-3 text-sm">
                <span className="font-semibold">{name}</span>
                <span className="block text-(--soft)">{place}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
