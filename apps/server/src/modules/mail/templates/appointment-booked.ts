import { brand, contactDetails } from '@namma/contract/business';
import type { ConsultancyType } from '@namma/contract/consultancy';
import { type Day, formatDay } from '@namma/contract/dates';
import * as paths from '@namma/contract/paths';
import { calendarFile } from './calendar-file.ts';
import type { Template } from './content.ts';

export interface AppointmentBooked {
  appointmentId: number;
  type: ConsultancyType;
  date: Day;
}

export const appointmentBooked: Template<AppointmentBooked> = (
  { appointmentId, type, date },
  { origin, writtenAt },
) => ({
  subject: `${type} consultancy on ${formatDay(date)}`,
  summary: `You are booked for ${formatDay(date)}. Call us to agree on the hour.`,
  blocks: [
    {
      kind: 'text',
      text: `You are booked for a ${type} consultancy on ${formatDay(date)}. Call us to agree on the hour.`,
    },
    {
      kind: 'facts',
      rows: [
        ['What', `${type} consultancy`],
        ['Day', formatDay(date)],
        ['Call us at', contactDetails.phone],
      ],
    },
    { kind: 'text', text: 'The attached file puts the day into your calendar.' },
    { kind: 'button', label: 'See your appointments', url: `${origin}${paths.profileConsultancy}` },
  ],
  attachments: [
    {
      name: 'appointment.ics',
      type: 'text/calendar; charset=utf-8; method=PUBLISH',
      text: calendarFile({
        uid: `appointment-${appointmentId}@${new URL(origin).hostname}`,
        sequence: 0,
        writtenAt,
        day: date,
        title: `${type} consultancy at ${brand.name}`,
        description: `Call ${contactDetails.phone} to agree on the hour`,
        location: `${brand.name}, ${contactDetails.street}, ${contactDetails.city} ${contactDetails.pincode}`,
        isCancelled: false,
      }),
    },
  ],
});
