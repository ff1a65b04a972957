import type { ClassEnding } from '@namma/contract/classes/rules';
import { days } from '@namma/contract/days/dates';
import type { Deps } from '../../../deps.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { type ClassPayload, type NewMail, withdrawMailsOf, writeMails } from '../../messaging/mail/api.ts';
import { findBookingState, type NotifiedBooking } from './queries/bookings.ts';
import { endOf, type Occurrence, type Slot } from './rules.ts';

/** The key prefix of all mails about one booking. */
const keysOf = ({ slot, day }: Pick<Occurrence, 'slot' | 'day'>, { user_id, id }: NotifiedBooking): string =>
  `class:${slot.id}:${day}:${user_id}:${id}:`;

/** Deduplicates notifications: for each rank reached there is one mail per change. */
const keyOf = (planned: Pick<Occurrence, 'slot' | 'day'>, booking: NotifiedBooking): string =>
  `${keysOf(planned, booking)}${booking.rank}:${booking.sequence}`;

/** Describes a booking for mails and calendar files. */
export const payloadOf = (
  { slot, coach, capacity }: Pick<Occurrence, 'coach' | 'capacity'> & { slot: Slot },
  { id, rank, is_in, sequence, starts_at, minutes }: NotifiedBooking,
): ClassPayload => ({
  bookingId: id,
  sequence,
  type: slot.type,
  center: slot.center,
  startsAt: starts_at.toISOString(),
  minutes,
  ...(coach && { coach: coach.name }),
  ...(is_in ? {} : { position: Math.max(1, rank - capacity) }),
});

/** Checks before sending that a queued mail is still valid: the booking has the stated place and time. */
export async function isClassMailNeeded({ db }: { db: Db }, payload: object): Promise<boolean> {
  const { bookingId, startsAt, position } = payload as ClassPayload;
  const booking = await findBookingState(db, bookingId);
  return (
    booking !== undefined &&
    booking.rank !== null &&
    booking.is_in === (position === undefined) &&
    booking.starts_at.toISOString() === startsAt
  );
}

type Notified = 'class booked' | 'class place' | 'class moved' | 'class reminder';

/** Notifies members of their places. Withdraws queued mails about an earlier state. */
export async function mailPlaces(
  tx: Tx,
  deps: Deps,
  planned: Occurrence,
  bookings: readonly { booking: NotifiedBooking; kind: Notified; wasIn?: boolean }[],
): Promise<void> {
  for (const { booking, kind } of bookings)
    if (kind === 'class place' || kind === 'class moved') await withdrawMailsOf(tx, keysOf(planned, booking));
  await writeMails(
    tx,
    deps,
    bookings.map(
      ({ booking, kind, wasIn }): NewMail => ({
        // Another time gets another reminder.
        key:
          kind === 'class reminder'
            ? `${keysOf(planned, booking)}reminder:${booking.starts_at.getTime()}`
            : keyOf(planned, booking),
        kind,
        to: { userId: booking.user_id },
        payload: { ...payloadOf(planned, booking), ...(wasIn && { wasIn: true as const }) },
        expiresAt: endOf(planned),
      }),
    ),
  );
}

/** Notifies members that they lost their place or waiting-list entry. */
export async function mailEndings(
  tx: Tx,
  deps: Deps,
  planned: Pick<Occurrence, 'slot' | 'day' | 'coach' | 'capacity'>,
  endings: readonly {
    booking: NotifiedBooking;
    by: 'member' | 'desk' | 'gym' | Exclude<ClassEnding, 'cancelled' | 'account'>;
    reason?: string | null;
  }[],
): Promise<void> {
  for (const { booking } of endings) await withdrawMailsOf(tx, keysOf(planned, booking));
  await writeMails(
    tx,
    deps,
    endings.map(
      ({ booking, by, reason }): NewMail => ({
        key: `${keysOf(planned, booking)}over`,
        kind: 'class cancelled',
        to: { userId: booking.user_id },
        payload: {
          ...payloadOf(planned, { ...booking, sequence: booking.sequence + 1 }),
          ...(booking.is_in && { wasIn: true as const }),
          by,
          ...(reason && { reason }),
        },
        expiresAt: new Date(booking.starts_at.getTime() + days(1)),
      }),
    ),
  );
}
