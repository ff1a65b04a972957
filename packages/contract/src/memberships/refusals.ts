import { type Day, formatDay } from '../days/dates.ts';
import { formatRupees } from '../money.ts';
import { membershipDayMessages } from '../words/en/membership-days.ts';
import { renewalMessages } from '../words/en/renewals.ts';
import { CENTER_CHANGES_MOST } from './days.ts';

/** Refusal texts; see `refusals`. */
export const membershipRefusals = {
  membershipPriceOff: {
    status: 409,
    message: (shown: number, now: number) =>
      `This membership costs ${formatRupees(now)} with tax and fee, not ${formatRupees(shown)}. Please look at it again.`,
  },
  renewalNotBegun: { status: 409, message: renewalMessages.renewalNotBegun },
  renewalPausedEarly: { status: 409, message: renewalMessages.renewalPausedEarly },
  renewalTooLate: { status: 409, message: renewalMessages.renewalTooLate },
  renewedAlready: { status: 409, message: renewalMessages.renewedAlready },
  renewalStartMoved: { status: 409, message: renewalMessages.renewalStartMoved },
  noSuchMembership: { status: 404, message: () => 'Membership not found.' },
  paidAlready: { status: 409, message: () => 'This membership is paid already.' },
  membershipUnpaid: {
    status: 409,
    message: () => 'This membership is not paid yet. Please pay for it at its center first.',
  },
  membershipEnded: { status: 409, message: (end: Day) => `This membership ended on ${formatDay(end)}.` },
  membershipWithdrawn: {
    status: 409,
    message: (on: Day) => `This membership was withdrawn on ${formatDay(on)}. Nothing is due for it.`,
  },
  paidForAlready: {
    status: 409,
    message: () =>
      'Something was paid for this membership, so it cannot be withdrawn. Your center can end it and refund what is unused.',
  },
  endedAlready: {
    status: 409,
    message: (end: Day) => `This membership is ended: its last day is ${formatDay(end)}.`,
  },
  endsByItself: {
    status: 409,
    message: (end: Day) => `This membership ends on ${formatDay(end)} by itself.`,
  },
  nothingPaidYet: {
    status: 409,
    message: () => 'Nothing is paid for this membership. Withdraw it instead.',
  },
  renewalWaits: {
    status: 409,
    message: (start: Day) =>
      `This membership is renewed from ${formatDay(start)}. End or withdraw the renewal first.`,
  },
  endSumsChanged: {
    status: 409,
    message: (shownRupees: number, nowRupees: number) =>
      `What goes back has changed: it was ${formatRupees(shownRupees)} and is now ${formatRupees(nowRupees)}. Please look at it again.`,
  },
  changeSumsChanged: {
    status: 409,
    message: () => 'The sums of this change are others by now. Please look at them again.',
  },
  endedKeepsPayments: {
    status: 409,
    message: () =>
      'This membership has ended, so its payments stay as they are. Only its refund can be reversed.',
  },
  refundOfEndWaits: {
    status: 409,
    message: () =>
      'Money of an ended membership still waits to be refunded. Please ask your center for it first.',
  },
  pausedAlready: {
    status: 409,
    message: (from: Day, to: Day) =>
      `This membership is paused already, from ${formatDay(from)} to ${formatDay(to)}.`,
  },
  notPaused: { status: 409, message: () => 'This membership is not paused.' },
  pauseDaysShort: { status: 409, message: membershipDayMessages.pauseDaysShort },
  extendedAlready: {
    status: 409,
    message: () => 'This membership is extended already, which is possible once.',
  },
  extensionTooLong: { status: 409, message: membershipDayMessages.extensionTooLong },
  notBegun: {
    status: 409,
    message: (start: Day) =>
      `This membership begins on ${formatDay(start)}. Days can be handed over once it runs.`,
  },
  handedOverAlready: {
    status: 409,
    message: () => 'Days of this membership are handed over already, which is possible once.',
  },
  handOverTooLong: { status: 409, message: membershipDayMessages.handOverTooLong },
  daysAheadShort: { status: 409, message: membershipDayMessages.daysAheadShort },
  noRunningMembership: { status: 409, message: membershipDayMessages.noRunningMembership },
  membershipsOverlap: { status: 409, message: membershipDayMessages.membershipsOverlap },
  receiverHasAnother: { status: 409, message: () => membershipDayMessages.receiverHasAnother },
  nothingHandedOver: { status: 409, message: () => 'No days of this membership are handed over.' },
  takenBackAlready: {
    status: 409,
    message: () => 'The days that this membership handed over are taken back already.',
  },
  nothingToTakeBack: {
    status: 409,
    message: () =>
      'None of the days that this membership handed over are still to come, so there are none to take back.',
  },
  daysHandedOver: {
    status: 409,
    message: (days: number, receiver: string) =>
      `This membership handed days to ${receiver}, of which ${days === 1 ? '1 is' : `${days} are`} still to come. Take them back first.`,
  },
  allCentersOpen: {
    status: 409,
    message: (tier: string) => `${tier} opens all our centers, so there is no need to change it.`,
  },
  centerChangesUsed: {
    status: 409,
    message: () => `The center of a membership can change ${CENTER_CHANGES_MOST} times, which are used.`,
  },
  centerChangedLately: { status: 409, message: membershipDayMessages.centerChangedLately },
  tooFarAhead: { status: 409, message: () => 'A membership ends by the year 9999 at the latest.' },
} as const;
