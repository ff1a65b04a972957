import { formatRupees } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import { tiers } from '@namma/contract/tiers';
import { ButtonLink } from '../../ui/button';

const lowest = Math.min(...tiers.flatMap(({ plans }) => plans.map((plan) => plan.discountPriceRupees)));

/** The two ways to join. */
export function JoinCall() {
  return (
    <section aria-labelledby="join-title" className="border-t border-(--line) bg-(--raised) py-14 md:py-20">
      <div className="page-width grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <h2 id="join-title" className="display text-2xl sm:text-3xl">
            Begin on a day you choose
          </h2>
          <p className="mt-4 max-w-text text-(--soft)">
            A plan, a center, a date: no more is asked. Three months start at {formatRupees(lowest)}; you pay
            when you come in.
          </p>
        </div>
        <div className="flex flex-wrap gap-3 lg:col-span-5 lg:justify-end">
          <ButtonLink to={paths.buyMembership} look="primary" className="min-h-13 px-9 text-base">
            Choose a plan
          </ButtonLink>
          <ButtonLink to={paths.consultancy} look="outline" className="min-h-13 px-7 text-base">
            Ask a trainer first
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
