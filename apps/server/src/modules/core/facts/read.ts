import type { Day } from '@namma/contract/days/dates';
import { factDefaults } from '@namma/contract/facts/defaults';
import { type FactKey, factKeys } from '@namma/contract/facts/keys';
import { type DatedValue, valueOn } from '@namma/contract/facts/rules';
import { type Facts, type FactValue, factValues } from '@namma/contract/facts/values';
import type { Db } from '../../../platform/db/types.ts';
import { listHolding, listValues } from './queries.ts';

/**
 * Parses a stored value with the current schema. Returns undefined when it does not fit, for example after a product
 * upgrade; then the default applies.
 */
function read<K extends FactKey>(key: K, value: unknown): FactValue<K> | undefined {
  const { data } = factValues[key].safeParse(value);
  // TypeScript cannot infer that the schema of a key yields the value of that key.
  return data as FactValue<K> | undefined;
}

const isKey = (key: string): key is FactKey => factKeys.some((each) => each === key);

/** Returns all settings in effect on a day (IST). Read prices only through this function. */
export async function readFacts(db: Db, day: Day): Promise<Facts> {
  const rows = await listHolding(db, { day });
  const changed = rows.flatMap(({ key, value }) => {
    const known = isKey(key) ? read(key, value) : undefined;
    return known === undefined ? [] : [[key, known]];
  });
  return { ...factDefaults, ...Object.fromEntries(changed) };
}

/** Returns a function from day to the value of one setting. */
export async function readFactByDay<K extends FactKey>(db: Db, key: K): Promise<(day: Day) => FactValue<K>> {
  const rows = await listValues(db, { key });
  const values = rows.flatMap(({ from_day, value }): DatedValue<FactValue<K>>[] => {
    const known = read(key, value);
    return known === undefined ? [] : [{ fromDay: from_day, value: known }];
  });
  // A key's default is a valid value of the key.
  return (day) => valueOn(values, day)?.value ?? (factDefaults[key] as FactValue<K>);
}
