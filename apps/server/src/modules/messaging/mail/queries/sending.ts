import { sql } from 'kysely';
import type { Db, MailRow } from '../../../../platform/db/types.ts';

/** A mail that this process is sending. */
export type ClaimedMail = Pick<
  MailRow,
  | 'id'
  | 'key'
  | 'kind'
  | 'recipient'
  | 'recipient_name'
  | 'payload'
  | 'locale'
  | 'message_id'
  | 'attempts'
  | 'created_at'
  | 'expires_at'
> & {
  /** Identifies the claim: a process may mark the mail as failed only while it still holds the claim. */
  claimed_until: Date;
};

/** Rounded to milliseconds, the precision of JavaScript's dates. */
const claimEnd = (seconds: number) =>
  sql`date_trunc('milliseconds', clock_timestamp()) + make_interval(secs => ${sql.lit(seconds)})`;

/** Claims the mail that has been due longest and is unclaimed; undefined when there is none. */
export async function claimMail(db: Db, now: Date, claimSeconds: number): Promise<ClaimedMail | undefined> {
  const { rows } = await sql<ClaimedMail>`
    update mails set claimed_until = ${claimEnd(claimSeconds)}
    where id = (
      select id from mails
      where status = 'waiting' and next_try_at <= ${now}
        and (claimed_until is null or claimed_until <= clock_timestamp())
      order by next_try_at limit 1 for update skip locked
    )
    returning id, key, kind, recipient, recipient_name, payload, locale, message_id, attempts, created_at, expires_at,
      claimed_until`.execute(db);
  return rows[0];
}

/**
 * Extends a claim.
 * @returns the new claim; undefined when another process has taken the mail
 */
export async function renewClaim(
  db: Db,
  { id, claimed_until }: ClaimedMail,
  claimSeconds: number,
): Promise<Date | undefined> {
  const { rows } = await sql<{ claimed_until: Date }>`
    update mails set claimed_until = ${claimEnd(claimSeconds)}
    where id = ${id} and status = 'waiting' and claimed_until = ${claimed_until}
    returning claimed_until`.execute(db);
  return rows[0]?.claimed_until;
}

/** Releases a claim without an attempt. */
export const releaseClaim = (db: Db, { id, claimed_until }: ClaimedMail) =>
  db
    .updateTable('mails')
    .set({ claimed_until: null })
    .where('id', '=', id)
    .where('claimed_until', '=', claimed_until)
    .execute();

/** Releases all claims of all processes. */
export const releaseAllClaims = (db: Db) =>
  db
    .updateTable('mails')
    .set({ claimed_until: null })
    .where('status', '=', 'waiting')
    .where('claimed_until', 'is not', null)
    .execute();

/** Marks a mail as sent, whichever process sent it. */
export const markSent = (db: Db, id: number, now: Date) =>
  db
    .updateTable('mails')
    .set({ status: 'sent', sent_at: now, claimed_until: null, is_unreached: false, last_error: null })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute();

interface Failure {
  error: string;
  /** Undefined for no further attempt. */
  nextTryAt: Date | undefined;
  /** The mail server was unreachable. */
  isUnreached: boolean;
}

export const markFailed = (db: Db, mail: ClaimedMail, { error, nextTryAt, isUnreached }: Failure) =>
  db
    .updateTable('mails')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      last_error: error,
      claimed_until: null,
      is_unreached: isUnreached,
      ...(nextTryAt ? { next_try_at: nextTryAt } : { status: 'dead' as const }),
    }))
    .where('id', '=', mail.id)
    .where('status', '=', 'waiting')
    .where('claimed_until', '=', mail.claimed_until)
    .execute();

/** True if mails are queued because the mail server was unreachable. */
export async function hasUnreached(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (select from mails where status = 'waiting' and is_unreached) as "isThere"`.execute(db);
  return rows[0]?.isThere ?? false;
}

/** Makes these mails due, because the mail server responds again. */
export const retryUnreached = (db: Db, now: Date) =>
  db
    .updateTable('mails')
    .set({ next_try_at: now, is_unreached: false })
    .where('status', '=', 'waiting')
    .where('is_unreached', '=', true)
    .execute();
