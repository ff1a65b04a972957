import type { BookingStatus } from '../../appointments/rules.ts';

const labels: Record<BookingStatus, string> = {
  booked: 'बुक है',
  cancelled: 'रद्द',
  'no-show': 'नहीं आए',
};

export const bookingStatusLabel = (value: BookingStatus): string => labels[value];
