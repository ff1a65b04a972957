import type { Day } from '@namma/contract/days/dates';
import { factDefaults } from '@namma/contract/facts/defaults';
import { type FactKey, factKeys } from '@namma/contract/facts/keys';
import { type DatedValue, valueOn } from '@namma/contract/facts/rules';
import { type Facts, type FactValue, factValues } from '@namma/contract/facts/values';
import type { Db } from '../../../platform/db/types.ts';
import { listHolding, listValues } from './queries.ts';

/**
 * A stored value as today's schema has it; undefined when it does not fit, because a later version of the product wants
 * another one: then the default holds.
 */
function read<K extends FactKey>(key: K, value: unknown): FactValue<K> | undefined {
  const { data } = factValues[key].safeParse(value);
  // TypeScript cannot tell that the schema of a key gives the value of the key.
  return data as FactValue<K> | undefined;
}

const isKey = (key: string): key is FactKey => factKeys.some((each) => each === key);

/** All facts as they are on a day (IST): the one way to read a price. */
export async function readFacts(db: Db, day: Day): Promise<Facts> {
  const rows = await listHolding(db, { day });
  const changed = rows.flatMap(({ key, value }) => {
    const known = isKey(key) ? read(key, value) : undefined;
    return known === undefined ? [] : [[key, known]];
  });
  return { ...factDefaults, ...Object.fromEntries(changed) };
}

/** One fact on each of many days. */
export async function readFactByDay<K extends FactKey>(db: Db, key: K): Promise<(day: Day) => FactValue<K>> {
  const rows = await listValues(db, { key });
  const values = rows.flatMap(({ from_day, value }): DatedValue<FactValue<K>>[] => {
    const known = read(key, value);
    return known === undefined ? [] : [{ fromDay: from_day, value: known }];
  });
  // A key's default is a value of the key.
  return (day) => valueOn(values, day)?.value ?? (factDefaults[key] as FactValue<K>);
}
