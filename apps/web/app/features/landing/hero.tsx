import { brand } from '@namma/contract/brand';
import * as paths from '@namma/contract/paths';
import { centers } from '@namma/contract/values/centers';
import { formatMinuteOfDay } from '@namma/contract/values/opening-hours';
import * as words from '#words/landing';
import { useGym } from '../../shared/gym-settings';
import { Art } from '../../ui/art';
import { ButtonLink } from '../../ui/button';

export function Hero() {
  const { hours } = useGym();
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
          kind="hero"
          alt=""
          sizes="(min-width: 64rem) 100vw, 140vw"
          className="h-hero w-full object-[86%_50%] lg:h-full lg:object-[100%_50%]"
          isFirst
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
            centers.length,
            brand.city,
            formatMinuteOfDay(first.opensAtMinute),
            isOnWeekdays ? undefined : first.days,
          )}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={paths.signUp} look="primary" className="min-h-13 px-9 text-base">
            {words.join}
          </ButtonLink>
          <ButtonLink to="/#memberships" look="outline" className="min-h-13 px-5 text-base xs:px-7">
            {words.seeMemberships}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
