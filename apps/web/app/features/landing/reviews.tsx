const reviews = [
  {
    words:
      'I work till nine most days. The rack I want is free at six in the morning, and Suresh remembers what I lifted last week.',
    name: 'Meghana Rao',
    place: 'HSR Layout',
  },
  {
    words:
      'I came after a knee operation, scared of the leg press. Eight months on I take the stairs at home, all four floors.',
    name: 'Joseph D’Souza',
    place: 'Indiranagar',
  },
  {
    words:
      'My daughter boxes, I row, we share one auto back to Jayanagar. Nobody at the desk has tried to sell us anything.',
    name: 'Farida Khan',
    place: 'Jayanagar',
  },
] as const;

export function Reviews() {
  return (
    <section id="review" aria-labelledby="review-title" className="border-t border-(--line) py-14 md:py-20">
      <div className="page-width">
        <h2 id="review-title" className="heading text-2xl">
          Reviews
        </h2>
        <div className="mt-10 grid gap-x-8 gap-y-12 md:grid-cols-12">
          {reviews.map(({ words, name, place }, index) => (
            <figure
              key={name}
              className={index === 0 ? 'md:col-span-12 lg:col-span-6' : 'md:col-span-6 lg:col-span-3'}
            >
              <blockquote className={index === 0 ? 'heading text-2xl' : 'text-lg'}>
                <p>“{words}”</p>
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
