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

/** True if anyone can sign in and grant roles. */
export const hasOwner = async (db: Db): Promise<boolean> => (await findAnyOwner(db)) !== undefined;

/**
 * Creates an owner from the terminal (D76).
 * @param name derived from the email by default
 * @returns false when the email is already registered
 */
export const createOwner = async (
  deps: Deps,
  email: string,
  passwordHash: string,
  name = nameOfEmail(email),
): Promise<boolean> => (await createStaff(deps, 'owner', { email, name, passwordHash })) !== undefined;

/**
 * Adds a staff account for all centers, without an invitation.
 * @returns its id, or undefined when the email is already registered
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
    await logStaffChange(tx, { userId: null, now }, created.id, 'admin created', { before: null, after: {} });
    return created.id;
  });

/**
 * Creates a staff account, or adds a staff role to an account without a password.
 * @returns undefined when the email already belongs to an account with a password
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

/** Revokes a staff role and all sessions from the terminal; never the last owner. */
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

/** @param owners all owners, locked */
export const isLastOwner = (owners: readonly { user_id: number }[], userId: number): boolean =>
  owners.length === 1 && owners[0]?.user_id === userId;

/**
 * Revokes a locked staff role and ends all sessions. A member signs in as a member again. Any other account loses its
 * password and can be claimed, like one added at the desk.
 * @returns true if the account is a member's
 */
export async function endGrant(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'mail'>,
  { by, action }: { by: number | null; action: 'admin disabled' | 'staff ended' },
  { user_id: userId, preset, center }: LockedStaff,
): Promise<boolean> {
  await deleteStaff(tx, userId);
  await setRole(tx, userId, 'user');
  // The second factor is only for staff: a member could not turn it off.
  await dropFactorOf(tx, deps, userId, by);
  const staysMember = await isMember(tx, userId);
  if (staysMember) await endSessionsOf(tx, userId);
  else {
    await dropPassword(tx, userId);
    await endAccessOf(tx, userId);
  }
  const actor = { userId: by, now: deps.clock() };
  await logStaffChange(tx, actor, userId, action, { before: { preset, center }, after: { preset: null } });
  return staysMember;
}

/**
 * Logs a role change.
 * @param id of the account, or of an invitation that has none yet
 */
export const logStaffChange = (
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
