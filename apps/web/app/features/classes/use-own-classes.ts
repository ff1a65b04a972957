import type { OwnClass } from '@namma/contract/classes/schemas';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { api } from '../../lib/api/api';
import { useToken } from '../../lib/session/session';
import type { ClassMember } from './refusal-of';

/** Bookings by class and day, and memberships. Undefined for guests and while loading. */
export function useOwnClasses() {
  const token = useToken();
  const [member, setMember] = useState<ClassMember>();
  const [hasRead, setRead] = useState(false);
  const read = useCallback(async () => {
    if (!token) return setMember(undefined);
    // A timetable without it is still one.
    const answers = await Promise.all([api('classes/getMine'), api('membership/getMemberships')]).catch(
      () => undefined,
    );
    if (answers) setMember({ own: answers[0], memberships: answers[1] });
    setRead(true);
  }, [token]);
  useEffect(() => void read(), [read]);
  const own = useMemo(
    () => member && new Map<string, OwnClass>(member.own.classes.map((each) => [keyOf(each), each])),
    [member],
  );
  const isSignedIn = token !== undefined;
  return { own, member, isKnown: hasRead || !isSignedIn, readAgain: read, isSignedIn };
}

export const keyOf = ({ slotId, day }: { slotId: number; day: string }): string => `${slotId} ${day}`;
