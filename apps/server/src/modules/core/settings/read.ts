import type { Day } from '@namma/contract/days/dates';
import { settingDefaults } from '@namma/contract/settings/defaults';
import { type SettingKey, settingKeys } from '@namma/contract/settings/keys';
import { type DatedValue, valueOn } from '@namma/contract/settings/rules';
import { type Settings, type SettingValue, settingValues } from '@namma/contract/settings/values';
import type { Db } from '../../../platform/db/types.ts';
import { listHolding, listValues } from './queries.ts';

/**
 * Parses a stored value with the current schema. Returns undefined when it does not fit, for example after a product
 * upgrade; then the default applies.
 */
function read<K extends SettingKey>(key: K, value: unknown): SettingValue<K> | undefined {
  const { data } = settingValues[key].safeParse(value);
  // TypeScript cannot infer that the schema of a key yields the value of that key.
  return data as SettingValue<K> | undefined;
}

const isKey = (key: string): key is SettingKey => settingKeys.some((each) => each === key);

/** Returns all settings in effect on a day (IST). Read prices only through this function. */
export async function readSettings(db: Db, day: Day): Promise<Settings> {
  const rows = await listHolding(db, { day });
  const changed = rows.flatMap(({ key, value }) => {
    const known = isKey(key) ? read(key, value) : undefined;
    return known === undefined ? [] : [[key, known]];
  });
  return { ...settingDefaults, ...Object.fromEntries(changed) };
}

/** Returns a function from day to the value of one setting. */
export async function readSettingByDay<K extends SettingKey>(
  db: Db,
  key: K,
): Promise<(day: Day) => SettingValue<K>> {
  const rows = await listValues(db, { key });
  const values = rows.flatMap(({ from_day, value }): DatedValue<SettingValue<K>>[] => {
    const known = read(key, value);
    return known === undefined ? [] : [{ fromDay: from_day, value: known }];
  });
  // A key's default is a valid value of the key.
  return (day) => valueOn(values, day)?.value ?? (settingDefaults[key] as SettingValue<K>);
}
