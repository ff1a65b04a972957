import type { Activity } from '@namma/contract/admin/schemas';
import { DELETED_MEMBER } from '@namma/contract/members/rules';
import { memberPath } from '@namma/contract/paths';
import { expect, it } from 'vitest';
import { personOf } from './activity-columns';

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

it('an entry leads to the person it is about', () => {
  expect(personOf(entry)).toBe(memberPath(7));
});

it.each([DELETED_MEMBER, `Fitness of ${DELETED_MEMBER}`])(
  'an entry leads to nobody who has deleted the account: %s',
  (subject) => {
    expect(personOf({ ...entry, subject })).toBeUndefined();
  },
);
