import type { Reply } from '@namma/contract/calls';
import type { OfferState } from '@namma/contract/privacy/rules';
import type { OfferChoice } from '@namma/contract/privacy/schemas';
import type { Deps } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity, ofMember } from '../../core/audit/api.ts';
import { lockUser } from '../users/api.ts';
import { memberDataOf } from './personal-data.ts';
import { findChoice, listChoices, putChoice } from './queries/offers.ts';

// Optional consents of members besides the terms and the privacy notice, and their withdrawal (D87, D95).

/** Returns the offer consent of a member. */
export async function getOfferState(db: Db, userId: number): Promise<OfferState> {
  return stateOf(await findChoice(db, userId));
}

/** Returns the offer consents of these members. */
export async function getOfferStates(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, OfferState>> {
  const choices = new Map((await listChoices(db, userIds)).map((choice) => [choice.user_id, choice]));
  return new Map(userIds.map((id) => [id, stateOf(choices.get(id))]));
}

function stateOf(choice: { is_wanted: boolean } | undefined): OfferState {
  if (!choice) return 'not asked';
  return choice.is_wanted ? 'agreed' : 'refused';
}

/**
 * Grants or withdraws the member's consent to offers. Withdrawal deletes back-in-stock subscriptions with their unsent
 * mails, removes sales follow-ups and stops marketing mails.
 * @throws 401 deleted meanwhile
 */
export async function chooseOffers(
  { db, clock }: Deps,
  modules: readonly Module[],
  { userId }: Session,
  { isWanted }: OfferChoice,
): Promise<Reply<'privacy/chooseOffers'>> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    if (!(await lockUser(tx, userId))) throw refuse('unauthorized');
    await storeChoice(tx, modules, { userId, isWanted, by: userId, now });
  });
  const { offersAgreed, offersWithdrawn } = messages().privacyMessages;
  return { status: isWanted ? offersAgreed : offersWithdrawn };
}

/**
 * Records at the desk that a member wants no offers.
 * @throws 404 no such member
 */
export async function noteNoOffers(
  { db, clock }: Deps,
  modules: readonly Module[],
  { userId: by }: Session,
  userId: number,
): Promise<Reply<'privacy/noteNoOffers'>> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    const account = await lockUser(tx, userId);
    if (account?.role !== 'user') throw refuse('noSuchMember');
    await storeChoice(tx, modules, { userId, isWanted: false, by, now });
  });
  return { status: messages().privacyMessages.offersNoted };
}

interface NewChoice {
  userId: number;
  isWanted: boolean;
  /** The member, or the admin who recorded it. */
  by: number;
  now: Date;
}

/** Lock the account first, so that the second of two tabs reads what the first has saved. */
async function storeChoice(tx: Tx, modules: readonly Module[], choice: NewChoice): Promise<void> {
  const { userId, isWanted, by, now } = choice;
  const before = await findChoice(tx, userId);
  if (!isWanted) for (const { withdraw } of memberDataOf(modules)) await withdraw?.offers?.(tx, userId);
  if (!(await putChoice(tx, { userId, isWanted, isByDesk: by !== userId, now }))) return;
  await logActivity(tx, { userId: by, now }, [
    {
      action: 'offers chosen',
      ...ofMember(userId),
      before: { offers: before?.is_wanted ?? null },
      after: { offers: isWanted },
    },
  ]);
}

/**
 * Erases age, height and weight from all appointments of the member, including future ones, which stay booked.
 * @throws 401 deleted meanwhile
 */
export async function withdrawHealth(
  { db, clock }: Deps,
  modules: readonly Module[],
  { userId }: Session,
): Promise<Reply<'privacy/withdrawHealth'>> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    if (!(await lockUser(tx, userId))) throw refuse('unauthorized');
    let erased = 0;
    for (const { withdraw } of memberDataOf(modules)) erased += (await withdraw?.health?.(tx, userId)) ?? 0;
    if (erased === 0) return;
    await logActivity(tx, { userId, now }, [
      {
        action: 'health data erased',
        ...ofMember(userId),
        before: null,
        after: { appointments: erased },
      },
    ]);
  });
  return { status: messages().privacyMessages.healthErased };
}
