import type { Center } from '@namma/contract/values/centers';
import type { Session } from './session.ts';

/**
 * Restricts rows at centers and with coaches to those visible to a staff member: of their center, a coach only their
 * own (D75).
 */
export const staffScopeOf = ({ staff }: Session): { center?: Center; coachId?: number } => ({
  ...(staff?.center && { center: staff.center }),
  // A coach role without a linked coach sees no rows.
  ...(staff?.preset === 'coach' && { coachId: staff.coachId ?? 0 }),
});

/** Adds the center of center-bound staff to a filter or form that names none (D75). */
export const inScope = <Fields extends { center?: Center | undefined }>(
  { staff, isForOthers }: Session,
  fields: Fields,
): Fields => (staff?.center && isForOthers && !fields.center ? { ...fields, center: staff.center } : fields);
