import type { Reply } from '@namma/contract/calls';
import { gymDay, startOfGymDay, yearsBefore } from '@namma/contract/days/dates';
import { firstDayWithBody, KEPT_AFTER_DELETION_YEARS } from '@namma/contract/legal/rules';
import type { OwnDataQuery } from '@namma/contract/privacy/personal-data';
import type { AccountDeletion } from '@namma/contract/privacy/schemas';
import type { Deps } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { eraseMemberRows } from '../../../platform/shared/member-rows.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { checkPassword, decoyHash } from '../auth/api.ts';
import { eraseAccount, lockUser } from '../users/api.ts';
import { memberDataOf, memberTablesOf, readOwnData } from './personal-data.ts';
import {
  eraseRetained,
  eraseRetainedMeasurements,
  insertDeleted,
  listLatelyDeleted,
} from './queries/deleted-accounts.ts';

/** Returns all stored data about the member (D59), with product names in the requested language. */
export const getMine = (
  deps: Deps,
  modules: readonly Module[],
  { userId }: Session,
  { lang }: OwnDataQuery,
): Promise<Reply<'privacy/getMine'>> => readOwnData(deps, modules, userId, { lang });

/**
 * Deletes the member's account (D59). Ends all access, removes personal data from every table that screens read, and
 * frees the email; the retained data is locked for a year, as the DPDP Rules require from 13 May 2027. Documents are
 * kept as issued. Of two concurrent calls one succeeds. A concurrent checkout either comes first, and its order blocks
 * the deletion, or finds no account.
 * @throws 400 wrong password; 401 deleted meanwhile; 409 an admin, an undelivered order, an open return, or a running
 * paid membership without `isSure`; 429 after too many wrong passwords
 */
export async function deleteAccount(
  deps: Deps,
  modules: readonly Module[],
  session: Session,
  { password, isSure = false }: AccountDeletion,
): Promise<Reply<'privacy/deleteAccount'>> {
  const passwordHash = await checkPassword(deps, session, password);
  if (session.role === 'ADMIN') throw refuse('adminsKeepAccount');
  const newHash = await decoyHash();
  const { userId } = session;
  const now = deps.clock();
  const stored = memberDataOf(modules);
  await inTransaction(deps.db, async (tx) => {
    const account = await lockUser(tx, userId);
    // The password may have changed, or the account may have been deleted, since the comparison.
    if (account?.password_hash !== passwordHash) throw refuse('unauthorized');
    const locked = { ...deps, db: tx };
    for (const { refuseDeletion } of stored) await refuseDeletion?.(locked, { userId, isSure });

    const kept = await readOwnData(locked, modules, userId, { isWithAllQueries: true });
    await insertDeleted(tx, { userId, now, kept });
    const { email } = account;
    for (const { anonymize } of stored) await anonymize?.(tx, { userId, email, now });
    await eraseMemberRows(tx, memberTablesOf(modules), { userId, email });
    await eraseAccount(tx, userId, newHash, now);
  });
  return { status: messages().privacyMessages.accountDeleted };
}

/**
 * Erases retained data of accounts deleted a year ago, body measurements of appointments older than a year in the
 * others, and rows written while accounts were being deleted.
 */
export async function sweepDeletedAccounts({ db, clock }: Deps, modules: readonly Module[]): Promise<void> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    const userIds = await listLatelyDeleted(tx, now);
    const tables = memberTablesOf(modules);
    for (const userId of userIds)
      await eraseMemberRows(tx, tables, { userId, email: '' }, { isRepetition: true });
  });
  const before = startOfGymDay(yearsBefore(gymDay(now), KEPT_AFTER_DELETION_YEARS));
  while ((await eraseRetained(db, before, now)) > 0);
  await eraseRetainedMeasurements(db, firstDayWithBody(gymDay(now)));
}
