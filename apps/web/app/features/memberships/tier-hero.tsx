import type { OfferedTier } from '@namma/contract/memberships/tiers';
import { groupDigits } from '@namma/contract/money';
import * as words from '#words/fitness';
import { Art } from '../../ui/art';
import { ButtonLink } from '../../ui/button';
import { MonthlyCost } from './monthly-cost';
import { tierLooks } from './tier-looks';

export function TierHero({ name, slug, startingMonthlyRupees, highlights, plans }: OfferedTier) {
  return (
    <section aria-labelledby="tier-title">
      <div className="relative isolate overflow-hidden">
        <div className="relative lg:absolute lg:inset-0 lg:-z-10">
          <Art
            key={slug}
            name={tierLooks[slug].picture}
            kind="hero"
            alt=""
            sizes="(min-width: 64rem) 100vw, 130vw"
            className="h-hero-short w-full object-[86%_50%] lg:h-full lg:object-[100%_50%]"
            isFirst
          />
          <div aria-hidden="true" className="absolute inset-0 bg-linear-to-t from-ink to-ink/0 to-50%" />
        </div>
        <div className="page-width relative pb-14 max-lg:-mt-16 lg:pt-hero-head lg:pb-20">
          <h1 id="tier-title" className="display w-min text-4xl text-(--tier)">
            {name}
          </h1>
          <p className="mt-7 text-lg font-semibold">
            <span>{words.startingBefore}</span>
            <span className="figures heading text-2xl">{groupDigits(startingMonthlyRupees)}</span>
            <span>{words.startingAfter}</span>
          </p>
          <p className="mt-1 text-xs text-(--soft)">{words.effectivePricing}</p>
          <MonthlyCost plans={plans} />
          <ButtonLink to="#buy" look="primary" className="mt-5 min-h-13 bg-(--tier)! px-12 text-base">
            {words.buy}
          </ButtonLink>
        </div>
      </div>
      <ul className="page-width grid gap-x-6 pb-10 sm:grid-cols-2 lg:grid-cols-4">
        {highlights.map((highlight) => (
          <li key={highlight} className="border-t border-(--line) py-5 font-semibold">
            {highlight}
          </li>
        ))}
      </ul>
    </section>
  );
}
