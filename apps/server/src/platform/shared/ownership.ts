import { type Refusal, refuse } from './refusal.ts';
import type { Session } from './session.ts';

/**
 * A row that the session may use: its own, or anybody's for staff who may make the call for others. Refuses: 404 where there
 * is none, 403 another member's.
 * @param noSuchRow the refusal of an unknown row
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

/** Staff are notified that it is their role, members that it is another's. */
export const refuseNotYours = ({ role }: Session): Refusal =>
  refuse(role === 'ADMIN' ? 'notInRole' : 'notYours');
