import { permissionsOf } from '@namma/contract/staff/permissions';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { keepOwnStaff } from '../../admin/shell/may';
import { startSession } from '../../lib/session/session-changes';
import { leave, renderScreenAt } from '../../testing/render-screen-at';
import { readActivityQuery } from './activity-query';
import { ActivityScreen } from './activity-screen';

const list = { content: [], total: 0, isMore: false, totalPages: 1 };
async function actionsFor(preset: 'owner' | 'manager') {
  startSession('a-token', 'admin@example.in', 'ADMIN');
  keepOwnStaff({ preset, permissions: [...permissionsOf(preset)], center: null, needsFactor: false });
  await renderScreenAt(
    '/admin/activity',
    <ActivityScreen list={list} query={readActivityQuery(new URLSearchParams())} />,
  );
  const select = screen.getByLabelText<HTMLSelectElement>('Action');
  return [...select.options].map(({ text }) => text.toLowerCase());
}

afterEach(leave);

it('offers owners every action', async () => {
  expect(await actionsFor('owner')).toEqual(
    expect.arrayContaining(['order moved', 'fact set', 'staff changed']),
  );
});

it('offers managers no action that the record does not show them', async () => {
  const actions = await actionsFor('manager');

  expect(actions).toEqual(expect.arrayContaining(['order moved', 'stock counted', 'change undone']));
  expect(actions.filter((action) => /staff|fact|import|admin|factor/.test(action))).toEqual([]);
});
