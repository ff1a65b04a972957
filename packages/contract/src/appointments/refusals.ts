import { type Day, formatDay } from '../days/dates.ts';
import { appointmentMessages } from '../words/en/appointments.ts';
import { CHANGE_NOTICE_MINUTES, type ConsultancyType } from './rules.ts';

/** Refusal texts; see `refusals`. */
export const appointmentRefusals = {
  bookedAlready: {
    status: 409,
    message: (type: ConsultancyType, day: Day) =>
      `You have already booked ${type} for ${formatDay(day)}. Please choose another day.`,
  },
  slotTaken: { status: 409, message: () => 'This time was taken a moment ago. Please choose another one.' },
  slotClosed: { status: 409, message: () => 'This time cannot be booked. Please choose another one.' },
  tooManyAppointments: { status: 409, message: appointmentMessages.openMost },
  noSuchAppointment: { status: 404, message: () => 'There is no such appointment.' },
  appointmentCancelled: { status: 409, message: () => 'This appointment is cancelled.' },
  appointmentOver: { status: 409, message: () => 'This appointment is over.' },
  appointmentAhead: { status: 409, message: () => 'This appointment is still to come.' },
  appointmentNotMissed: {
    status: 409,
    message: () =>
      'The coach was away, the gym was closed, or the gym moved the appointment late, so this is not a no-show.',
  },
  tooLateToChange: {
    status: 409,
    message: () =>
      `It is too late: an appointment can be moved or cancelled until ${CHANGE_NOTICE_MINUTES} minutes before. Please call us.`,
  },
  coachChanged: {
    status: 409,
    message: () => 'Another admin has changed this coach meanwhile. Please look at it before you save.',
  },
  noSuchCoach: { status: 404, message: () => 'There is no such coach.' },
  closureOfCenter: { status: 409, message: () => appointmentMessages.closureOfCenter },
  closedThenAlready: { status: 409, message: () => appointmentMessages.closedThenAlready },
  noSuchClosure: { status: 404, message: () => 'There is no such closure.' },
} as const;
