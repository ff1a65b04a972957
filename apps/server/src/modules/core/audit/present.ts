import { TERMINAL } from '@namma/contract/admin/rules';
import type { Activity, ChangedFields } from '@namma/contract/admin/schemas';
import type { ActivityRow } from '../../../platform/db/types.ts';

/** An entry with the current names of people; null where no person is involved. */
interface ListedActivity extends ActivityRow {
  admin_email: string | null;
  member_name: string | null;
  subject_email: string | null;
  sender_name: string | null;
  recipient: string | null;
  /** From the row that keeps the reason. */
  reason: string | null;
}

export const presentActivity = (row: ListedActivity): Activity => ({
  id: row.id,
  at: row.at.toISOString(),
  adminId: row.admin_id,
  admin: presentAdmin(row.admin_email),
  action: row.action,
  subjectType: row.subject_type,
  subjectId: row.subject_id,
  subject: presentSubject(row),
  memberId: row.subject_user_id,
  before: row.before,
  after: presentAfter(row),
});

/** Changes from the server's terminal have no account. */
export const presentAdmin = (email: string | null): string => email ?? TERMINAL;

/** Names the subject, with people's current names; falls back to the kind alone when the person is gone. */
export function presentSubject(row: ListedActivity): string {
  switch (row.subject_type) {
    case 'order':
      return row.member_name === null ? row.subject : `${row.subject} for ${row.member_name}`;
    case 'query':
      return row.sender_name ?? 'a visitor';
    case 'admin':
      return (row.subject_email ?? row.subject) || 'an admin';
    case 'member':
      return row.member_name ?? 'a member';
    case 'mail':
      return row.recipient === null ? row.subject : `${row.subject} to ${row.recipient}`;
    default:
      return row.member_name === null ? row.subject : `${row.subject} of ${row.member_name}`;
  }
}

/** Adds what the log does not store because it may have to be erased: a new admin's email, a free-text reason. */
export function presentAfter(row: ListedActivity): ChangedFields | null {
  if (row.action === 'admin created') return { email: row.subject_email };
  return row.reason === null ? row.after : { ...row.after, reason: row.reason };
}

/** `price: 499; available: 1` */
export const presentFields = (fields: ChangedFields | null): string =>
  Object.entries(fields ?? {})
    .map(([name, value]) => `${name}: ${value ?? ''}`)
    .join('; ');
