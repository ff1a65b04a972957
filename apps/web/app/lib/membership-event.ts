import { formatDay } from '@namma/contract/dates';
import type { MembershipEventKind } from '@namma/contract/membership-days';
import type { MembershipEvent } from '@namma/contract/schemas/memberships';

type Facts = Pick<MembershipEvent, 'fromDay' | 'toDay' | 'days' | 'center'>;

/** `1 day`, `7 days` */
export const countDays = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

/** `10 Mar 2030 to 16 Mar 2030`; one day alone when they are the same. */
export function formatDays(fromDay: string, toDay: string): string {
  return fromDay === toDay ? formatDay(fromDay) : `${formatDay(fromDay)} to ${formatDay(toDay)}`;
}

const daysOf = ({ fromDay, toDay }: Facts): string =>
  fromDay === null || toDay === null ? '' : formatDays(fromDay, toDay);

const words: Record<MembershipEventKind, { title: string; details: (facts: Facts) => string }> = {
  pause: { title: 'Paused', details: daysOf },
  resume: { title: 'Pause ended early', details: (facts) => `Back: ${daysOf(facts)}` },
  extension: { title: 'Extended', details: ({ days }) => `By ${countDays(days)}` },
  'days out': { title: 'Days handed over', details: ({ days }) => `${countDays(-days)} to another member` },
  'days in': { title: 'Days received', details: ({ days }) => `${countDays(days)} from another member` },
  center: { title: 'Center changed', details: ({ center }) => `To ${center}` },
  closure: { title: 'Center closed', details: daysOf },
  reopening: { title: 'Closure no longer counts', details: daysOf },
};

/** A step of a membership in words; `moved` says by how many days its end moved, nothing when it did not. */
export function describeMembershipEvent(kind: MembershipEventKind, facts: Facts & { isByAdmin: boolean }) {
  const { title, details } = words[kind];
  const { days } = facts;
  return {
    title,
    details: `${details(facts)}${facts.isByAdmin ? ', by the gym' : ''}`,
    moved: days === 0 ? undefined : `${days > 0 ? '+' : '−'}${countDays(Math.abs(days))}`,
  };
}
