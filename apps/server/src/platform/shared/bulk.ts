import type { BulkReply } from '@namma/contract/admin/schemas';
import { messages } from './messages.ts';
import { type Refusal, sentenceOf } from './refusal.ts';

/** The outcome of an action on several rows: the ids that were changed, and the others with a reason. */
export interface BulkOutcome {
  done: number[];
  left: { id: number; refusal: Refusal }[];
}

/** The outcome of a logged action; `activityId` is undefined when nothing was changed. */
export interface StepOutcome extends BulkOutcome {
  activityId: number | undefined;
}

/**
 * Builds the outcome in the order of the requested ids.
 * @param reasons why an existing row was not changed, by id
 * @param noSuchRow the reason for all others
 */
export function outcomeOf(
  named: readonly number[],
  done: readonly number[],
  reasons: ReadonlyMap<number, Refusal>,
  noSuchRow: Refusal,
): BulkOutcome {
  const isDone = new Set(done);
  return {
    done: named.filter((id) => isDone.has(id)),
    left: named.filter((id) => !isDone.has(id)).map((id) => ({ id, refusal: reasons.get(id) ?? noSuchRow })),
  };
}

/** For an action on one row, run as a bulk action: throws the reason if the row was not changed. */
export function orRefuse<Outcome extends BulkOutcome>(outcome: Outcome): Outcome {
  const [left] = outcome.left;
  if (left) throw left.refusal;
  return outcome;
}

export const presentBulk = (
  { done, left, activityId }: StepOutcome,
  sentence: (done: number, left: number) => string,
): BulkReply => ({ ...presentRows({ done, left }, sentence), activityId });

/** Presents the rows of an outcome; each unchanged row has a message. */
export const presentRows = (
  { done, left }: BulkOutcome,
  sentence: (done: number, left: number) => string,
) => ({
  status: sentence(done.length, left.length),
  done,
  left: left.map(({ id, refusal }) => ({
    id,
    reason: sentenceOf(refusal.refusalName, refusal.params, messages()) ?? refusal.message,
  })),
});
