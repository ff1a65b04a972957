import { settingDefaults } from '@namma/contract/settings/defaults';
import { settingKeys } from '@namma/contract/settings/keys';
import { settingName } from '@namma/contract/settings/rules';
import { expect, it } from 'vitest';
import { groupNames, settingGroups } from './groups';
import { fieldsOf } from './shapes';
import { describeValue } from './values';

it('every setting has one place among the settings, a name and fields that its value is shown in', () => {
  const placed = groupNames.flatMap((name) => settingGroups[name].sections.flatMap(({ keys }) => keys));

  expect([...placed].sort()).toEqual([...settingKeys].sort());
  for (const key of settingKeys) {
    expect(settingName(key), key).not.toBe(key);
    expect(key === 'openingHours' || fieldsOf(key).length > 0, key).toBe(true);
    expect(
      describeValue(key, settingDefaults[key])
        .map(({ text }) => text)
        .join(),
      key,
    ).not.toMatch(/undefined|NaN|object/);
  }
});

it('a number alone has its unit', () => {
  const alone = settingKeys.filter(
    (key) => fieldsOf(key).length === 1 && typeof settingDefaults[key] === 'number',
  );

  expect(alone).toContain('exitFeePercent');
  for (const key of alone)
    expect(describeValue(key, settingDefaults[key])[0]?.text, key).not.toMatch(/^\d+$/);
  expect(describeValue('exitFeePercent', 0)).toEqual([{ text: '0% of the unused days' }]);
});
