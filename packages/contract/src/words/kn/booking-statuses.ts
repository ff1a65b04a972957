import type { BookingStatus } from '../../appointments/rules.ts';

const labels: Record<BookingStatus, string> = {
  booked: 'ಬುಕ್ ಆಗಿದೆ',
  cancelled: 'ರದ್ದಾಗಿದೆ',
  'no-show': 'ಬರಲಿಲ್ಲ',
};

export const bookingStatusLabel = (value: BookingStatus): string => labels[value];
