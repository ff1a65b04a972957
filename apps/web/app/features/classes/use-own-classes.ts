import type { OwnClass } from '@namma/contract/classes/schemas';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../lib/api/api';
import { useToken } from '../../lib/session/session';

/** What the member has booked, by class and day; undefined for guests and until it is known. */
export function useOwnClasses() {
  const token = useToken();
  const [own, setOwn] = useState<ReadonlyMap<string, OwnClass>>();
  const read = useCallback(async () => {
    if (!token) return setOwn(undefined);
    // A timetable without it is still one.
    const mine = await api('classes/getMine').catch(() => undefined);
    if (mine) setOwn(new Map(mine.classes.map((each) => [keyOf(each), each])));
  }, [token]);
  useEffect(() => void read(), [read]);
  return { own, readAgain: read, isSignedIn: token !== undefined };
}

export const keyOf = ({ slotId, day }: { slotId: number; day: string }): string => `${slotId} ${day}`;
