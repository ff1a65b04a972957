import { formatDay } from '@namma/contract/days/dates';
import type { MembershipEventKind } from '@namma/contract/memberships/days';
import type { MembershipEvent } from '@namma/contract/memberships/schemas';
import { centerLabel } from '@namma/contract/messages/centers';
import * as words from '#words/membership-events';

type Details = Pick<MembershipEvent, 'fromDay' | 'toDay' | 'days' | 'center'>;

/** `1 day`, `7 days` */
export const countDays = (count: number): string => words.dayCount(count);

/** `10 Mar 2030 to 16 Mar 2030`; a single day when they are the same. */
export function formatDays(fromDay: string, toDay: string): string {
  return fromDay === toDay ? formatDay(fromDay) : words.dayToDay(formatDay(fromDay), formatDay(toDay));
}

const daysOf = ({ fromDay, toDay }: Details): string =>
  fromDay === null || toDay === null ? '' : formatDays(fromDay, toDay);

const kinds: Record<MembershipEventKind, { title: string; details: (event: Details) => string }> = {
  pause: { title: words.paused, details: daysOf },
  resume: { title: words.pauseEnded, details: (event) => words.pauseEndedBack(daysOf(event)) },
  extension: { title: words.extended, details: ({ days }) => words.extendedBy(countDays(days)) },
  'days out': { title: words.daysTransferred, details: ({ days }) => words.daysToAnother(countDays(-days)) },
  'days in': { title: words.daysReceived, details: ({ days }) => words.daysFromAnother(countDays(days)) },
  'days returned': {
    title: words.daysReturned,
    details: ({ days }) => words.daysFromAnother(countDays(days)),
  },
  'days taken': { title: words.daysTaken, details: ({ days }) => words.daysToAnother(countDays(-days)) },
  center: {
    title: words.centerChanged,
    details: ({ center }) => words.centerChangedTo(center ? centerLabel(center) : ''),
  },
  closure: { title: words.centerClosed, details: daysOf },
  end: { title: words.endedEarly, details: ({ days }) => words.daysNotUsed(countDays(-days)) },
  reopening: { title: words.closureCancelled, details: daysOf },
};

/** Describes a step of a membership; `moved` is the number of days by which its end moved, or undefined. */
export function describeMembershipEvent(kind: MembershipEventKind, event: Details & { isByAdmin: boolean }) {
  const { title, details } = kinds[kind];
  const { days } = event;
  return {
    title,
    details: event.isByAdmin ? words.byGym(details(event)) : details(event),
    moved: days === 0 ? undefined : `${days > 0 ? '+' : '−'}${countDays(Math.abs(days))}`,
  };
}
