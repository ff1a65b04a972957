import type { Day } from '@namma/contract/dates';
import type { Booking } from '@namma/contract/schemas/consultancy';
import { api } from '../../lib/api';

export type ReadBookings = () => Promise<Pick<Booking, 'consult_type' | 'date'>[]>;

/** The signed-in member's appointments. */
export const readOwnBookings: ReadBookings = () => api('consultancy/get');

/** Another member's newest appointments, for admins. */
export const readBookingsOf =
  (userId: number): ReadBookings =>
  async () => {
    const query = { id: userId, kind: 'appointment', limit: 100 } as const;
    const { content } = await api('admin/getMemberTimeline', { query });
    return content.flatMap((entry) => (entry.kind === 'appointment' ? [entry] : []));
  };

/** The appointments on the days of a pause, soonest first. */
export const clashesWith = <Row extends { date: Day }>(
  bookings: readonly Row[],
  { fromDay, toDay }: { fromDay: Day; toDay: Day },
): Row[] =>
  bookings
    .filter(({ date }) => date >= fromDay && date <= toDay)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
