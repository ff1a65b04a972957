import { brand } from '@namma/contract/brand';
import type { ClosedTime } from '@namma/contract/centers/schemas';
import type { OfferedTier } from '@namma/contract/memberships/tiers';
import { formatRupees } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import { openCenters } from '@namma/contract/values/centers';
import { formatMinuteOfDay } from '@namma/contract/values/opening-hours';
import { Link } from 'react-router';
import * as words from '#words/landing';
import { useHoldsCard } from '../../lib/session/session';
import { useGym } from '../../shared/gym-settings';
import { Art } from '../../ui/art';
import { ButtonLink } from '../../ui/button';
import { useOpenState } from './hours';

/** The anchor of 'Try a day'. */
export const TRY_DAY = 'tryDay';

const stripLink = 'flex min-h-11 items-center underline decoration-lime decoration-2 underline-offset-4';

interface HeroProps {
  tiers: readonly OfferedTier[];
  closed: readonly ClosedTime[];
  trialRupees: number;
}

export function Hero({ tiers, closed, trialRupees }: HeroProps) {
  const { hours } = useGym();
  const openState = useOpenState(hours, closed);
  const holdsCard = useHoldsCard();
  const cheapest = tiers
    .flatMap(({ plans }) => plans)
    .reduce((a, b) => (b.discountPriceRupees < a.discountPriceRupees ? b : a));
  const first = hours.reduce((a, b) => (b.opensAtMinute < a.opensAtMinute ? b : a));
  const isOnWeekdays = String([...first.weekdays].sort()) === '1,2,3,4,5';
  return (
    <section
      id="Home"
      aria-labelledby="hero-title"
      className="relative isolate overflow-hidden lg:grid lg:min-h-first-sight lg:items-end"
    >
      <div className="relative lg:absolute lg:inset-0 lg:-z-10">
        <Art
          name="hero-landing"
          kind="banner"
          alt=""
          sizes="(min-width: 64rem) 100vw, 140vw"
          className="h-hero w-full object-[86%_50%] max-sm:object-[50%_62%] lg:h-full lg:object-[100%_50%]"
          isFirst
          hasPortrait
        />
        <div aria-hidden="true" className="absolute inset-0 bg-linear-to-t from-ink to-ink/0 to-50%" />
      </div>
      <div className="page-width relative pb-14 max-lg:-mt-16 lg:pb-20">
        <h1 id="hero-title" translate="no" className="display w-min text-3xl xs:text-4xl">
          {brand.name}
        </h1>
        <p className="mt-5 text-lg font-semibold">{brand.tagline}</p>
        <p className="mt-1 max-w-lead text-(--soft)">
          {words.heroText(
            openCenters().length,
            brand.city,
            formatMinuteOfDay(first.opensAtMinute),
            isOnWeekdays ? undefined : first.days,
          )}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          {holdsCard ? (
            <>
              <ButtonLink to={paths.classes} look="primary" className="min-h-13 px-7 text-base">
                {words.bookClass}
              </ButtonLink>
              <ButtonLink to={paths.profileCard} look="outline" className="min-h-13 px-7 text-base">
                {words.showCard}
              </ButtonLink>
            </>
          ) : (
            <>
              <ButtonLink to={paths.signUp} look="primary" className="min-h-13 px-9 text-base">
                {words.join}
              </ButtonLink>
              <ButtonLink to="/#memberships" look="outline" className="min-h-13 px-5 text-base xs:px-7">
                {words.seeMemberships}
              </ButtonLink>
            </>
          )}
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 text-sm font-semibold">
          {!holdsCard && (
            <Link to={`/#${TRY_DAY}`} className={stripLink}>
              {trialRupees === 0 ? words.firstDayFree : words.firstDayCosts(formatRupees(trialRupees))}
            </Link>
          )}
          <Link to={paths.buyMembership} className={`figures ${stripLink}`}>
            {words.fromPrice(formatRupees(cheapest.discountPriceRupees), cheapest.months)}
          </Link>
          {/* Reserves its space until the browser has rendered it. */}
          <p className="flex min-h-11 items-center text-(--soft)">{openState}</p>
        </div>
      </div>
    </section>
  );
}
