import type { BookingStatus } from '../../appointments/rules.ts';

/** The status of an appointment as people read it. */
export const bookingStatusLabel = (value: BookingStatus): string => value;
