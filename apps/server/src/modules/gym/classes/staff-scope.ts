import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import type { Occurrence } from './rules.ts';

type Led = Pick<Occurrence, 'slot' | 'coach'>;

/** Whether a class is one of a member of staff: of their center, and a coach's own, also those led in place of another (D75). */
export const isOwnClass = ({ staff }: Session, { slot, coach }: Led): boolean => {
  if (staff?.center && staff.center !== slot.center) return false;
  if (staff?.preset !== 'coach') return true;
  // A coach without a name of theirs sees nobody's.
  return staff.coachId !== null && staff.coachId === (coach?.id ?? slot.coach_id);
};

/** Refuses: 403 a class of another center, or for a coach of another coach. */
export function refuseElsewhere(session: Session, led: Led): void {
  if (!isOwnClass(session, led)) throw refuse('notYourCenter');
}
