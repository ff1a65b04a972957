import { MEMBERSHIP_FEE_RUPEES } from '@namma/contract/business';
import type { ClosedTime } from '@namma/contract/centers/schemas';
import { type Offer, type OfferedTier, offeredTiers } from '@namma/contract/memberships/tiers';
import { formatRupees } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import type { GymTexts } from '@namma/contract/settings/schemas';
import { useState } from 'react';
import * as words from '#words/landing';
import { useIsHydrated } from '../../lib/loading/use-is-hydrated';
import { useLazy } from '../../lib/loading/use-lazy';
import { Button, ButtonLink } from '../../ui/button';
import { About } from './about';
import { Contact } from './contact';
import { Hero, TRY_DAY } from './hero';
import { Hours } from './hours';
import { OfferLine } from './offer-line';
import { Reviews } from './reviews';
import { TierCards } from './tier-cards';
import { Training } from './training';

interface LandingPageProps {
  offer: Offer;
  texts: GymTexts;
  closed: readonly ClosedTime[];
}

export function LandingPage({ offer, texts, closed }: LandingPageProps) {
  const tiers = offeredTiers(offer);
  return (
    <>
      <OfferLine offer={texts.offer} />
      <Hero tiers={tiers} closed={closed} trialRupees={texts.trialRupees} />
      <About about={texts.about} />
      <TierCards tiers={tiers} />
      <TryDay rupees={texts.trialRupees} />
      <Training />
      <Reviews own={texts.reviews} />
      <JoinCall tiers={tiers} />
      <Hours closed={closed} />
      <Contact />
    </>
  );
}

/** The two ways to join. */
function JoinCall({ tiers }: { tiers: readonly OfferedTier[] }) {
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

const loadForm = async () => (await import('./try-day-form')).TryDayForm;

/** The way in for somebody who wants to see the gym first (D89). The form is loaded after the page is shown. */
function TryDay({ rupees }: { rupees: number }) {
  const { loaded: TryDayForm, ensureLoaded } = useLazy(loadForm);
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useIsHydrated();
  return (
    <section
      id={TRY_DAY}
      aria-labelledby="try-title"
      className="bg-lime py-14 text-ink [--focus-ring:var(--color-ink)] [--soft:color-mix(in_oklab,var(--color-ink)_82%,transparent)] md:py-20"
    >
      <div className="page-width grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="try-title" className="display text-2xl sm:text-3xl">
            {words.tryDay}
          </h2>
          <p className="mt-4 max-w-text text-(--soft)">{words.tryDayText}</p>
          <p className="display figures mt-4 text-4xl">{rupees === 0 ? words.free : formatRupees(rupees)}</p>
          <p className="mt-2 font-semibold">
            {rupees === 0 ? words.tryDayFree : words.tryDayCosts(formatRupees(rupees))}
          </p>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          {isOpen && TryDayForm ? (
            <div className="ground-paper rounded-lg p-5 sm:p-8">
              <TryDayForm />
            </div>
          ) : (
            <Button
              className="min-h-13 px-9 text-base max-sm:w-full"
              disabled={!isHydrated}
              onClick={() => void ensureLoaded().then(setOpen)}
            >
              {words.askForDay}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
