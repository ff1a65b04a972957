import type { ChangedFields } from '@namma/contract/admin/schemas';
import { loadAnswers } from '@namma/contract/answers';
import { centers } from '@namma/contract/centers/rules';
import type { Day } from '@namma/contract/days/dates';
import { factDefaults } from '@namma/contract/facts/defaults';
import { describeHours } from '@namma/contract/facts/hours';
import { centerKey, type FactKey } from '@namma/contract/facts/keys';
import { type Fact, factValue, type GymFacts } from '@namma/contract/facts/schemas';
import type { Facts } from '@namma/contract/facts/values';
import type { Locale } from '@namma/contract/locales';
import { formatPhone } from '@namma/contract/text/phone';

interface ChangeRow {
  key: string;
  from_day: Day;
  value: unknown;
  at: Date;
  name: string;
}

/** A fact with what holds today and what comes. @param rows all that was set and not taken back, by day */
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

/** A value for the record of changes, which holds texts and numbers by name. */
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

/** What pages show of the gym. */
export async function presentGym(facts: Facts, locale: Locale): Promise<GymFacts> {
  const { weekdayWords } = await loadAnswers(locale);
  const { phone, email, address, mapPoint, openingHours } = facts;
  return {
    phone: formatPhone(phone),
    email,
    ...address,
    ...mapPoint,
    hours: openingHours.map((row) => ({ ...describeHours(row, weekdayWords), ...row })),
    // Has each center.
    centers: Object.fromEntries(
      centers.map((center) => {
        const { street, phone: ownPhone } = facts[centerKey(center)];
        return [center, { street, phone: ownPhone && formatPhone(ownPhone) }];
      }),
    ) as GymFacts['centers'],
  };
}
