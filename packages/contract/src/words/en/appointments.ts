import {
  CHANGE_NOTICE_MINUTES,
  type ConsultancyType,
  OPEN_APPOINTMENTS_MOST,
  SLOT_MINUTES,
} from '../../appointments/rules.ts';
import { gymDay } from '../../days/dates.ts';
import { formatTime12 } from '../../values/times.ts';
import { formatDay } from './dates.ts';

/** Appointments with a time. `at` is a UTC instant. */
export const appointmentMessages = {
  bookedAt: (type: ConsultancyType, at: Date) => `${type} consultancy booked for ${dayAndTime(at)}`,
  movedTo: (at: Date) => `Appointment moved to ${dayAndTime(at)}`,
  cancelled: 'Appointment cancelled',
  missed: 'Marked as no-show',
  notMissed: 'No-show removed',
  coachAdded: (name: string) => `${name} added`,
  coachChanged: (name: string) => `${name} updated`,
  coachAboutRequired: 'Enter a description',
  coachRetired: (name: string) => `${name} takes no new appointments`,
  closureAdded: (affected: number, isMailing: boolean) =>
    affected === 0
      ? 'Closed. No appointment is affected.'
      : `Closed. ${affected === 1 ? '1 appointment is' : `${affected} appointments are`} affected. ${isMailing ? 'The members get an email.' : "Email isn't set up, so call the members."}`,
  closureRemoved: 'Reopened',

  instantInvalid: 'Use a UTC time such as 2030-03-04T06:30:00Z',
  slotInFull: 'Choose a time and a coach, or neither',
  dateOfTime: 'Use the day of the chosen time',
  timeOffGrid: `Appointments begin every ${SLOT_MINUTES} minutes`,
  timeNotCome: 'This time is in the future. Choose an earlier one.',
  timeTooSoon: 'Choose a later time',
  timeTooFar: 'Choose an earlier day',
  otherCoachType: 'Choose a coach for this consultancy',
  reasonRequired: 'Enter a reason',
  minuteOffGrid: 'Use full or half hours',
  endsBeforeStart: 'Choose an end after the start',
  hoursOverlap: 'These hours overlap',
  tooManyHours: 'Too many hours for one week',
  coachNameRequired: 'Name required!',
  coachOrCenter: 'Choose a coach or a center',
  wholeDaysOfCenter: 'Use Close a center for whole days, so memberships are extended',
  closureOfCenter: 'This closure belongs to closed days of the center. Reopen it under Close a center.',
  closedThenAlready: 'This time is already closed. Reopen it first to change the reason.',
  closureOver: 'Choose a time in the future',
  daysBackwards: 'Choose a last day on or after the first',
  changeNotice: `You can move or cancel it up to ${CHANGE_NOTICE_MINUTES} minutes before the start.`,
  openMost: (type: ConsultancyType) =>
    `You can have up to ${OPEN_APPOINTMENTS_MOST} upcoming ${type} appointments. Move or cancel one first.`,
} as const;

const dayAndTime = (at: Date) => `${formatDay(gymDay(at))}, ${formatTime12(at)}`;
