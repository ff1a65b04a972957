import type { ActivityAction } from '@namma/contract/admin/rules';
import type { ChangedFields } from '@namma/contract/admin/schemas';
import { gymDay } from '@namma/contract/days/dates';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { logActivity } from '../../office/audit/api.ts';
import { dropFactorOf, endSessionsOf } from '../auth/api.ts';
import { disableUser, insertUser, nameOfEmail, setRole } from '../users/api.ts';
import {
  deleteStaff,
  findAnyOwner,
  findStaffByEmail,
  insertStaff,
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
export const createOwner = (
  { db, clock }: Deps,
  email: string,
  passwordHash: string,
  name = nameOfEmail(email),
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const now = clock();
    const created = await insertUser(tx, {
      name,
      email,
      role: 'ADMIN',
      password_hash: passwordHash,
      registered_on: gymDay(now),
    });
    if (!created) return false;
    const grant = {
      preset: 'owner',
      center: null,
      coach_id: null,
      granted_by: null,
      granted_at: now,
    } as const;
    await insertStaff(tx, { user_id: created.id, ...grant });
    await record(tx, { userId: null, now }, created.id, 'admin created', { before: null, after: {} });
    return true;
  });

/** Ends a grant and all sessions from the terminal, and disables the account; never the last owner. */
export const endStaffByEmail = (
  { db, clock }: Deps,
  email: string,
): Promise<'ended' | 'noSuchAdmin' | 'lastOwner'> =>
  inTransaction(db, async (tx) => {
    const owners = await lockOwners(tx);
    const found = await findStaffByEmail(tx, email);
    const staff = found && (await lockStaff(tx, found.user_id));
    if (!staff) return 'noSuchAdmin';
    if (isLastOwner(owners, staff.user_id)) return 'lastOwner';
    await endGrant(tx, { userId: null, now: clock() }, staff, 'admin disabled');
    await disableUser(tx, staff.user_id, clock());
    return 'ended';
  });

/** @param owners all of them, locked */
export const isLastOwner = (owners: readonly { user_id: number }[], userId: number): boolean =>
  owners.length === 1 && owners[0]?.user_id === userId;

/** Ends a grant that is locked, with all sessions. Whoever is a member as well is one again; another account is disabled. */
export async function endGrant(
  tx: Tx,
  actor: { userId: number | null; now: Date },
  staff: LockedStaff,
  action: 'admin disabled' | 'staff ended',
): Promise<void> {
  const { user_id: userId, preset, center } = staff;
  await deleteStaff(tx, userId);
  if (isAlsoMember(staff)) await setRole(tx, userId, 'user');
  else await disableUser(tx, userId, actor.now);
  await endSessionsOf(tx, userId);
  // A second factor is for staff: a member could not switch it off.
  await dropFactorOf(tx, userId, { by: actor.userId, now: actor.now });
  await record(tx, actor, userId, action, { before: { preset, center }, after: { preset: null } });
}

/** Whoever has signed up has given all of it. */
const isAlsoMember = ({ phone, dob, gender, address }: LockedStaff): boolean =>
  [phone, dob, gender, address].every((each) => each !== null);

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
