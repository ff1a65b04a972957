import type { Center } from '@namma/contract/values/centers';
import type { Session } from './session.ts';

/** Of rows at centers and with coaches, those that a member of staff sees: of their center, a coach only their own (D75). */
export const staffScopeOf = ({ staff }: Session): { center?: Center; coachId?: number } => ({
  ...(staff?.center && { center: staff.center }),
  // A coach without a name of theirs sees nobody's.
  ...(staff?.preset === 'coach' && { coachId: staff.coachId ?? 0 }),
});

/** A filter or a form with the center that staff of one center act for, where it names none (D75). */
export const inScope = <Fields extends { center?: Center | undefined }>(
  { staff, isForOthers }: Session,
  fields: Fields,
): Fields => (staff?.center && isForOthers && !fields.center ? { ...fields, center: staff.center } : fields);
