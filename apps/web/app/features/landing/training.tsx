import * as words from '#words/landing';
import { Art } from '../../ui/art';

const kinds = [
  {
    title: words.everyMuscle,
    text: words.everyMuscleText,
    picture: 'feature-muscle',
    place: 'md:col-span-7',
  },
  {
    title: words.cardio,
    text: words.cardioText,
    picture: 'feature-cardio',
    place: 'md:col-span-5 md:mt-24',
  },
  {
    title: words.weights,
    text: words.weightsText,
    picture: 'feature-weight',
    place: 'md:col-span-5',
  },
  {
    title: words.manyMore,
    text: words.manyMoreText,
    picture: 'feature-more',
    place: 'md:col-span-7 md:mt-24',
  },
] as const;

/** The four feature cards, on a deliberately uneven grid. */
export function Training() {
  return (
    <section aria-labelledby="training-title" className="border-t border-(--line) py-14 md:py-20">
      <div className="page-width">
        <h2 id="training-title" className="heading text-2xl">
          {words.onTheFloor}
        </h2>
        <ul className="mt-10 grid gap-x-4 gap-y-10 md:grid-cols-12 md:gap-y-4">
          {kinds.map(({ title, text, picture, place }) => (
            <li key={title} className={place}>
              <Art
                name={picture}
                kind="card"
                alt=""
                sizes="(min-width: 48rem) 55vw, 92vw"
                className="aspect-[4/3] w-full rounded-sm md:aspect-auto md:h-picture-row"
              />
              <h3 className="heading mt-4 text-xl">{title}</h3>
              <p className="mt-1 max-w-lead text-(--soft)">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
