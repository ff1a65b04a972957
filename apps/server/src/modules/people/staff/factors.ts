import type { Reply } from '@namma/contract/calls';
import { staffMessages } from '@namma/contract/staff/messages';
import type { FactorDemand, FactorDropOf } from '@namma/contract/staff/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { dropFactorOf } from '../auth/api.ts';
import { refuseUnlessOwner } from './grants.ts';
import { deleteDemand, insertDemand, listDemands, listOwnersWithoutFactor } from './queries/factors.ts';
import { lockOwners, lockStaff } from './queries/staff.ts';
import { logStaffChange } from './service.ts';

/**
 * Turns off a lost second factor of a staff member and ends all their sessions.
 * @throws 403 the caller's own, which needs a code; 404 not a staff member; 409 already off
 */
export async function dropStaffFactor(
  deps: Deps,
  session: Session,
  { userId }: FactorDropOf,
): Promise<Reply<'staff/removeFactor'>> {
  if (userId === session.userId) throw refuse('ownFactor');
  await inTransaction(deps.db, async (tx) => {
    refuseUnlessOwner(await lockOwners(tx), session);
    if (!(await lockStaff(tx, userId))) throw refuse('noSuchStaff');
    if (!(await dropFactorOf(tx, deps, userId, session.userId))) throw refuse('factorOff');
  });
  return { status: staffMessages.factorDropped };
}

/** Lists the presets that require a second factor, and the owners without one. */
export async function getFactorDemands({ db }: Deps): Promise<Reply<'staff/getFactorDemands'>> {
  const [demands, without] = await Promise.all([listDemands(db), listOwnersWithoutFactor(db)]);
  return { presets: demands.map(({ preset }) => preset), ownersWithout: without.map(({ name }) => name) };
}

/**
 * Requires a second factor of a preset, or stops requiring it. Without a factor, that preset's staff can only set one
 * up from their next request on.
 * @throws 409 while an owner has none, because owners must be able to help the others
 */
export async function demandFactor(
  { db, clock }: Deps,
  session: Session,
  { preset, isDemanded }: FactorDemand,
): Promise<Reply<'staff/demandFactor'>> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    refuseUnlessOwner(await lockOwners(tx), session);
    if (isDemanded && (await listOwnersWithoutFactor(tx)).length > 0) throw refuse('ownersFirst');
    const changed = isDemanded
      ? await insertDemand(tx, { preset, demanded_by: session.userId, demanded_at: now })
      : await deleteDemand(tx, preset);
    if (!changed) return;
    await logStaffChange(tx, { userId: session.userId, now }, session.userId, 'second factor demanded', {
      before: { preset, isDemanded: !isDemanded },
      after: { preset, isDemanded },
    });
  });
  return { status: staffMessages.staffChanged };
}
