import type { StockLeft } from './catalogue/refusals.ts';
import { domainRefusals, staffRefusals } from './domains.ts';
import { messages } from './messages.ts';

const inTime = (minutes: number): string => (minutes === 1 ? 'in a minute' : `in ${minutes} minutes`);

/**
 * Every refusal by name, with its HTTP status (D3) and an actionable message. Any other error is a bug and returns 500
 * without details. Each domain has its own in `<domain>/refusals.ts`.
 */
export const refusals = {
  unauthorized: { status: 401, message: () => messages.unauthorized },
  adminsOnly: { status: 403, message: () => 'Only admins can do this.' },
  notYours: { status: 403, message: () => 'This belongs to another member.' },
  tooManyTries: {
    status: 429,
    message: (inMinutes: number) => `Too many attempts with this account. Try again ${inTime(inMinutes)}.`,
  },
  tooManyFromNetwork: {
    status: 429,
    message: (inMinutes: number) =>
      `Too many attempts from this network. Try again ${inTime(inMinutes)}, or use another network.`,
  },
  tooManyForEmail: {
    status: 429,
    message: (inMinutes: number) => `Too many attempts for this email. Try again ${inTime(inMinutes)}.`,
  },
  tooManyWrites: {
    status: 429,
    message: (inMinutes: number) => `You have reached the hourly limit. Try again ${inTime(inMinutes)}.`,
  },
  databaseUnreachable: {
    status: 503,
    message: () => "We can't load your data right now. Try again in a minute.",
  },
  noSuchCall: { status: 404, message: () => 'Address not found.' },
  malformed: { status: 400, message: () => 'The request could not be read.' },
  tooSlow: { status: 408, message: () => 'The request took too long. Try again.' },
  headersTooLarge: { status: 431, message: () => 'The request is too large. Send less at once.' },
  cannotExpect: { status: 417, message: () => 'The request could not be read.' },
  bodyTooLarge: { status: 413, message: () => 'The request is too large. Send less at once.' },
  notJson: { status: 400, message: () => 'Send the request as JSON.' },
  invalidFields: { status: 400, message: () => messages.checkFields },

  keyUsedOtherwise: {
    status: 422,
    message: () => 'This key was already used for another request. Start again.',
  },

  ...domainRefusals,
  ...staffRefusals,
} as const;

export type RefusalName = keyof typeof refusals;
/** An argument of a message as it is sent: days as `YYYY-MM-DD`, amounts in rupees. */
export type RefusalParam = string | number | StockLeft[];
export type RefusalArguments<N extends RefusalName> = Parameters<(typeof refusals)[N]['message']>;
/** The messages in one language; those for staff are English only. */
export type RefusalSentences = {
  [N in Exclude<RefusalName, keyof typeof staffRefusals>]: (...params: RefusalArguments<N>) => string;
};
