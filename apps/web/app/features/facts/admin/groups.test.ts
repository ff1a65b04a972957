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

it('a number that stands alone says what it counts', () => {
  const alone = factKeys.filter((key) => fieldsOf(key).length === 1 && typeof factDefaults[key] === 'number');

  expect(alone).toContain('exitFeePercent');
  for (const key of alone) expect(describeValue(key, factDefaults[key])[0]?.text, key).not.toMatch(/^\d+$/);
  expect(describeValue('exitFeePercent', 0)).toEqual([{ text: '0% of the unused days' }]);
});
