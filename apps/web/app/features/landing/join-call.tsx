import { MEMBERSHIP_FEE_RUPEES } from '@namma/contract/business';
import type { OfferedTier } from '@namma/contract/memberships/tiers';
import { formatRupees } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import * as words from '#words/landing';
import { ButtonLink } from '../../ui/button';

/** The two ways to join. */
export function JoinCall({ tiers }: { tiers: readonly OfferedTier[] }) {
  const lowest = Math.min(...tiers.flatMap(({ plans }) => plans.map((plan) => plan.discountPriceRupees)));
  return (
    <section aria-labelledby="join-title" className="border-t border-(--line) bg-(--raised) py-14 md:py-20">
      <div className="page-width grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <h2 id="join-title" className="display text-2xl sm:text-3xl">
            {words.beginWhenYouLike}
          </h2>
          <p className="mt-4 max-w-text text-(--soft)">
            {words.beginText(formatRupees(lowest), formatRupees(MEMBERSHIP_FEE_RUPEES))}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 lg:col-span-5 lg:justify-end">
          <ButtonLink to={paths.buyMembership} look="primary" className="min-h-13 px-9 text-base">
            {words.choosePlan}
          </ButtonLink>
          <ButtonLink to={paths.consultancy} look="outline" className="min-h-13 px-7 text-base">
            {words.askTrainerFirst}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
