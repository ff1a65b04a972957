import { days, hours } from '@namma/contract/dates';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { NETWORK_KEPT_MILLISECONDS } from './known-networks.ts';

/** How long an idempotency key is valid (D11). */
export const KEY_LIFETIME_MILLISECONDS = hours(24);
const SWEEP_EVERY_MILLISECONDS = hours(1);

/** How long a mail is kept (D69). */
const MAIL_LIFETIME_MILLISECONDS = days(90);
const MAILS_AT_ONCE = 1_000;

/** Deletes expired sessions, networks of old sign-ins, requests for a new password, counters of tries, idempotency keys and mails. */
export async function sweep({ db, clock }: Deps): Promise<void> {
  const now = clock();
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  const lastNetworkTime = new Date(now.getTime() - NETWORK_KEPT_MILLISECONDS);
  await db.deleteFrom('sign_in_networks').where('signed_in_at', '<', lastNetworkTime).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
  // Rows locked by a sign-in are skipped until the next run, so that the two cannot deadlock.
  await sql`delete from tries where key in (
    select key from tries where resets_at <= ${now} for update skip locked)`.execute(db);
  const lastKeyTime = new Date(now.getTime() - KEY_LIFETIME_MILLISECONDS);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', lastKeyTime).execute();
  await removeOldMails(db, new Date(now.getTime() - MAIL_LIFETIME_MILLISECONDS));
}

/** Mails are written in the order of their ids, so the lowest id shows whether any is old enough. */
async function removeOldMails(db: Deps['db'], writtenBefore: Date): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from mails where created_at < ${writtenBefore}
        and id in (select id from mails order by id limit ${MAILS_AT_ONCE})`.execute(db);
    if (numAffectedRows < MAILS_AT_ONCE) return;
  }
}

/**
 * Runs `sweep` and others every hour; a failure is reported, and the next run tries again.
 * @returns a function that stops it
 */
export function sweepRegularly(
  deps: Deps,
  others: readonly ((deps: Deps) => Promise<void>)[],
  onFailure: (error: unknown) => void,
): () => void {
  const sweepAll = () => {
    for (const each of [sweep, ...others]) void each(deps).catch(onFailure);
  };
  const timer = setInterval(sweepAll, SWEEP_EVERY_MILLISECONDS);
  timer.unref();
  return () => clearInterval(timer);
}
