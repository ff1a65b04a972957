import type { LoggedChange, UndoContext, UndoStep } from '../../../module.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { outcomeOf } from '../../../platform/shared/bulk.ts';
import { type Refusal, refuse } from '../../../platform/shared/refusal.ts';
import { findBefore, findSetting, insertSetting, lockSetting } from './queries.ts';

/** Restores the previous value for the day, unless the setting changed again since. */
async function undoChange(
  tx: Tx,
  { subject_id }: LoggedChange,
  { userId, now }: UndoContext,
): Promise<Refusal | undefined> {
  const row = await findSetting(tx, subject_id);
  if (!row) return refuse('noSuchSetting');
  const { key, from_day } = row;
  await lockSetting(tx, key);
  const newest = await findBefore(tx, key, from_day);
  if (newest?.id !== row.id) return refuse('changedSince');
  const before = await findBefore(tx, key, from_day, row.id);
  await insertSetting(tx, { key, fromDay: from_day, value: before?.value ?? null, by: userId, at: now });
  return undefined;
}

export const undoSettingChanges: UndoStep = async (tx, changes, by) => {
  const done: number[] = [];
  const reasons = new Map<number, Refusal>();
  for (const change of changes) {
    const refusal = await undoChange(tx, change, by);
    if (refusal) reasons.set(change.subject_id, refusal);
    else done.push(change.subject_id);
  }
  const named = changes.map(({ subject_id }) => subject_id);
  return outcomeOf(named, done, reasons, refuse('noSuchSetting'));
};
