import type { Tier } from '@namma/contract/memberships/tiers';

export function TierFeatures({ featuresTitle, features }: Tier) {
  return (
    <section
      aria-labelledby="features-title"
      className="border-t border-(--line) pt-14 pb-6 md:pt-20 md:pb-10"
    >
      <div className="page-width grid gap-10 lg:grid-cols-12">
        <h2 id="features-title" className="heading text-2xl lg:col-span-4">
          {featuresTitle}
        </h2>
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:col-span-8">
          {features.map(({ title, text }) => (
            <li key={title} className="border-t border-(--line) pt-5 pb-10">
              <h3 className="heading text-xl text-(--tier)">{title}</h3>
              <p className="mt-2 max-w-lead text-(--soft)">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
