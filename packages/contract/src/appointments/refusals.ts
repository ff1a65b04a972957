import { type Day, formatDay } from '../days/dates.ts';
import { appointmentMessages } from '../words/en/appointments.ts';
import { CHANGE_NOTICE_MINUTES, type ConsultancyType } from './rules.ts';

/** Refusal texts; see `refusals`. */
export const appointmentRefusals = {
  bookedAlready: {
    status: 409,
    message: (type: ConsultancyType, day: Day) =>
      `You already have a ${type} appointment on ${formatDay(day)}. Choose another day.`,
  },
  slotTaken: { status: 409, message: () => 'This time was just taken. Choose another one.' },
  slotClosed: { status: 409, message: () => "This time can't be booked. Choose another one." },
  tooManyAppointments: { status: 409, message: appointmentMessages.openMost },
  noSuchAppointment: { status: 404, message: () => 'Appointment not found.' },
  appointmentCancelled: { status: 409, message: () => 'This appointment is cancelled.' },
  appointmentOver: { status: 409, message: () => 'This appointment is over.' },
  tooLateToChange: {
    status: 409,
    message: () =>
      `It's too late: you can move or cancel up to ${CHANGE_NOTICE_MINUTES} minutes before the start. Call us instead.`,
  },
  noSuchCoach: { status: 404, message: () => 'Coach not found.' },
} as const;

/** Refusals that only staff receive. */
export const appointmentStaffRefusals = {
  appointmentAhead: { status: 409, message: () => 'This appointment is still to come.' },
  appointmentNotMissed: {
    status: 409,
    message: () =>
      "This doesn't count as a no-show: the coach was away, the gym was closed or the gym moved it at short notice.",
  },
  coachChanged: {
    status: 409,
    message: () => 'Someone else has changed this coach. Review the changes before you save.',
  },
  closureOfCenter: { status: 409, message: () => appointmentMessages.closureOfCenter },
  closedThenAlready: { status: 409, message: () => appointmentMessages.closedThenAlready },
  noSuchClosure: { status: 404, message: () => 'Closure not found.' },
} as const;
