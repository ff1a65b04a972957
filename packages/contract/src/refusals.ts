import { UNDO_SECONDS } from './admin/rules.ts';
import { gymRefusals } from './memberships/refusals.ts';
import { messages } from './messages.ts';
import { shopRefusals, type WhatIsLeft } from './orders/refusals.ts';
import { paymentRefusals } from './payments/refusals.ts';
import { privacyMessages } from './words/en/privacy.ts';

const inTime = (minutes: number): string => (minutes === 1 ? 'in a minute' : `in ${minutes} minutes`);

/**
 * Every refusal by name, with its HTTP status (D3) and a sentence the customer can act on. Any other error is a bug
 * and answers 500 without details. Those of large subjects are in files of their own.
 */
export const refusals = {
  unauthorized: { status: 401, message: () => messages.unauthorized },
  adminsOnly: { status: 403, message: () => 'Only an admin may do this.' },
  notYours: { status: 403, message: () => 'This belongs to another member.' },
  tooManyTries: {
    status: 429,
    message: (inMinutes: number) =>
      `Too many tries with this account. Please try again ${inTime(inMinutes)}.`,
  },
  tooManyFromNetwork: {
    status: 429,
    message: (inMinutes: number) =>
      `Too many tries from this network. Please try again ${inTime(inMinutes)}, or from another network.`,
  },
  tooManyForEmail: {
    status: 429,
    message: (inMinutes: number) => `Too many tries for this email. Please try again ${inTime(inMinutes)}.`,
  },
  tooManyWrites: {
    status: 429,
    message: (inMinutes: number) =>
      `That is more than we can take from one member in an hour. Please try again ${inTime(inMinutes)}.`,
  },
  databaseUnreachable: {
    status: 503,
    message: () => 'We cannot reach our records right now. Please try again in a minute.',
  },
  noSuchCall: { status: 404, message: () => 'There is no such address.' },
  malformed: { status: 400, message: () => 'The request could not be read.' },
  tooSlow: { status: 408, message: () => 'The request took too long to arrive. Please try again.' },
  headersTooLarge: { status: 431, message: () => 'That is too much at once. Please send less.' },
  cannotExpect: { status: 417, message: () => 'The request could not be read.' },
  bodyTooLarge: { status: 413, message: () => 'That is too much at once. Please send less.' },
  notJson: { status: 400, message: () => 'Please send JSON.' },
  invalidFields: { status: 400, message: () => messages.checkFields },

  wrongLogin: { status: 400, message: () => 'Wrong email or password' },
  emailTaken: { status: 409, message: () => 'Email already registered' },
  emailIsFixed: { status: 400, message: () => 'The email of an account cannot be changed.' },
  genderIsFixed: { status: 400, message: () => 'The gender of an account cannot be changed.' },
  resetLinkExpired: { status: 400, message: () => 'This link has expired. Ask for a new one.' },
  oldPasswordWrong: { status: 400, message: () => 'Old password is wrong' },

  keyUsedOtherwise: {
    status: 422,
    message: () => 'This key was used for another request. Please start again.',
  },

  noSuchEnquiry: { status: 404, message: () => 'There is no such query.' },
  answeredAlready: { status: 409, message: () => 'This query is Answered already.' },

  passwordWrong: { status: 400, message: () => privacyMessages.passwordWrong },
  adminsKeepAccount: { status: 409, message: () => privacyMessages.adminsKeepAccount },
  ordersUnderWay: { status: 409, message: privacyMessages.ordersUnderWay },
  returnsUnderWay: { status: 409, message: privacyMessages.returnsUnderWay },
  membershipsLost: { status: 409, message: privacyMessages.membershipsLost },
  guardianNotSeen: { status: 403, message: () => privacyMessages.guardianNotSeen },
  ageNotSeen: { status: 403, message: () => privacyMessages.ageNotSeen },
  guardianNotNeeded: { status: 409, message: () => privacyMessages.guardianNotNeeded },

  noSuchMember: { status: 404, message: () => 'There is no such member.' },

  noSuchMail: { status: 404, message: () => 'There is no such mail.' },
  mailWaits: { status: 409, message: () => 'This mail is on its way already.' },
  mailWasKept: {
    status: 409,
    message: () => 'This mail was written while no mail server was set, so it stays unsent.',
  },
  mailTooLate: { status: 409, message: () => 'It is too late for this mail: what it says no longer holds.' },
  noMailServer: { status: 409, message: () => 'No mail server is set: see SMTP_URL in the settings.' },

  noSuchStep: { status: 404, message: () => 'There is no such change.' },
  notYourStep: { status: 403, message: () => 'Only the admin who made this change can undo it.' },
  cannotBeUndone: { status: 409, message: () => 'This change cannot be undone.' },
  cancelledForGood: {
    status: 409,
    message: () => 'A cancelled order cannot be brought back. Please ask the member to order again.',
  },
  tooLateToUndo: {
    status: 409,
    message: () => `It is too late: a change can be undone for ${UNDO_SECONDS} seconds.`,
  },
  undoneAlready: { status: 409, message: () => 'This change is undone already.' },
  changedSince: { status: 409, message: () => 'It has changed again since then, so it stays as it is.' },
  ratedSince: { status: 409, message: () => 'This order is rated meanwhile, so it stays Delivered.' },

  ...shopRefusals,
  ...gymRefusals,
  ...paymentRefusals,
} as const;

export type RefusalName = keyof typeof refusals;
/** An argument of a sentence as it is sent: days as `YYYY-MM-DD`, amounts in rupees. */
export type RefusalParam = string | number | WhatIsLeft[];
export type RefusalArguments<N extends RefusalName> = Parameters<(typeof refusals)[N]['message']>;
