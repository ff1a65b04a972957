import type { LegalDetails } from '../business.ts';
import type { Day } from '../days/dates.ts';
import type { Locale } from '../locales.ts';
import { formatPhone } from '../text/phone.ts';
import { aboutKey, reviewKey, reviewPlaces } from './keys.ts';
import type { GymTexts } from './schemas.ts';
import type { Settings } from './values.ts';

/** Texts that have all their parts. */
const whole = <T extends object>(value: T) =>
  // None of its parts is null then.
  Object.values(value).includes(null) ? null : (value as { [K in keyof T]: NonNullable<T[K]> });

/** The owner's texts in a language by the settings of a day (IST). */
export function textsOf(settings: Settings, locale: Locale, today: Day): GymTexts {
  const { tier, until, [locale]: text } = settings.offer;
  const isRunning = until !== null && today <= until;
  return {
    offer: text !== null && isRunning ? { text, tier } : null,
    about: whole(settings[aboutKey(locale)]),
    trialRupees: settings.passPrices.trialRupees,
    reviews: reviewPlaces.map((place) => whole(settings[reviewKey(place, locale)])),
  };
}

/** The legally required details; null where not set. */
export function legalOf({ business, grievanceOfficer }: Settings): LegalDetails {
  const officer = whole(grievanceOfficer);
  return {
    ...business,
    grievanceOfficer: officer && { ...officer, phone: formatPhone(officer.phone) },
  };
}
