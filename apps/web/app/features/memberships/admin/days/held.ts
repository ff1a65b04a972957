import type { Day } from '@namma/contract/days/dates';
import { formatDay } from '@namma/contract/days/dates';
import { type MembershipDays, PAUSE_DAYS_LEAST } from '@namma/contract/memberships/days';
import type { Membership } from '@namma/contract/memberships/schemas';
import * as words from '#words/membership-days';
import { formatDays } from '../../../../shared/membership-event';

/** A paid membership that has not ended. */
export type CurrentMembership = Pick<
  Membership,
  'id' | 'name' | 'type' | 'center' | 'startDate' | 'effectiveEnd' | 'payment_status' | 'sold'
> &
  Partial<Pick<Membership, 'renewalOf' | 'endedAt'>>;

export type DaysAction = 'pause' | 'resume' | 'extend' | 'transfer' | 'moveCenter';

export const actionLabels: Record<DaysAction, string> = {
  pause: words.pause,
  resume: words.endPause,
  extend: words.extend,
  transfer: words.transfer,
  moveCenter: words.changeCenter,
};

export const hasOneCenter = ({ sold }: CurrentMembership): boolean => !sold.opensAllCenters;

/** Reason why this action is unavailable, else undefined. The server decides. */
export function reasonAgainst(
  action: DaysAction,
  held: CurrentMembership,
  days: MembershipDays,
  today: Day,
): string | undefined {
  const paused = days.pause && words.pausedOn(formatDays(days.pause.fromDay, days.pause.toDay));
  switch (action) {
    case 'pause':
      if (paused) return paused;
      // Its days still move with the membership before it.
      if (held.renewalOf && held.startDate > today) return words.possibleFrom(formatDay(held.startDate));
      return days.pauseDaysLeft < PAUSE_DAYS_LEAST ? words.pauseAtLeast(PAUSE_DAYS_LEAST) : undefined;
    case 'resume':
      return paused ? undefined : words.notPaused;
    case 'extend':
      return days.extensionDaysLeft === 0 ? words.extendedAlready : undefined;
    case 'transfer':
      if (days.transferDaysLeft === 0) return words.transferredAlready;
      if (held.startDate > today) return words.possibleFrom(formatDay(held.startDate));
      return paused && words.notWhilePaused;
    case 'moveCenter':
      if (!hasOneCenter(held)) return words.allCentersOpen;
      if (days.centerChangesLeft === 0) return words.noMoreChanges;
      return days.centerChangesFrom && days.centerChangesFrom > today
        ? words.nextChangeFrom(formatDay(days.centerChangesFrom))
        : undefined;
  }
}
