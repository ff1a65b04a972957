import type { Day } from '@namma/contract/dates';
import { formatDay } from '@namma/contract/dates';
import { type MembershipDays, PAUSE_DAYS_LEAST, TIER_OF_ONE_CENTER } from '@namma/contract/membership-days';
import type { Membership } from '@namma/contract/schemas/memberships';
import { formatDays } from '../../lib/membership-event';

/** A payed membership that has not ended. */
export type HeldMembership = Pick<
  Membership,
  'id' | 'name' | 'type' | 'center' | 'startDate' | 'effectiveEnd' | 'payment_status'
> &
  Partial<Pick<Membership, 'renewalOf'>>;

export type DaysAction = 'pause' | 'resume' | 'extend' | 'handOver' | 'moveCenter';

export const actionLabels: Record<DaysAction, string> = {
  pause: 'Pause',
  resume: 'End the pause',
  extend: 'Extend',
  handOver: 'Hand over',
  moveCenter: 'Change center',
};

export const hasOneCenter = ({ type }: HeldMembership): boolean => type === TIER_OF_ONE_CENTER;

/** Why this is not possible now, whatever is typed; undefined when it is. The server decides. */
export function whyNot(
  action: DaysAction,
  held: HeldMembership,
  days: MembershipDays,
  today: Day,
): string | undefined {
  const paused = days.pause && `Paused ${formatDays(days.pause.fromDay, days.pause.toDay)}`;
  switch (action) {
    case 'pause':
      if (paused) return paused;
      // Its days still move with the membership before it.
      if (held.renewalOf && held.startDate > today) return `Possible from ${formatDay(held.startDate)}`;
      return days.pauseDaysLeft < PAUSE_DAYS_LEAST
        ? `A pause lasts ${PAUSE_DAYS_LEAST} days or more`
        : undefined;
    case 'resume':
      return paused ? undefined : 'Not paused';
    case 'extend':
      return days.extensionDaysLeft === 0 ? 'Extended already' : undefined;
    case 'handOver':
      if (days.transferDaysLeft === 0) return 'Handed over already';
      if (held.startDate > today) return `Possible from ${formatDay(held.startDate)}`;
      return paused && 'Not while it is paused';
    case 'moveCenter':
      if (!hasOneCenter(held)) return 'All centers are open';
      if (days.centerChangesLeft === 0) return 'Changed as often as possible';
      return days.centerChangesFrom && days.centerChangesFrom > today
        ? `Next change from ${formatDay(days.centerChangesFrom)}`
        : undefined;
  }
}
