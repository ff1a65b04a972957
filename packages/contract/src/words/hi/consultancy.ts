import type { Words } from '../words.ts';
import { consultancyTypeLabel } from './appointment-types.ts';
import { formatDay } from './dates.ts';

export const consultancyMessages: Words<typeof import('../en/consultancy').consultancyMessages> = {
  noConsultancies: 'आगे कोई कंसल्टेंसी बुक नहीं है',
  dateInPast: 'आज या आगे का कोई दिन चुनें',
  consultancyBooked: (type, day) => `${consultancyTypeLabel(type)} कंसल्टेंसी बुक हो गई: ${formatDay(day)}`,
};
