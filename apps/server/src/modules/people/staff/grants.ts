import type { Reply } from '@namma/contract/calls';
import { staffMessages } from '@namma/contract/staff/messages';
import { includesPreset } from '@namma/contract/staff/permissions';
import type { StaffChange, StaffEnd } from '@namma/contract/staff/schemas';
import type { Deps } from '../../../deps.ts';
import { listRowCenters } from '../../../platform/db/row-centers.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { refuse, refuseFieldSaying } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { deleteInvite } from './queries/invites.ts';
import { lockOwners, lockStaff, updateStaff } from './queries/staff.ts';
import { endGrant, isLastOwner, logStaffChange } from './service.ts';

type AskedGrant = Pick<StaffChange, 'preset' | 'center' | 'coachId'>;

/**
 * Validates a role to grant.
 * @throws 403 more than the granter holds; 400 an owner of one center, or a non-coach limited to own appointments
 */
export function checkGrant({ staff }: Session, { preset, center, coachId }: AskedGrant) {
  const isWithin =
    staff && includesPreset(staff.preset, preset) && (!staff.center || staff.center === center);
  if (!isWithin) throw refuse('grantsMore');
  if (preset === 'owner' && center) throw refuseFieldSaying('center', 'An owner has every center.');
  if (preset !== 'coach' && coachId) throw refuseFieldSaying('coachId', 'Only a coach has a coach’s name.');
  return { preset, center: center ?? null, coach_id: coachId ?? null };
}

/** @throws 404 unknown coach */
export async function refuseUnknownCoach(tx: Tx, { coach_id }: ReturnType<typeof checkGrant>): Promise<void> {
  if (coach_id !== null && (await listRowCenters(tx, 'coach', [coach_id])).length === 0)
    throw refuse('noSuchCoach');
}

/**
 * Changes a staff role.
 * @throws 404 not a staff member; 409 the last owner, or a role changed since it was read; otherwise as `checkGrant`
 */
export async function changeStaff(
  { db, clock }: Deps,
  session: Session,
  { userId, grantedAt, ...asked }: StaffChange,
): Promise<Reply<'staff/change'>> {
  const grant = checkGrant(session, asked);
  const now = clock();
  await inTransaction(db, async (tx) => {
    const owners = await lockOwners(tx);
    refuseUnlessOwner(owners, session);
    const staff = await lockStaff(tx, userId);
    if (!staff) throw refuse('noSuchStaff');
    if (grantedAt !== undefined && grantedAt !== staff.granted_at.toISOString()) throw refuse('staffChanged');
    await refuseUnknownCoach(tx, grant);
    if (grant.preset !== 'owner' && isLastOwner(owners, userId)) throw refuse('lastOwner');
    const { preset, center, coach_id } = staff;
    if (preset === grant.preset && center === grant.center && coach_id === grant.coach_id) return;
    await updateStaff(tx, userId, { ...grant, granted_by: session.userId, granted_at: now });
    await logStaffChange(tx, { userId: session.userId, now }, userId, 'staff changed', {
      before: { preset, center, coach: coach_id },
      after: { preset: grant.preset, center: grant.center, coach: grant.coach_id },
    });
  });
  return { status: staffMessages.staffChanged };
}

/**
 * Revokes a staff role with all sessions, or cancels an invitation.
 * @throws 404 not a staff member or no such invitation; 409 the last owner
 */
export async function endStaff(
  deps: Deps,
  session: Session,
  { userId, inviteId }: StaffEnd,
): Promise<Reply<'staff/end'>> {
  const actor = { userId: session.userId, now: deps.clock() };
  return inTransaction(deps.db, async (tx) => {
    const owners = await lockOwners(tx);
    refuseUnlessOwner(owners, session);
    if (userId === undefined) {
      const invite = inviteId === undefined ? undefined : await deleteInvite(tx, inviteId);
      if (!invite) throw refuse('noSuchStaff');
      const before = { preset: invite.preset, center: invite.center };
      await logStaffChange(tx, actor, invite.id, 'staff invitation withdrawn', {
        before,
        after: { preset: null },
      });
      return { status: staffMessages.inviteRevoked };
    }
    const staff = await lockStaff(tx, userId);
    if (!staff) throw refuse('noSuchStaff');
    if (isLastOwner(owners, userId)) throw refuse('lastOwner');
    await endGrant(tx, deps, { by: session.userId, action: 'staff ended' }, staff);
    return { status: staffMessages.staffEnded };
  });
}

/**
 * If two owners remove each other concurrently, the second is no longer an owner: one succeeds, and one owner remains.
 */
export function refuseUnlessOwner(owners: readonly { user_id: number }[], { userId }: Session): void {
  if (!owners.some((owner) => owner.user_id === userId)) throw refuse('notInRole');
}
