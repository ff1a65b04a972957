import type { OwnClass, PlannedClass } from '@namma/contract/classes/schemas';
import { groupClassLabel } from '@namma/contract/messages/group-classes';
import { formatTime12 } from '@namma/contract/values/times';
import type { ReactNode } from 'react';
import * as words from '#words/classes';

/** `6:30AM-7:20AM` */
export function timesOf({ startsAt, minutes }: Pick<PlannedClass, 'startsAt' | 'minutes'>): string {
  const begins = new Date(startsAt);
  return `${formatTime12(begins)}-${formatTime12(new Date(begins.getTime() + minutes * 60_000))}`;
}

const placesOf = ({ state, free, waiting }: PlannedClass): string => {
  if (state === 'cancelled') return words.cancelled;
  if (state === 'over') return words.begun;
  return free > 0 ? words.placesLeft(free) : words.full(waiting);
};

/** A class of the timetable: time, name, coach, and the places that are left, or the member's own. */
export function ClassRow({
  planned,
  held,
  children,
}: {
  planned: PlannedClass;
  held: OwnClass | undefined;
  children: ReactNode;
}) {
  const { type, coach, state } = planned;
  const isOff = state === 'cancelled' || state === 'over';
  return (
    <li
      className={`grid grid-cols-1 items-center gap-x-6 gap-y-2 border-t border-(--line) py-4 sm:grid-cols-[11rem_1fr_auto] ${isOff ? 'text-(--soft)' : ''}`}
    >
      <p className="figures whitespace-nowrap font-semibold">{timesOf(planned)}</p>
      <div>
        <h3 className={`heading text-lg ${state === 'cancelled' ? 'line-through' : ''}`}>
          {groupClassLabel(type)}
        </h3>
        {coach && <p className="text-sm text-(--soft)">{words.withCoach(coach)}</p>}
        <p className="text-sm font-semibold">{held ? words.placeOf(held.position) : placesOf(planned)}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}
