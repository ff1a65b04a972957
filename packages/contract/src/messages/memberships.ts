import { type Day, formatDay } from '../dates.ts';
import { PAUSE_DAYS_LEAST } from '../membership-days.ts';
import { bulkDone } from './bulk-done.ts';

/** Memberships, from the form to the payment. */
export const membershipMessages = {
  noMemberships: 'No memberships found',
  centerRequired: 'Choose one of our centers',
  tickPayAtCenter: 'Tick this box to go on: the amount is paid at your center',
  startDateRequired: 'Start date required!',
  amountRequired: 'Use an amount in rupees',
  endDateFitsNoPlan: 'A membership lasts 3, 6 or 12 months from its start date',
  newMembershipIsPending: 'A new membership is pending until it is paid for at the center',
  membershipRegistered: (center: string) => `Membership registered. Pay at ${center} to start.`,
  membershipPayed: 'Membership marked as payed',
  membershipsPayed: (done: number, left: number) =>
    bulkDone(done, left, 'membership', 'memberships', 'marked as payed'),
  pauseDayRequired: 'Choose a day',
  pauseFromTomorrow: 'Choose tomorrow or a later day',
  pauseBeforeStart: (start: Day) =>
    `The membership begins on ${formatDay(start)}: choose that day or a later one`,
  pauseTooShort: `A pause lasts ${PAUSE_DAYS_LEAST} days or more`,
  pauseBeyondEnd: (end: Day) => `The membership ends on ${formatDay(end)}: choose that day or an earlier one`,
  notToYourself: 'Name another member: days cannot be handed to the same one',
  sameCenter: 'Choose another center: the membership is at this one',
  wholeDays: 'Use a whole number of days',
  membershipPaused: (from: Day, to: Day) => `Paused from ${formatDay(from)} to ${formatDay(to)}`,
  membershipResumed: 'The pause has ended',
  daysHandedOver: (days: number) => `${days === 1 ? '1 day' : `${days} days`} handed over`,
  membershipMoved: (center: string) => `The membership is at ${center} now`,
  membershipExtended: (end: Day) => `Extended to ${formatDay(end)}`,
} as const;
