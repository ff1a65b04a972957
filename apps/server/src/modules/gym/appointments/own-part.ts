import type { Center } from '@namma/contract/centers/rules';
import { staffScopeOf } from '../../../platform/shared/staff-scope.ts';
import type { Session } from '../../../platform/shared/session.ts';

export const isOwnCoach = (session: Session, coach: { id: number; center: Center }): boolean => {
  const { center, coachId } = staffScopeOf(session);
  return (center === undefined || coach.center === center) && (coachId === undefined || coach.id === coachId);
};
