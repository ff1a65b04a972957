import type { Center } from '@namma/contract/centers/rules';
import type { Session } from './session.ts';

/** Of rows at centers and with coaches, those that a member of staff sees: of their center, a coach only their own (D75). */
export const ownPartOf = ({ staff }: Session): { center?: Center; coachId?: number } => ({
  ...(staff?.center && { center: staff.center }),
  // A coach without a name of theirs sees nobody's.
  ...(staff?.preset === 'coach' && { coachId: staff.coachId ?? 0 }),
});
