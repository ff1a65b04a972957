import type { ConsultancyType } from '@namma/contract/appointments/rules';
import type { Slot } from '@namma/contract/appointments/schemas';
import type { Day } from '@namma/contract/days/dates';
import { useRef } from 'react';
import * as words from '#words/appointments';
import { useGymDay } from '../../../lib/loading/use-gym-day';
import { useIsHydrated } from '../../../lib/loading/use-is-hydrated';
import { useLazy } from '../../../lib/loading/use-lazy';
import { Button } from '../../../ui/button';
import { Spinner } from '../../../ui/spinner';
import type { FreeInstead } from './free-instead';
import { describeSlot } from './week';

interface TimeFieldProps {
  type: ConsultancyType;
  day: Day | undefined;
  onDay: (day: Day) => void;
  chosen: Slot | undefined;
  onChoose: (slot: Slot | undefined) => void;
  instead: Parameters<typeof FreeInstead>[0]['slots'] | undefined;
}

/** The time of an appointment, which may be left open: then the gym calls to agree on one. */
export function TimeField({ chosen, onChoose, ...picker }: TimeFieldProps) {
  const said = useRef<HTMLParagraphElement>(null);
  return (
    <div className="grid gap-4 border-t border-(--line) pt-5">
      <div
        aria-live="polite"
        className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2"
      >
        <p ref={said} tabIndex={-1} className="text-sm outline-none">
          <span className="font-semibold">{words.timeBefore}</span>
          <span>{chosen ? words.inIndianTime(describeSlot(chosen)) : words.timeOpen}</span>
        </p>
        {chosen && (
          <Button
            look="outline"
            onClick={() => {
              onChoose(undefined);
              said.current?.focus();
            }}
          >
            {words.leaveTimeOpen}
          </Button>
        )}
      </div>
      <FreeTimes {...picker} chosen={chosen} onChoose={onChoose} />
    </div>
  );
}

function FreeTimes(picker: TimeFieldProps) {
  const today = useGymDay();
  const { loaded: SlotPicker } = useLazy(async () => (await import('./slot-picker')).SlotPicker);
  const isHydrated = useIsHydrated();
  if (SlotPicker && today) return <SlotPicker {...picker} today={today} />;
  // Without scripts nothing is loading.
  return <div className="min-h-28">{isHydrated && <Spinner label={words.lookingForTimes} />}</div>;
}
