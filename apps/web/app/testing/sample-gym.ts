import { weekdayWords } from '@namma/contract/messages/weekdays';
import { settingDefaults } from '@namma/contract/settings/defaults';
import { describeHours } from '@namma/contract/settings/hours';
import { centerKey } from '@namma/contract/settings/keys';
import { type GymSettings, gymSettings } from '@namma/contract/settings/schemas';
import { formatPhone } from '@namma/contract/text/phone';
import { centers } from '@namma/contract/values/centers';

/** The settings that every page comes with, as they are in a shop in which nobody has changed them. */
export const sampleGym: GymSettings = gymSettings.parse({
  ...settingDefaults,
  phone: formatPhone(settingDefaults.phone),
  ...settingDefaults.address,
  ...settingDefaults.mapPoint,
  hours: settingDefaults.openingHours.map((row) => ({ ...row, ...describeHours(row, weekdayWords) })),
  centers: Object.fromEntries(centers.map((center) => [center, settingDefaults[centerKey(center)]])),
});
