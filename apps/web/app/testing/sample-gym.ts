import { weekdayWords } from '@namma/contract/messages/weekdays';
import { settingDefaults } from '@namma/contract/settings/defaults';
import { gymOf } from '@namma/contract/settings/gym';
import type { GymSettings } from '@namma/contract/settings/schemas';

/** The default settings, which every page contains. */
export const sampleGym: GymSettings = { ...gymOf(settingDefaults, weekdayWords), isSendingMails: true };
