import { addDays, type Day, daysBetween } from '../days/dates.ts';
import { closedRanges, type DayRange, pausedRanges } from '../values/closures.ts';
import type { MembershipStep } from './days.ts';

/** Overlaps of two memberships of one person, which need confirmation (D99). */

/** A membership that has not ended, paid or not. */
export interface OpenMembership {
  startDate: Day;
  effectiveEnd: Day;
  /** All steps, oldest first. */
  steps: readonly MembershipStep[];
}

/**
 * Counts the days (IST) on which both memberships run: from their first to their last day, without paused days and
 * returned closed days of either.
 * @param from earlier days are over and do not count
 */
export function sharedDays(one: OpenMembership, other: OpenMembership, from: Day): number {
  const shared = {
    fromDay: latest([one.startDate, other.startDate, from]),
    toDay: earliest([one.effectiveEnd, other.effectiveEnd]),
  };
  if (shared.fromDay > shared.toDay) return 0;
  const apart = [one, other].flatMap(({ steps }) => [...pausedRanges(steps), ...closedRanges(steps)]);
  return lengthOf(shared) - countCovered(shared, apart);
}

const latest = (days: readonly Day[]): Day => [...days].sort().at(-1) ?? '';
const earliest = (days: readonly Day[]): Day => [...days].sort()[0] ?? '';
const lengthOf = ({ fromDay, toDay }: DayRange): number => daysBetween(fromDay, toDay) + 1;

/** Counts the days of a range that are in at least one of the others, without iterating over days. */
function countCovered(range: DayRange, others: readonly DayRange[]): number {
  let covered = 0;
  let next = range.fromDay;
  for (const other of [...others].sort((a, b) => (a.fromDay < b.fromDay ? -1 : 1))) {
    const part = { fromDay: latest([other.fromDay, next]), toDay: earliest([other.toDay, range.toDay]) };
    if (part.fromDay > part.toDay) continue;
    covered += lengthOf(part);
    if (part.toDay === range.toDay) break;
    next = addDays(part.toDay, 1);
  }
  return covered;
}
