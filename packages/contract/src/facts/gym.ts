import type { Answers } from '../answers.ts';
import { formatPhone } from '../text/phone.ts';
import { centers } from '../values/centers.ts';
import { describeHours } from './hours.ts';
import { centerKey } from './keys.ts';
import type { GymFacts } from './schemas.ts';
import type { Facts } from './values.ts';

/** What pages show of the gym by the facts of a day. */
export function gymOf(facts: Facts, words: Answers['weekdayWords']): GymFacts {
  const { phone, email, address, mapPoint, openingHours, consultancyPrice, deliveryDays, returnDays } = facts;
  return {
    phone: formatPhone(phone),
    email,
    ...address,
    ...mapPoint,
    hours: openingHours.map((row) => ({ ...describeHours(row, words), ...row })),
    consultancyPrice,
    deliveryDays,
    returnDays,
    // Has each center.
    centers: Object.fromEntries(
      centers.map((center) => {
        const { street, phone: ownPhone } = facts[centerKey(center)];
        return [center, { street, phone: ownPhone && formatPhone(ownPhone) }];
      }),
    ) as GymFacts['centers'],
  };
}
