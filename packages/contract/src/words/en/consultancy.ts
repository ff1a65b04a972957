import type { ConsultancyType } from '../../appointments/rules.ts';
import { formatDay } from './dates.ts';

/** Consultancy appointments. */
export const consultancyMessages = {
  noConsultancies: 'No upcoming Consultancy found',
  dateInPast: 'Choose today or a later day',
  consultancyBooked: (type: ConsultancyType, day: string) =>
    `${type} consultancy booked for ${formatDay(day)}`,
} as const;
