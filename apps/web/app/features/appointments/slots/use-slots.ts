import type { ConsultancyType } from '@namma/contract/appointments/rules';
import type { Slot } from '@namma/contract/appointments/schemas';
import { addDays, type Day } from '@namma/contract/days/dates';
import type { Center } from '@namma/contract/values/centers';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../../../lib/api/api-error';
import { invalidate, readCached } from '../../../lib/loading/read-cache';
import { DAYS_SHOWN } from './week';

interface Asked {
  type: ConsultancyType;
  /** The first of the days. */
  start: Day;
  center: Center | undefined;
}

/** Free times must be requested again, because somebody has taken one. */
export const invalidateSlots = (): void => invalidate('consultancy/slots');

/**
 * The free times of seven days. While those of other days are read, the former ones stay.
 * @param round a new number reads again
 */
export function useSlots({ type, start, center }: Asked, round: number) {
  const [answer, setAnswer] = useState<{ start: Day; slots: readonly Slot[] }>();
  const [failure, setFailure] = useState<string>();
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round or try reads the same days again
  useEffect(() => {
    let isCurrent = true;
    setFailure(undefined);
    const to = addDays(start, DAYS_SHOWN - 1);
    readCached('consultancy/slots', { type, from: start, to, center }).then(
      (slots) => isCurrent && setAnswer({ start, slots }),
      (error) => isCurrent && setFailure(sentenceOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [type, start, center, round, tries]);

  return {
    slots: answer?.start === start ? answer.slots : undefined,
    failure,
    readAgain: () => {
      invalidateSlots();
      setTries((count) => count + 1);
    },
  };
}
