import { hours, minutes } from '@namma/contract/days/dates';

/** How long after each failed try the next one comes (D40). */
const waits = [minutes(1), minutes(5), minutes(30), hours(2), hours(6), hours(12), hours(24)];

/**
 * When a mail is tried again.
 * @param failedTries with the one that just failed
 * @returns undefined after the last try
 */
export function nextTryAt(failedTries: number, now: Date): Date | undefined {
  const wait = waits[failedTries - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait);
}

/** The part of an address behind its `@`. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** Mailboxes that programs read, or nobody (RFC 2142 and common ones). */
const unattended = /^(postmaster|mailer-?daemon|(no|do-?not)[._-]?reply|bounces?|listserv|majordomo|root)$/;

/** An address without what is behind a plus, which leads to the same mailbox. */
const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/**
 * Whether an automatic mail to an address has a reader: to a mailbox of our own it would be answered by ourselves, and the
 * others answer automatically or not at all.
 */
export function isAttended(address: string, own: readonly string[]): boolean {
  const mailbox = mailboxOf(address);
  return !own.some((each) => mailboxOf(each) === mailbox) && !unattended.test(mailbox.replace(/@.*$/, ''));
}
