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
  movedTo: (at: Date) => `Moved to ${dayAndTime(at)}`,
  cancelled: 'Appointment cancelled',
  missed: 'Marked as no-show',
  notMissed: 'No longer marked as no-show',
  coachAdded: (name: string) => `${name} added`,
  coachChanged: (name: string) => `${name} changed`,
  coachAboutRequired: 'Give a text',
  coachRetired: (name: string) => `${name} takes no new appointments`,
  closureAdded: (affected: number, isMailing: boolean) =>
    affected === 0
      ? 'Closed. No appointment is affected.'
      : `Closed. ${affected === 1 ? '1 appointment is' : `${affected} appointments are`} affected: ${isMailing ? 'the members get a mail' : 'no mail can be sent, so call the members'}.`,
  closureRemoved: 'Open again',

  instantInvalid: 'Use a time in UTC, as 2030-03-04T06:30:00Z',
  slotInFull: 'Choose a time and a coach, or neither',
  dateOfTime: 'Use the day of the chosen time',
  timeOffGrid: `Appointments begin every ${SLOT_MINUTES} minutes`,
  timeNotCome: 'This time has not come yet. Choose an earlier one.',
  timeTooSoon: 'Choose a later time',
  timeTooFar: 'Choose an earlier day',
  otherCoachType: 'Choose a coach for this consultancy',
  reasonRequired: 'Say why, in a few words',
  minuteOffGrid: 'Use full or half hours',
  endsBeforeStart: 'Choose an end after the start',
  hoursOverlap: 'These hours overlap',
  tooManyHours: 'That is more than a week holds',
  coachNameRequired: 'Name required!',
  coachOrCenter: 'Choose a coach or a center',
  wholeDaysOfCenter:
    'Whole days of a center are closed under Close a center, so that memberships get them back',
  closureOfCenter: 'This closure belongs to closed days of the center. Open it again under Close a center.',
  closedThenAlready:
    'No appointments are taken then already. To give another reason, open that time again first.',
  closureOver: 'Choose a time to come',
  daysBackwards: 'Choose a last day after the first',
  changeNotice: `You can move or cancel it until ${CHANGE_NOTICE_MINUTES} minutes before.`,
  openMost: (type: ConsultancyType) =>
    `You have ${OPEN_APPOINTMENTS_MOST} ${type} appointments to come, which is the most. Move or cancel one of them first.`,
} as const;

const dayAndTime = (at: Date) => `${formatDay(gymDay(at))}, ${formatTime12(at)}`;
