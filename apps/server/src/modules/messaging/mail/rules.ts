import { hours, minutes } from '@namma/contract/days/dates';

/** Delays between failed attempts (D40). */
const waits = [minutes(1), minutes(5), minutes(30), hours(2), hours(6), hours(12), hours(24)];

/**
 * Returns the time of the next attempt.
 * @param failedTries including the one that just failed
 * @returns undefined after the last attempt
 */
export function nextTryAt(failedTries: number, now: Date): Date | undefined {
  const wait = waits[failedTries - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait);
}

/** The part of an address after the `@`. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** Mailboxes that are read by programs or not at all (RFC 2142 and common ones). */
const unattended = /^(postmaster|mailer-?daemon|(no|do-?not)[._-]?reply|bounces?|listserv|majordomo|root)$/;

/** Removes plus addressing, which leads to the same mailbox. */
const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/**
 * True if someone reads automatic mails to this address. Excludes our own mailboxes, which would reply to themselves,
 * and unattended ones.
 */
export function isAttended(address: string, own: readonly string[]): boolean {
  const mailbox = mailboxOf(address);
  return !own.some((each) => mailboxOf(each) === mailbox) && !unattended.test(mailbox.replace(/@.*$/, ''));
}
