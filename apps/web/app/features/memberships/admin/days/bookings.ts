import type { BookingStatus } from '@namma/contract/appointments/rules';
import type { Booking } from '@namma/contract/appointments/schemas';
import type { Day } from '@namma/contract/days/dates';
import { api } from '../../../../lib/api/api';

export type ReadBookings = () => Promise<Pick<Booking, 'consult_type' | 'date' | 'status'>[]>;

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
export const clashesWith = <Row extends { date: Day; status: BookingStatus }>(
  bookings: readonly Row[],
  { fromDay, toDay }: { fromDay: Day; toDay: Day },
): Row[] =>
  bookings
    .filter(({ date, status }) => date >= fromDay && date <= toDay && status !== 'cancelled')
    .sort((one, other) => (one.date < other.date ? -1 : 1));
