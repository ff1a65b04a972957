/** Mails of the gym to people. */

/** The kinds of mails. Each has its own template on the server. */
export const mailKinds = [
  'order placed',
  'order moved',
  'order cancelled',
  'order address changed',
  'return requested',
  'return decided',
  'membership registered',
  'membership paid',
  'membership expiring',
  'membership lapsing',
  'membership ended',
  'appointment booked',
  'appointment moved',
  'appointment cancelled',
  'appointment affected',
  'appointment unchanged',
  'class booked',
  'class place',
  'class moved',
  'class cancelled',
  'class reminder',
  'pass day closed',
  'product back',
  'query received',
  'query answered',
  'password reset',
  'password changed',
  'email confirm',
  'email changed',
  'second factor changed',
  'staff invited',
  'member invited',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** A change of the second factor, which is mailed to the account's owner. */
export interface FactorChange {
  change: 'set' | 'dropped' | 'dropped by the gym' | 'recovery code used';
  recoveryCodesLeft?: number;
}

/**
 * `waiting` to be sent, also between two attempts; `sent` when the mail server has accepted it; `dead`, permanently
 * refused or attempted too often; `kept`, written without a mail server and never sent automatically.
 */
export const mailStatuses = ['waiting', 'sent', 'dead', 'kept'] as const;
export type MailStatus = (typeof mailStatuses)[number];
