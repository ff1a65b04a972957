import { factDefaults } from '@namma/contract/facts/defaults';
import { factKeys } from '@namma/contract/facts/keys';
import { factName } from '@namma/contract/facts/rules';
import { expect, it } from 'vitest';
import { groupNames, settingGroups } from './groups';
import { fieldsOf } from './shapes';
import { describeValue } from './values';

it('every fact has one place among the settings, a name and fields that its value is shown in', () => {
  const placed = groupNames.flatMap((name) => settingGroups[name].sections.flatMap(({ keys }) => keys));

  expect([...placed].sort()).toEqual([...factKeys].sort());
  for (const key of factKeys) {
    expect(factName(key), key).not.toBe(key);
    expect(key === 'openingHours' || fieldsOf(key).length > 0, key).toBe(true);
    expect(
      describeValue(key, factDefaults[key])
        .map(({ text }) => text)
        .join(),
      key,
    ).not.toMatch(/undefined|NaN|object/);
  }
});
