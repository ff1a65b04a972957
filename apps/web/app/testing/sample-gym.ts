import { weekdayWords } from '@namma/contract/messages/weekdays';
import { settingDefaults } from '@namma/contract/settings/defaults';
import { gymOf } from '@namma/contract/settings/gym';
import type { GymSettings } from '@namma/contract/settings/schemas';

/** The settings that every page comes with, as they are in a shop in which nobody has changed them. */
export const sampleGym: GymSettings = { ...gymOf(settingDefaults, weekdayWords), isSendingMails: true };
