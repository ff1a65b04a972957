import type { Answers } from '../answers.ts';
import type { Locale } from '../locales.ts';
import { formatPhone } from '../text/phone.ts';
import { currentCenters } from '../values/centers.ts';
import { describeHours } from './hours.ts';
import type { GymSettings } from './schemas.ts';
import type { Settings } from './values.ts';

/** Presents the gym for pages, by the settings of a day. The state of the mail server is not a setting. */
export function gymOf(
  settings: Settings,
  words: Answers['weekdayWords'],
  locale: Locale = 'en',
): Omit<GymSettings, 'isSendingMails'> {
  const { phone, email, address, mapPoint, openingHours, consultancyPrice, deliveryDays, returnDays } =
    settings;
  return {
    brand: {
      ...settings.brand,
      tagline: settings.tagline[locale],
      social: Object.values(settings.social).filter((link) => link !== null),
    },
    phone: formatPhone(phone),
    email,
    ...address,
    ...mapPoint,
    hours: openingHours.map((row) => ({ ...describeHours(row, words), ...row })),
    consultancyPrice,
    deliveryDays,
    returnDays,
    centers: Object.fromEntries(
      Object.entries(currentCenters()).map(([center, { phone: ownPhone, ...parts }]) => [
        center,
        { ...parts, phone: ownPhone && formatPhone(ownPhone) },
      ]),
    ),
  };
}
