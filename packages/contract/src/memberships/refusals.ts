import { type Day, formatDay } from '../days/dates.ts';
import { formatRupees } from '../money.ts';
import type { Center } from '../values/centers.ts';
import { centerLabel } from '../words/en/centers.ts';
import { membershipDayMessages } from '../words/en/membership-days.ts';
import { renewalMessages } from '../words/en/renewals.ts';
import { CENTER_CHANGES_MOST } from './days.ts';

/** Refusal texts; see `refusals`. */
export const membershipRefusals = {
  membershipPriceOff: {
    status: 409,
    message: (shown: number, now: number) =>
      `The price has changed: it was ${formatRupees(shown)} and is now ${formatRupees(now)} with tax and fee.`,
  },
  renewalNotBegun: { status: 409, message: renewalMessages.renewalNotBegun },
  renewalPausedEarly: { status: 409, message: renewalMessages.renewalPausedEarly },
  renewalTooLate: { status: 409, message: renewalMessages.renewalTooLate },
  renewedAlready: { status: 409, message: renewalMessages.renewedAlready },
  renewalStartMoved: { status: 409, message: renewalMessages.renewalStartMoved },
  centerCloses: {
    status: 409,
    message: (center: Center, from: Day) =>
      `${centerLabel(center)} closes on ${formatDay(from)}. Please choose another center.`,
  },
  noSlip: { status: 404, message: () => 'There is no slip for this payment.' },
  noSuchMembership: { status: 404, message: () => 'Membership not found.' },
  membershipUnpaid: {
    status: 409,
    message: () => 'This membership is not paid yet. Pay at its center first.',
  },
  membershipEnded: { status: 409, message: (end: Day) => `This membership ended on ${formatDay(end)}.` },
  membershipWithdrawn: {
    status: 409,
    message: (on: Day) => `This membership was withdrawn on ${formatDay(on)}. Nothing is due for it.`,
  },
  paidForAlready: {
    status: 409,
    message: () =>
      "A payment was made for this membership, so it can't be withdrawn. Your center can end it and refund the unused days.",
  },
  endedAlready: {
    status: 409,
    message: (end: Day) => `This membership was ended early. Last day: ${formatDay(end)}.`,
  },
  endsByItself: {
    status: 409,
    message: (end: Day) => `This membership already ends on ${formatDay(end)}.`,
  },
  nothingPaidYet: {
    status: 409,
    message: () => 'Nothing was paid for this membership. Withdraw it instead.',
  },
  renewalWaits: {
    status: 409,
    message: (start: Day) =>
      `This membership is renewed from ${formatDay(start)}. End or withdraw the renewal first.`,
  },
  refundOfEndWaits: {
    status: 409,
    message: () => 'A refund for an ended membership is pending. Collect it at your center first.',
  },
  pausedAlready: {
    status: 409,
    message: (from: Day, to: Day) =>
      `This membership is already paused from ${formatDay(from)} to ${formatDay(to)}.`,
  },
  notPaused: { status: 409, message: () => 'This membership is not paused.' },
  pauseDaysShort: { status: 409, message: membershipDayMessages.pauseDaysShort },
  extendedAlready: {
    status: 409,
    message: () => 'This membership was already extended. You can extend it only once.',
  },
  extensionTooLong: { status: 409, message: membershipDayMessages.extensionTooLong },
  notBegun: {
    status: 409,
    message: (start: Day) =>
      `This membership starts on ${formatDay(start)}. You can transfer days from then on.`,
  },
  transferredAlready: {
    status: 409,
    message: () => 'Days of this membership were already transferred. You can transfer days only once.',
  },
  transferTooLong: { status: 409, message: membershipDayMessages.transferTooLong },
  daysAheadShort: { status: 409, message: membershipDayMessages.daysAheadShort },
  noRunningMembership: { status: 409, message: membershipDayMessages.noRunningMembership },
  membershipsOverlap: { status: 409, message: membershipDayMessages.membershipsOverlap },
  receiverHasAnother: { status: 409, message: () => membershipDayMessages.receiverHasAnother },
  allCentersOpen: {
    status: 409,
    message: (tier: string) => `${tier} is valid at all our centers, so there is nothing to change.`,
  },
  centerChangesUsed: {
    status: 409,
    message: () => `You have used all ${CENTER_CHANGES_MOST} center changes.`,
  },
  centerChangedLately: { status: 409, message: membershipDayMessages.centerChangedLately },
  tooFarAhead: { status: 409, message: () => 'A membership must end by the year 9999.' },
} as const;

/** Refusals that only staff receive. */
export const membershipStaffRefusals = {
  paidAlready: { status: 409, message: () => 'This membership is already paid.' },
  endSumsChanged: {
    status: 409,
    message: (shownRupees: number, nowRupees: number) =>
      `The refund has changed: it was ${formatRupees(shownRupees)} and is now ${formatRupees(nowRupees)}. Review it.`,
  },
  changeSumsChanged: {
    status: 409,
    message: () => 'The amounts of this change are different now. Review them.',
  },
  endedKeepsPayments: {
    status: 409,
    message: () => "This membership has ended, so its payments can't be reversed. Only its refund can.",
  },
  nothingTransferred: { status: 409, message: () => 'This membership has not transferred any days.' },
  alreadyRevoked: {
    status: 409,
    message: () => 'The transferred days were already revoked.',
  },
  nothingToRevoke: {
    status: 409,
    message: () => 'All transferred days are in the past, so none can be revoked.',
  },
  daysTransferred: {
    status: 409,
    message: (days: number, receiver: string) =>
      `${receiver} still has ${days === 1 ? '1 day' : `${days} days`} from this membership. Take them back first.`,
  },
} as const;
