import type { Slot } from '@namma/contract/appointments/schemas';
import { useEffect, useRef } from 'react';
import * as words from '#words/appointments';
import { Button } from '../../../ui/button';
import { describeSlot } from './week';

/** The free times nearest to one that was taken. The focus moves to the first of them. */
export function FreeInstead({ slots, onChoose }: { slots: readonly Slot[]; onChoose: (slot: Slot) => void }) {
  const frame = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal names others
  useEffect(() => frame.current?.querySelector('button')?.focus(), [slots]);
  return (
    <div
      ref={frame}
      role="alert"
      className="grid gap-3 rounded-md border border-(--edge) bg-(--raised) p-4 text-sm"
    >
      <p className="font-semibold">{slots.length > 0 ? words.timeTaken : words.timeTakenNoneNear}</p>
      {slots.map((slot) => (
        <Button
          key={`${slot.coachId} ${slot.startsAt}`}
          look="outline"
          className="justify-start text-left"
          onClick={() => onChoose(slot)}
        >
          {describeSlot(slot)}
        </Button>
      ))}
    </div>
  );
}
