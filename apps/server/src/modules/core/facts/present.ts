import type { ChangedFields } from '@namma/contract/admin/schemas';
import { loadAnswers } from '@namma/contract/answers';
import type { Day } from '@namma/contract/days/dates';
import { factDefaults } from '@namma/contract/facts/defaults';
import { gymOf } from '@namma/contract/facts/gym';
import type { FactKey } from '@namma/contract/facts/keys';
import { type Fact, factValue, type GymFacts } from '@namma/contract/facts/schemas';
import type { Facts } from '@namma/contract/facts/values';
import type { Locale } from '@namma/contract/locales';

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
export function presentFact(key: FactKey, rows: readonly ChangeRow[], version: number, today: Day): Fact {
  const dated = rows
    .filter((row) => row.key === key)
    .map(({ value, from_day, at, name }) => ({
      value: factValue.parse(value),
      fromDay: from_day,
      by: name,
      at: at.toISOString(),
    }));
  const current = dated.findLast(({ fromDay }) => fromDay <= today);
  return {
    key,
    default: factValue.parse(factDefaults[key]),
    current: current
      ? { value: current.value, since: { fromDay: current.fromDay, by: current.by, at: current.at } }
      : { value: factValue.parse(factDefaults[key]), since: null },
    coming: dated.filter(({ fromDay }) => fromDay > today),
    version,
  };
}

/** Flattens a value for the activity log, which stores texts and numbers by name. */
export function recordedFact(fromDay: Day, value: unknown): ChangedFields {
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
export const presentGym = async (facts: Facts, locale: Locale): Promise<GymFacts> =>
  gymOf(facts, (await loadAnswers(locale)).weekdayWords);
