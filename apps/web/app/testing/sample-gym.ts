import { factDefaults } from '@namma/contract/facts/defaults';
import { describeHours } from '@namma/contract/facts/hours';
import { centerKey } from '@namma/contract/facts/keys';
import { type GymFacts, gymFacts } from '@namma/contract/facts/schemas';
import { weekdayWords } from '@namma/contract/messages/weekdays';
import { formatPhone } from '@namma/contract/text/phone';
import { centers } from '@namma/contract/values/centers';

/** The facts that every page comes with, as they are in a shop in which nobody has changed them. */
export const sampleGym: GymFacts = gymFacts.parse({
  ...factDefaults,
  phone: formatPhone(factDefaults.phone),
  ...factDefaults.address,
  ...factDefaults.mapPoint,
  hours: factDefaults.openingHours.map((row) => ({ ...row, ...describeHours(row, weekdayWords) })),
  centers: Object.fromEntries(centers.map((center) => [center, factDefaults[centerKey(center)]])),
});
