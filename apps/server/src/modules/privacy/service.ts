import type { Reply } from '@namma/contract/calls';
import { gymDay, startOfGymDay, yearsBefore } from '@namma/contract/dates';
import { firstDayWithBody, KEPT_AFTER_DELETION_YEARS } from '@namma/contract/legal';
import { privacyMessages } from '@namma/contract/messages/privacy';
import type { OwnDataQuery } from '@namma/contract/schemas/own-data';
import type { AccountDeletion } from '@namma/contract/schemas/privacy';
import { inTransaction } from '../../db/transaction.ts';
import type { Tx } from '../../db/types.ts';
import type { Deps } from '../../deps.ts';
import { deleteKeysOf } from '../../shared/idempotency.ts';
import { deleteLimitsOf } from '../../shared/limits.ts';
import { refuse, refuseWith } from '../../shared/refusal.ts';
import type { Session } from '../../shared/session.ts';
import { logActivity } from '../activity/service.ts';
import { forgetAddresses } from '../addresses/service.ts';
import { checkPassword, endAccess, impossibleHash } from '../auth/service.ts';
import { emptyCart } from '../cart/service.ts';
import { forgetBookings } from '../consultancy/service.ts';
import { forgetSender } from '../contact/service.ts';
import { forgetBuyer } from '../documents/service.ts';
import { forgetMails } from '../mail/service.ts';
import { getRunning } from '../memberships/service.ts';
import { forgetOrders, refuseOpenOrders } from '../orders/deletion.ts';
import { eraseReasonsOfReceipts } from '../payments/service.ts';
import { eraseReasonsOfReviews } from '../reviews/service.ts';
import { lockAccount, overwriteAccount } from '../users/service.ts';
import { forgetVisitor } from '../visits/service.ts';
import { readOwnData } from './own-data.ts';
import {
  deleteStrayCartLines,
  eraseKept,
  eraseKeptBodies,
  insertDeleted,
  listLatelyDeleted,
} from './queries/deleted-accounts.ts';

/** Everything that is stored about the member (D59), with products named in a language. */
export const getMine = (
  deps: Deps,
  { userId }: Session,
  { lang }: OwnDataQuery,
): Promise<Reply<'privacy/getMine'>> => readOwnData(deps.db, deps, userId, { lang });

/**
 * Deletes the member's account (D59). At once nobody can sign in with it, nothing that says who it was is left in any table
 * that a screen reads, and its email can be registered again; what it held is locked away for as long as the law asks for.
 * Documents stay as they were issued. Of two at once one succeeds; a checkout at the same moment either comes first, and its
 * order refuses this, or finds no account.
 * Refuses: 400 wrong password, 401 deleted meanwhile, 409 an admin, an order that is not delivered, a return that is not done,
 * or without `isSure` a paid membership that still runs, 429 after too many wrong passwords.
 */
export async function deleteAccount(
  deps: Deps,
  session: Session,
  { password, isSure = false }: AccountDeletion,
): Promise<Reply<'privacy/deleteAccount'>> {
  const passwordHash = await checkPassword(deps, session, password);
  if (session.role === 'ADMIN') throw refuse('adminsKeepAccount');
  const newHash = await impossibleHash();
  const { userId } = session;
  const now = deps.clock();
  await inTransaction(deps.db, async (tx) => {
    const account = await lockAccount(tx, userId);
    // The password may have been changed, and the account deleted, since it was compared.
    if (!account || account.deleted_at || account.password_hash !== passwordHash)
      throw refuse('unauthorized');
    await refuseOpenOrders(tx, userId);
    if (!isSure) await refuseRunning({ ...deps, db: tx }, userId);

    const kept = await readOwnData(tx, deps, userId, { withAllQueries: true });
    await insertDeleted(tx, { userId, now, kept });
    await forget(tx, { userId, email: account.email, now });
    await logActivity(tx, { userId, now }, [
      {
        action: 'account deleted',
        subjectType: 'member',
        subjectId: userId,
        subjectUserId: userId,
        subject: '',
        before: { deleted: false },
        after: { deleted: true },
      },
    ]);
    // Last, because it waits for everybody who writes a row that refers to the account.
    await overwriteAccount(tx, userId, newHash, now);
  });
  return { status: privacyMessages.accountDeleted };
}

async function refuseRunning(deps: Deps, userId: number): Promise<void> {
  const running = await getRunning(deps, userId);
  const lost = running.map(({ type, center, effectiveEnd }) => ({ type, center, endDate: effectiveEnd }));
  if (lost.length > 0) throw refuseWith({ lost }, 'membershipsLost', lost.length);
}

/** Erases what admins wrote about members beside receipts and reviews, which stay. */
async function eraseWritten(tx: Tx, userIds: readonly number[]): Promise<void> {
  await eraseReasonsOfReceipts(tx, userIds);
  await eraseReasonsOfReviews(tx, userIds);
}

/** Replaces or deletes everything that says who the member was, in every table but `users`. */
async function forget(
  tx: Tx,
  { userId, email, now }: { userId: number; email: string; now: Date },
): Promise<void> {
  await endAccess(tx, userId);
  await emptyCart(tx, userId);
  await forgetAddresses(tx, userId);
  await forgetOrders(tx, userId);
  await forgetBookings(tx, userId, gymDay(now));
  await forgetVisitor(tx, userId);
  await forgetBuyer(tx, userId);
  await eraseWritten(tx, [userId]);
  const emails = await forgetSender(tx, userId, email);
  await forgetMails(tx, email);
  await deleteKeysOf(tx, userId);
  for (const each of new Set([email, ...emails])) await deleteLimitsOf(tx, each);
}

/**
 * Erases what was kept of accounts that were deleted a year ago, and of the others age, height and weight of appointments of more
 * than a year ago. Empties carts that were filled, and erases reasons that were written, during a deletion.
 */
export async function sweepDeletedAccounts({ db, clock }: Deps): Promise<void> {
  const now = clock();
  await deleteStrayCartLines(db, now);
  await inTransaction(db, async (tx) => eraseWritten(tx, await listLatelyDeleted(tx, now)));
  const before = startOfGymDay(yearsBefore(gymDay(now), KEPT_AFTER_DELETION_YEARS));
  while ((await eraseKept(db, before, now)) > 0);
  await eraseKeptBodies(db, firstDayWithBody(gymDay(now)));
}
