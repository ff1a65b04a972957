import type { Center } from '@namma/contract/values/centers';
import type { Session } from '../../../platform/shared/session.ts';
import { staffScopeOf } from '../../../platform/shared/staff-scope.ts';

export const isOwnCoach = (session: Session, coach: { id: number; center: Center }): boolean => {
  const { center, coachId } = staffScopeOf(session);
  return (center === undefined || coach.center === center) && (coachId === undefined || coach.id === coachId);
};
