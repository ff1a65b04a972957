import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { leave, renderScreenAt } from '../../testing/render-screen-at';
import { readActivityQuery } from './activity-query';
import { ActivityScreen } from './activity-screen';

const list = {
  content: [],
  total: 0,
  isMore: false,
  totalPages: 1,
  actions: ['order moved', 'stock counted'],
};

async function actionsAt(address: string) {
  startSession('a-token', 'admin@example.in', 'ADMIN');
  await renderScreenAt(
    '/admin/activity',
    <ActivityScreen list={list} query={readActivityQuery(new URLSearchParams(address))} />,
  );
  const select = screen.getByLabelText<HTMLSelectElement>('Action');
  return [...select.options].map(({ text }) => text.toLowerCase());
}

afterEach(leave);

it('offers the actions that the reader is shown', async () => {
  const [all, ...actions] = await actionsAt('');

  expect(all).toBeDefined();
  expect(actions).toEqual(list.actions);
});

it('also offers the action that a link names', async () => {
  expect(await actionsAt('action=detail+set')).toContain('detail set');
});
