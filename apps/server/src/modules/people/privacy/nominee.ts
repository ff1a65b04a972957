import type { Reply } from '@namma/contract/calls';
import type { NomineeForm } from '@namma/contract/privacy/schemas';
import type { Selectable } from 'kysely';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tables, Tx } from '../../../platform/db/types.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity, ofMember } from '../../core/audit/api.ts';
import { findPerson, lockUser } from '../users/api.ts';
import { deleteNominee, findNominee, insertNominee } from './queries/nominees.ts';

type NomineeRow = Selectable<Tables['nominees']>;

/**
 * Sets the nominee, who may act for the member after death or incapacity (D95), replacing the previous one. Logs only
 * the setting of the change, not the nominee. Idempotent.
 * @throws 401 deleted meanwhile; 409 changed by another window since it was read
 */
export async function setNominee(
  { db, clock }: Deps,
  { userId }: Session,
  { seen, ...form }: NomineeForm,
): Promise<Reply<'privacy/setNominee'>> {
  const now = clock();
  const id = await inTransaction(db, async (tx) => {
    const before = await lockNominee(tx, userId);
    if (before && isSame(before, form)) return before.id;
    if ((before?.id ?? 0) !== seen) throw refuse('nomineeChanged');
    await deleteNominee(tx, userId);
    const { id: newId } = await insertNominee(tx, {
      user_id: userId,
      name: form.name,
      relation: form.relation,
      phone: form.phone ?? null,
      email: form.email ?? null,
      named_at: now,
    });
    await record(tx, { userId, now }, 'nominee named');
    return newId;
  });
  return { status: messages().privacyMessages.nomineeNamed, seen: id };
}

/**
 * Removes the nominee. Idempotent.
 * @throws 401 deleted meanwhile; 409 another nominee was set since
 */
export async function removeNominee(
  { db, clock }: Deps,
  { userId }: Session,
  seen: number,
): Promise<Reply<'privacy/removeNominee'>> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    const before = await lockNominee(tx, userId);
    if (!before) return;
    if (before.id !== seen) throw refuse('nomineeChanged');
    await deleteNominee(tx, userId);
    await record(tx, { userId, now }, 'nominee removed');
  });
  return { status: messages().privacyMessages.nomineeRemoved };
}

/** Two concurrent changes serialize on the account, because the nominee may have no row yet. */
async function lockNominee(tx: Tx, userId: number): Promise<NomineeRow | undefined> {
  if (!(await lockUser(tx, userId))) throw refuse('unauthorized');
  return findNominee(tx, userId);
}

const isSame = (row: NomineeRow, { name, relation, phone, email }: Omit<NomineeForm, 'seen'>): boolean =>
  row.name === name &&
  row.relation === relation &&
  row.phone === (phone ?? null) &&
  row.email === (email ?? null);

const record = (tx: Tx, actor: { userId: number; now: Date }, action: 'nominee named' | 'nominee removed') =>
  logActivity(tx, actor, [
    {
      action,
      ...ofMember(actor.userId),
      before: null,
      after: { nominee: action === 'nominee named' },
    },
  ]);

/**
 * Returns a member's nominee, for authorized staff.
 * @throws 404 no such person
 */
export async function getNominee({ db }: Deps, userId: number): Promise<Reply<'privacy/getNominee'>> {
  if (!(await findPerson(db, userId))) throw refuse('noSuchMember');
  const row = await findNominee(db, userId);
  if (!row) return { nominee: null };
  const { name, relation, phone, email, named_at } = row;
  return { nominee: { name, relation, phone, email, namedAt: named_at.toISOString() } };
}
