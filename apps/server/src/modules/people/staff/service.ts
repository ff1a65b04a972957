import type { ChangedFields } from '@namma/contract/admin/schemas';
import { gymDay } from '@namma/contract/days/dates';
import type { ActivityAction } from '@namma/contract/domains';
import type { Preset } from '@namma/contract/staff/permissions';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { logActivity } from '../../core/audit/api.ts';
import { deleteClaimsOf, dropFactorOf, endAccessOf, endSessionsOf } from '../auth/api.ts';
import { dropPassword, giveStaffPassword, insertUser, nameOfEmail, setRole } from '../users/api.ts';
import {
  deleteStaff,
  findAnyOwner,
  findStaffByEmail,
  insertStaff,
  isMember,
  lockOwners,
  lockStaff,
} from './queries/staff.ts';

type LockedStaff = NonNullable<Awaited<ReturnType<typeof lockStaff>>>;

/** Whether anybody can sign in and grant others. */
export const hasOwner = async (db: Db): Promise<boolean> => (await findAnyOwner(db)) !== undefined;

/**
 * Makes an owner from the terminal (D76).
 * @param name by default as the email says it
 * @returns false when the email is registered already
 */
export const createOwner = async (
  deps: Deps,
  email: string,
  passwordHash: string,
  name = nameOfEmail(email),
): Promise<boolean> => (await createStaff(deps, 'owner', { email, name, passwordHash })) !== undefined;

/**
 * Adds an account of the staff for all centers, without an invitation.
 * @returns its id, or undefined when the email is registered already
 */
export const createStaff = (
  { db, clock }: Deps,
  preset: Preset,
  { email, name, passwordHash }: { email: string; name: string; passwordHash: string },
): Promise<number | undefined> =>
  inTransaction(db, async (tx) => {
    const now = clock();
    const created = await makeStaffAccount(tx, { email, name, passwordHash, now });
    if (!created) return undefined;
    const grant = { preset, center: null, coach_id: null, granted_by: null, granted_at: now };
    await insertStaff(tx, { user_id: created.id, ...grant });
    await record(tx, { userId: null, now }, created.id, 'admin created', { before: null, after: {} });
    return created.id;
  });

/**
 * Makes an account of the staff, or gives one without a password to the person who joins.
 * @returns undefined when somebody signs in with this email already
 */
export async function makeStaffAccount(
  tx: Tx,
  { email, name, passwordHash, now }: { email: string; name: string; passwordHash: string; now: Date },
): Promise<{ id: number } | undefined> {
  const account = await giveStaffPassword(tx, email, { name, passwordHash });
  if (account) {
    await deleteClaimsOf(tx, [account.id]);
    return account;
  }
  const row = { name, email, password_hash: passwordHash, registered_on: gymDay(now) };
  return insertUser(tx, { ...row, role: 'ADMIN' });
}

/** Ends a grant and all sessions from the terminal; never the last owner. */
export const endStaffByEmail = (
  deps: Deps,
  email: string,
): Promise<'ended' | 'staysMember' | 'noSuchAdmin' | 'lastOwner'> =>
  inTransaction(deps.db, async (tx) => {
    const owners = await lockOwners(tx);
    const found = await findStaffByEmail(tx, email);
    const staff = found && (await lockStaff(tx, found.user_id));
    if (!staff) return 'noSuchAdmin';
    if (isLastOwner(owners, staff.user_id)) return 'lastOwner';
    const staysMember = await endGrant(tx, deps, { by: null, action: 'admin disabled' }, staff);
    return staysMember ? 'staysMember' : 'ended';
  });

/** @param owners all of them, locked */
export const isLastOwner = (owners: readonly { user_id: number }[], userId: number): boolean =>
  owners.length === 1 && owners[0]?.user_id === userId;

/**
 * Ends a grant that is locked, with all sessions. A member signs in as one again. The account of anybody else has no password
 * any more: it can be claimed, as one that the desk has added.
 * @returns whether the account is a member's
 */
export async function endGrant(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'mail'>,
  { by, action }: { by: number | null; action: 'admin disabled' | 'staff ended' },
  { user_id: userId, preset, center }: LockedStaff,
): Promise<boolean> {
  await deleteStaff(tx, userId);
  await setRole(tx, userId, 'user');
  // A second factor is for staff: a member could not switch it off.
  await dropFactorOf(tx, deps, userId, by);
  const staysMember = await isMember(tx, userId);
  if (staysMember) await endSessionsOf(tx, userId);
  else {
    await dropPassword(tx, userId);
    await endAccessOf(tx, userId);
  }
  const actor = { userId: by, now: deps.clock() };
  await record(tx, actor, userId, action, { before: { preset, center }, after: { preset: null } });
  return staysMember;
}

/** Who granted what is part of the record of changes. @param id of the account, or of an invitation that has none yet */
export const record = (
  tx: Tx,
  actor: { userId: number | null; now: Date },
  id: number,
  action: ActivityAction,
  { before, after }: { before: ChangedFields | null; after: ChangedFields | null },
) =>
  logActivity(tx, actor, [
    {
      action,
      subjectType: 'admin',
      subjectId: id,
      subjectUserId: isOfInvite(action) ? null : id,
      subject: isOfInvite(action) ? 'an invitation' : '',
      before,
      after,
    },
  ]);

const isOfInvite = (action: ActivityAction): boolean =>
  action === 'staff invited' || action === 'staff invitation withdrawn';
