import type { Activity } from '@namma/contract/admin/schemas';
import { DELETED_MEMBER } from '@namma/contract/members/rules';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { leave, renderScreenAt } from '../../testing/render-screen-at';
import { columnsWith } from './activity-columns';

const entry: Activity = {
  id: 1,
  at: '2030-03-04T06:30:00.000Z',
  adminId: 1,
  admin: 'admin@example.in',
  action: 'appointment moved',
  subjectType: 'appointment',
  subjectId: 5,
  memberId: 7,
  subject: 'Fitness of Asha Rao',
  before: null,
  after: null,
};
const open = (changes: Partial<Activity> = {}) =>
  renderScreenAt(
    '/admin/activity',
    <>
      {columnsWith(() => '?')
        .find(({ isHead }) => isHead)
        ?.cell({ ...entry, ...changes })}
    </>,
  );

afterEach(leave);

it('an entry leads to the person it is about', async () => {
  await open();

  expect(screen.getByRole('link', { name: 'Open person' })).toBeDefined();
});

it.each([DELETED_MEMBER, `Fitness of ${DELETED_MEMBER}`])(
  'an entry leads to nobody who has deleted the account: %s',
  async (subject) => {
    await open({ subject });

    expect(screen.getByText(`No. 5, ${subject}`)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Open person' })).toBeNull();
  },
);
