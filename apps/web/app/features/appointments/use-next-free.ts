import { consultancyTypes } from '@namma/contract/appointments/rules';
import type { Slot } from '@namma/contract/appointments/schemas';
import { addDays, gymDay } from '@namma/contract/days/dates';
import { useEffect, useState } from 'react';
import { readCached } from '../../lib/loading/read-cache';
import { DAYS_SHOWN, dayOf, timeOf, weekdayName } from './slots/week';

/** The free times of the next seven days, soonest first; undefined until they are known. The page works without them. */
export function useFreeTimes(): readonly Slot[] | undefined {
  const [slots, setSlots] = useState<readonly Slot[]>();
  useEffect(() => {
    let isShown = true;
    const from = gymDay(new Date());
    const to = addDays(from, DAYS_SHOWN - 1);
    Promise.all(consultancyTypes.map((type) => readCached('consultancy/slots', { type, from, to }))).then(
      (found) => isShown && setSlots(found.flat().sort((a, b) => a.startsAt.localeCompare(b.startsAt))),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, []);
  return slots;
}

/** `Mon 4:00PM` */
export const shortTimeOf = (slot: Slot): string => `${weekdayName(dayOf(slot))} ${timeOf(slot)}`;
