import type { Center } from '@namma/contract/centers/rules';
import { ownPartOf } from '../../../platform/shared/own-part.ts';
import type { Session } from '../../../platform/shared/session.ts';

export const isOwnCoach = (session: Session, coach: { id: number; center: Center }): boolean => {
  const { center, coachId } = ownPartOf(session);
  return (center === undefined || coach.center === center) && (coachId === undefined || coach.id === coachId);
};
