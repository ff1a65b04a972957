import { type Refusal, refuse } from './refusal.ts';
import type { Session } from './session.ts';

/**
 * Returns a row that the session may use: its own, or any for staff who may make the call for others.
 * @param noSuchRow the refusal of an unknown row
 * @throws Refusal 404 unknown; 403 another member's
 */
export function getOwnOrAnyForAdmin<Row extends { user_id: number }>(
  row: Row | undefined,
  session: Session,
  noSuchRow: 'noSuchMembership' | 'noSuchAppointment',
): Row {
  if (!row) throw refuse(noSuchRow);
  if (row.user_id !== session.userId && !session.isForOthers) throw refuseNotYours(session);
  return row;
}

/** The reason for staff is their role; for members, that it belongs to another one. */
export const refuseNotYours = ({ role }: Session): Refusal =>
  refuse(role === 'ADMIN' ? 'notInRole' : 'notYours');
