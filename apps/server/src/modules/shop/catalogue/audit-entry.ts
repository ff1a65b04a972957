import type { ChangedFields } from '@namma/contract/admin/schemas';
import type { ActivityAction } from '@namma/contract/domains';
import type { ActivityEntry } from '../../core/audit/api.ts';

/** Removes empty fields. */
export const filledIn = (fields: ChangedFields): ChangedFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** The log entry of a product change. */
export const entryFor = (
  { id, name }: { id: number; name: string },
  action: ActivityAction,
  before: ChangedFields | null,
  after: ChangedFields | null,
): ActivityEntry => ({
  action,
  subjectType: 'product',
  subjectId: id,
  subjectUserId: null,
  subject: name,
  before,
  after,
});
