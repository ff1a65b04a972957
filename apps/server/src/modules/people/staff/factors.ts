import type { Reply } from '@namma/contract/calls';
import type { FactorDemand, FactorDropOf } from '@namma/contract/staff/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import { sentences } from '../../../platform/shared/sentences.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { dropFactorOf } from '../auth/api.ts';
import { refuseUnlessOwner } from './grants.ts';
import { deleteDemand, insertDemand, listDemands, listOwnersWithoutFactor } from './queries/factors.ts';
import { lockOwners, lockStaff } from './queries/staff.ts';
import { record } from './service.ts';

/**
 * Switches off the second factor of somebody who has lost it, and signs them out everywhere. Refuses: 403 the caller's own, which
 * is switched off with a code, 404 nobody of the staff, 409 off already.
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
  return { status: sentences().staffMessages.factorDropped };
}

/** Of which presets a second factor is demanded, and which owners lack one. */
export async function getFactorDemands({ db }: Deps): Promise<Reply<'staff/getFactorDemands'>> {
  const [demands, without] = await Promise.all([listDemands(db), listOwnersWithoutFactor(db)]);
  return { presets: demands.map(({ preset }) => preset), ownersWithout: without.map(({ name }) => name) };
}

/**
 * Demands a second factor of a preset, or no longer: without one its staff may only set it up, from their next request on.
 * Refuses: 409 while an owner has none, because whoever demands it of others must be able to help them.
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
    await record(tx, { userId: session.userId, now }, session.userId, 'second factor demanded', {
      before: { preset, isDemanded: !isDemanded },
      after: { preset, isDemanded },
    });
  });
  return { status: sentences().staffMessages.staffChanged };
}
