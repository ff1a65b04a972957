import type { LegalFacts } from '../business.ts';
import type { Day } from '../days/dates.ts';
import type { Locale } from '../locales.ts';
import { formatPhone } from '../text/phone.ts';
import { aboutKey, reviewKey, reviewPlaces } from './keys.ts';
import type { GymTexts } from './schemas.ts';
import type { Facts } from './values.ts';

/** Texts that have all their parts. */
const whole = <T extends object>(value: T) =>
  // None of its parts is null then.
  Object.values(value).includes(null) ? null : (value as { [K in keyof T]: NonNullable<T[K]> });

/** What the owner writes on pages in a language by the facts of a day (IST). */
export function textsOf(facts: Facts, locale: Locale, today: Day): GymTexts {
  const { tier, until, [locale]: text } = facts.offer;
  const isRunning = until !== null && today <= until;
  return {
    offer: text !== null && isRunning ? { text, tier } : null,
    about: whole(facts[aboutKey(locale)]),
    trialRupees: facts.passPrices.trialRupees,
    reviews: reviewPlaces.map((place) => whole(facts[reviewKey(place, locale)])),
  };
}

/** What the law asks to publish; null where the owner has not given it. */
export function legalOf({ business, grievanceOfficer }: Facts): LegalFacts {
  const officer = whole(grievanceOfficer);
  return {
    ...business,
    grievanceOfficer: officer && { ...officer, phone: formatPhone(officer.phone) },
  };
}
