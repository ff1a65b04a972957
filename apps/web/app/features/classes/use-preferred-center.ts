import { type Day, gymDay } from '@namma/contract/days/dates';
import { type Center, openCenters } from '@namma/contract/values/centers';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { tabStorage } from '../../lib/session/storage';
import { classesPath } from './load-classes';
import { type ClassMember, centerOf } from './refusal-of';

const LAST_CENTER_KEY = 'classCenter';

interface Shown {
  center: Center;
  day: Day | undefined;
  /** The address names the center. */
  isAsked: boolean;
}

/** Shows the last chosen center, or the member's own one, where the address names none. */
export function usePreferredCenter({ center, day, isAsked }: Shown, member: ClassMember | undefined): void {
  const navigate = useNavigate();
  const own = member && centerOf(member.memberships, gymDay(new Date()));
  useEffect(() => {
    if (isAsked) return void tabStorage.write(LAST_CENTER_KEY, center);
    const last = openCenters().find((each) => each === tabStorage.read(LAST_CENTER_KEY));
    const preferred = last ?? own;
    if (preferred && preferred !== center)
      void navigate(classesPath(preferred, day), { replace: true, preventScrollReset: true });
  }, [isAsked, center, day, own, navigate]);
}
