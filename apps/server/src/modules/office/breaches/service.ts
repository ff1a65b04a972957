import type { ActivityAction } from '@namma/contract/admin/rules';
import type { ChangedFields } from '@namma/contract/admin/schemas';
import type { Breach, BreachChange, BreachLetterQuery, NewBreach } from '@namma/contract/breaches/schemas';
import type { Reply } from '@namma/contract/calls';
import { formatDay, gymDay } from '@namma/contract/days/dates';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { answerOnce } from '../../../platform/shared/idempotency.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import { sentences } from '../../../platform/shared/sentences.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { composeBreachLetter } from '../../talk/mail/api.ts';
import { logActivity } from '../audit/api.ts';
import { composeBoardLetter } from './board-letter.ts';
import { changedFields, presentBreach, toRow } from './present.ts';
import { findBreach, insertBreach, listBreaches, lockBreach, updateBreach } from './queries/entries.ts';

/** The register of breaches of personal data (D95), the newest first. */
export const getBreaches = async ({ db }: Pick<Deps, 'db'>): Promise<Reply<'breaches/getAll'>> => ({
  content: (await listBreaches(db)).map(presentBreach),
});

/** An entry. Refuses: 404 no such entry. */
export async function getBreach(db: Db, id: number): Promise<Breach> {
  const row = await findBreach(db, id);
  if (!row) throw refuse('noSuchBreach');
  return presentBreach(row);
}

/** Writes a breach down. For the key see `answerOnce`. */
export function addBreach(
  { db, clock }: Deps,
  { userId }: Session,
  form: NewBreach,
  key: string | undefined,
): Promise<Reply<'breaches/add'>> {
  const now = clock();
  const request = { userId, key, call: 'breaches/add', body: form, now } as const;
  return inTransaction(db, (tx) =>
    answerOnce(tx, request, async () => {
      const { id } = await insertBreach(tx, { ...toRow(form), added_at: now, made_by: userId });
      const breach = await getBreach(tx, id);
      await record(tx, { userId, now }, 'breach added', undefined, breach);
      return { status: sentences().breachMessages.added, breach };
    }),
  );
}

/** Changes an entry that is still as it was read. Refuses: 404 no such entry, 409 somebody has changed it meanwhile. */
export async function changeBreach(
  { db, clock }: Deps,
  { userId }: Session,
  { id, version, ...form }: BreachChange,
): Promise<Reply<'breaches/change'>> {
  const now = clock();
  const breach = await inTransaction(db, async (tx) => {
    const locked = await lockBreach(tx, id);
    if (!locked) throw refuse('noSuchBreach');
    if (locked.version !== version) throw refuse('breachChanged');
    const before = await getBreach(tx, id);
    await updateBreach(tx, id, toRow(form), version + 1);
    const after = await getBreach(tx, id);
    await record(tx, { userId, now }, 'breach changed', before, after);
    return after;
  });
  return { status: sentences().breachMessages.changed, breach };
}

/** Puts a step on the record of changes. @param more what it did besides changing the entry */
export async function record(
  tx: Tx,
  actor: { userId: number; now: Date },
  action: ActivityAction,
  before: Breach | undefined,
  after: Breach,
  more: ChangedFields = {},
): Promise<void> {
  const changed = changedFields(before, after) ?? { before: null, after: {} };
  if (Object.keys({ ...changed.after, ...more }).length === 0) return;
  await logActivity(tx, actor, [
    {
      action,
      subjectType: 'breach',
      subjectId: after.id,
      subjectUserId: null,
      subject: formatDay(gymDay(new Date(after.noticedAt))),
      before: changed.before,
      after: { ...changed.after, ...more },
    },
  ]);
}

/** A letter made from an entry: to the Board, in English, or to the people. Refuses: 404 no such entry. */
export async function getLetter(
  deps: Deps,
  { id, to, locale }: BreachLetterQuery,
): Promise<Reply<'breaches/getLetter'>> {
  const breach = await getBreach(deps.db, id);
  return to === 'board'
    ? composeBoardLetter(deps, breach)
    : { ...(await composeBreachLetter(deps, breach, locale)), locale };
}
