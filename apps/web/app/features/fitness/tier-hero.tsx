import type { Tier } from '@namma/contract/memberships';
import { Art } from '../../ui/art';
import { ButtonLink } from '../../ui/button';
import { tierLooks } from './tier-looks';

export function TierHero({ name, slug, startingMonthlyRupees, highlights }: Tier) {
  return (
    <section aria-labelledby="tier-title" className="relative isolate overflow-hidden">
      <div className="relative md:absolute md:inset-0 md:-z-10">
        <Art
          key={slug}
          name={tierLooks[slug].picture}
          kind="hero"
          alt=""
          sizes="(min-width: 48rem) 100vw, 130vw"
          className="h-[34svh] w-full object-[86%_50%] md:h-full md:object-[100%_50%]"
          isFirst
        />
        <div aria-hidden="true" className="absolute inset-0 bg-linear-to-t from-ink to-ink/0 to-60%" />
      </div>
      <div className="page-width relative pb-14 max-md:-mt-16 md:pt-[clamp(8rem,22vh,16rem)] md:pb-16">
        <h1 id="tier-title" className="display w-min text-4xl text-(--tier)">
          {name}
        </h1>
        <p className="mt-7 text-lg font-semibold">
          Starting at <span className="figures heading text-2xl">{`₹ ${startingMonthlyRupees}`}</span> /
          Month* + Taxes &amp; Fees
        </p>
        <p className="mt-1 text-xs text-(--soft)">*Effective Monthly Pricing including Extension, if any</p>
        <ButtonLink to="#buy" look="primary" className="mt-8 min-h-13 bg-(--tier)! px-12 text-base">
          Buy
        </ButtonLink>
        <ul className="mt-14 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
          {highlights.map((highlight) => (
            <li key={highlight} className="border-t border-(--line) py-4 font-semibold">
              {highlight}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
