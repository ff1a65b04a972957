import type { OwnClass, PlannedClass } from '@namma/contract/classes/schemas';
import { groupClassLabel } from '@namma/contract/messages/group-classes';
import { formatTime12 } from '@namma/contract/values/times';
import type { ReactNode, Ref } from 'react';
import * as words from '#words/classes';
import { Art } from '../../ui/art';

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

interface ClassRowProps {
  ref: Ref<HTMLLIElement>;
  planned: PlannedClass;
  held: OwnClass | undefined;
  /** The buttons, or the reason why there is none. */
  children: ReactNode;
}

/** A class of the timetable: time, name, coach and places, or the member's own place. In the week's grid it is a card. */
export function ClassRow({ ref, planned, held, children }: ClassRowProps) {
  const { type, coach, state, free, capacity } = planned;
  const isOff = state === 'cancelled' || state === 'over';
  return (
    <li
      ref={ref}
      tabIndex={-1}
      className={`grid min-h-18 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-(--line) py-1.5 sm:gap-x-5 xl:grid-cols-1 xl:content-start xl:gap-y-2 xl:py-3 ${isOff ? 'text-(--soft)' : ''}`}
    >
      <Art
        name={`class-${type.toLowerCase()}`}
        kind="upright"
        alt=""
        sizes="56px"
        className={`size-14 rounded-sm xl:hidden ${isOff ? 'opacity-50' : ''}`}
      />
      <div className="min-w-0 text-sm leading-5">
        <p className="figures whitespace-nowrap font-semibold">{timesOf(planned)}</p>
        <div className="wrap-anywhere">
          <h3 className={`heading inline text-base ${state === 'cancelled' ? 'line-through' : ''}`}>
            {groupClassLabel(type)}
          </h3>
          {coach && <span className="text-(--soft) xl:block">{` ${words.withCoach(coach)}`}</span>}
        </div>
        <p className="flex flex-wrap items-center gap-x-2 text-xs leading-5">
          {!isOff && !held && (
            <span aria-hidden="true" className="h-1 w-10 overflow-hidden rounded-full bg-ink-line">
              <span
                className="block h-full bg-lime"
                style={{ width: `${capacity > 0 ? ((capacity - free) / capacity) * 100 : 100}%` }}
              />
            </span>
          )}
          <span className={held ? 'font-semibold text-lime' : ''}>
            {held ? words.placeOf(held.position) : placesOf(planned)}
          </span>
        </p>
      </div>
      <div className="flex max-w-36 flex-col items-stretch gap-1 sm:max-w-none sm:flex-row sm:flex-wrap sm:items-center xl:flex-col xl:items-stretch">
        {children}
      </div>
    </li>
  );
}
