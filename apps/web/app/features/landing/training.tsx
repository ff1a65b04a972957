import { Art } from '../../ui/art';

const kinds = [
  {
    title: 'Train Every Muscle',
    text: 'Machines for every joint, in pairs, so that a full-body day needs no waiting.',
    picture: 'feature-muscle',
    place: 'md:col-span-7',
  },
  {
    title: 'Cardio Exercise',
    text: 'Treadmills, rowers and air bikes along the window side, fans that work.',
    picture: 'feature-cardio',
    place: 'md:col-span-5 md:mt-24',
  },
  {
    title: 'Weight Traing',
    text: 'Dumbbells to 50 kg, marked plates, and platforms that take a drop.',
    picture: 'feature-weight',
    place: 'md:col-span-5',
  },
  {
    title: 'Many More',
    text: 'Boxing bags, a stretching corner, and six classes led by trainers.',
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
          On the floor
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
