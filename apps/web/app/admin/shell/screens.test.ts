import * as paths from '@namma/contract/paths';
import { type Preset, permissionsOf, presets } from '@namma/contract/staff/permissions';
import { expect, it } from 'vitest';
import { adminAddresses, entryOf, firstScreen, groups, permissionOf } from './screens';

const entries = groups.flatMap((group) => group.entries);
const seenBy = (preset: Preset) =>
  entries.filter(({ permission }) => permissionsOf(preset).includes(permission)).map(({ label }) => label);

it('the sidebar has four groups, and all of them for an owner', () => {
  expect(groups).toHaveLength(4);
  expect(seenBy('owner')).toEqual(entries.map(({ label }) => label));
});

it('the front desk sees no entry about sums of the gym', () => {
  const desk = seenBy('desk');

  expect(desk).toEqual(expect.arrayContaining(['Counter', 'Members', 'Memberships', 'Queries', 'Orders']));
  expect(desk.filter((label) => ['Dashboard', 'Cash-up', 'Reports', 'Documents'].includes(label))).toEqual(
    [],
  );
});

it('the dashboard is the first entry, and classes, passes, stock and imports have entries of their own', () => {
  const labels = entries.map(({ label }) => label);

  expect(labels[0]).toBe('Dashboard');
  expect(labels).toEqual(
    expect.arrayContaining(['Classes', 'Follow-ups', 'Coaches', 'Stock', 'Passes', 'Imports']),
  );
});

it('the start screen is one that the role may open', () => {
  for (const preset of presets) {
    const needed = permissionOf(firstScreen(permissionsOf(preset)));
    expect(needed && permissionsOf(preset)).toContain(needed);
  }
  expect(firstScreen(permissionsOf('accountant'))).toBe(paths.admin);
  expect(firstScreen(permissionsOf('desk'))).toBe(paths.adminCounter);
});

it('each screen belongs to an entry of the sidebar, which shows where one is', () => {
  const listed = new Set(entries.map(({ to }) => to));

  expect(adminAddresses.filter((path) => !listed.has(entryOf(path)))).toEqual([]);
  expect(entryOf(paths.adminMember)).toBe(paths.adminMembers);
});
