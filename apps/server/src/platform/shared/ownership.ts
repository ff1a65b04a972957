import { refuse } from './refusal.ts';
import type { Session } from './session.ts';

/**
 * A row that the session may use: its own, or anybody's for an admin. Refuses: 404 where there is none, 403 another member's.
 * @param noSuchRow the refusal of an unknown row
 */
export function getOwnOrAnyForAdmin<Row extends { user_id: number }>(
  row: Row | undefined,
  { userId, role }: Session,
  noSuchRow: 'noSuchMembership' | 'noSuchAppointment',
): Row {
  if (!row) throw refuse(noSuchRow);
  if (row.user_id !== userId && role !== 'ADMIN') throw refuse('notYours');
  return row;
}
