import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import type { Occurrence } from './rules.ts';

type Led = Pick<Occurrence, 'slot' | 'coach'>;

/**
 * True if a staff member may manage a class: of their center, and for a coach their own, including substitutions (D75).
 */
export const isOwnClass = ({ staff }: Session, { slot, coach }: Led): boolean => {
  if (staff?.center && staff.center !== slot.center) return false;
  if (staff?.preset !== 'coach') return true;
  // A coach role without a linked coach sees no classes.
  return staff.coachId !== null && staff.coachId === (coach?.id ?? slot.coach_id);
};

/** @throws 403 a class of another center, or for a coach of another coach */
export function refuseElsewhere(session: Session, led: Led): void {
  if (!isOwnClass(session, led)) throw refuse('notYourCenter');
}
