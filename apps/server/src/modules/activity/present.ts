import type { Activity, ChangedFields } from '@namma/contract/schemas/admin';
import type { ActivityRow } from '../../db/types.ts';

export const presentActivity = (row: ActivityRow): Activity => ({
  id: row.id,
  at: row.at.toISOString(),
  adminId: row.admin_id,
  admin: row.admin_email,
  action: row.action,
  subjectType: row.subject_type,
  subjectId: row.subject_id,
  subject: row.subject,
  before: row.before,
  after: row.after,
});

/** The fields as one text: `price: 499; available: 1`. */
export const presentFields = (fields: ChangedFields | null): string =>
  Object.entries(fields ?? {})
    .map(([name, value]) => `${name}: ${value ?? ''}`)
    .join('; ');
