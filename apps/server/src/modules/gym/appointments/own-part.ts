import type { Center } from '@namma/contract/centers/rules';
import type { Session } from '../../../platform/shared/session.ts';

/** Of the appointments, those that a member of staff sees: of their center, and of themselves for a coach (D75). */
export const ownPartOf = ({ staff }: Session): { center?: Center; coachId?: number } => ({
  ...(staff?.center && { center: staff.center }),
  // A coach without a name of theirs sees nobody's.
  ...(staff?.preset === 'coach' && { coachId: staff.coachId ?? 0 }),
});

export const isOwnCoach = (session: Session, coach: { id: number; center: Center }): boolean => {
  const { center, coachId } = ownPartOf(session);
  return (center === undefined || coach.center === center) && (coachId === undefined || coach.id === coachId);
};
