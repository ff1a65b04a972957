import type { ChangedFields } from '@namma/contract/admin/schemas';
import { loadAnswers } from '@namma/contract/answers';
import type { Day } from '@namma/contract/days/dates';
import type { Locale } from '@namma/contract/locales';
import { settingDefaults } from '@namma/contract/settings/defaults';
import { gymOf } from '@namma/contract/settings/gym';
import type { SettingKey } from '@namma/contract/settings/keys';
import { type GymSettings, type Setting, settingValue } from '@namma/contract/settings/schemas';
import type { Settings } from '@namma/contract/settings/values';

interface ChangeRow {
  key: string;
  from_day: Day;
  value: unknown;
  at: Date;
  name: string;
}

/**
 * Presents a setting with today's value and the scheduled ones.
 * @param rows all values that were not cancelled, by day
 */
export function presentSetting(
  key: SettingKey,
  rows: readonly ChangeRow[],
  version: number,
  today: Day,
): Setting {
  const dated = rows
    .filter((row) => row.key === key)
    .map(({ value, from_day, at, name }) => ({
      value: settingValue.parse(value),
      fromDay: from_day,
      by: name,
      at: at.toISOString(),
    }));
  const current = dated.findLast(({ fromDay }) => fromDay <= today);
  return {
    key,
    default: settingValue.parse(settingDefaults[key]),
    current: current
      ? { value: current.value, since: { fromDay: current.fromDay, by: current.by, at: current.at } }
      : { value: settingValue.parse(settingDefaults[key]), since: null },
    coming: dated.filter(({ fromDay }) => fromDay > today),
    version,
  };
}

/** Flattens a value for the activity log, which stores texts and numbers by name. */
export function loggedSetting(fromDay: Day, value: unknown): ChangedFields {
  const parts = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : { value };
  return {
    from: fromDay,
    ...Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name,
        typeof part === 'object' && part !== null ? JSON.stringify(part) : part,
      ]),
    ),
  };
}

/** Presents the gym's data for public pages. */
export const presentGym = async (
  settings: Settings,
  locale: Locale,
): Promise<Omit<GymSettings, 'isSendingMails'>> =>
  gymOf(settings, (await loadAnswers(locale)).weekdayWords, locale);
