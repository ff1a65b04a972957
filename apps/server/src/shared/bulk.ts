import type { BulkReply } from '@namma/contract/schemas/admin';
import type { Refusal } from './refusal.ts';

/** What became of the rows that an action named: some are done, each other was left alone for a reason. */
export interface BulkOutcome {
  done: number[];
  left: { id: number; refusal: Refusal }[];
}

/** The same of a step that is on record; without an `activityId` nothing was done. */
export interface StepOutcome extends BulkOutcome {
  activityId: number | undefined;
}

/**
 * In the order in which the rows were named.
 * @param reasons why a row that exists was left alone, by id
 * @param noSuchRow why any other was
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

export const presentBulk = (
  { done, left, activityId }: StepOutcome,
  sentence: (done: number, left: number) => string,
): BulkReply => ({ ...presentRows({ done, left }, sentence), activityId });

/** What became of several rows, each that was left alone with its sentence. */
export const presentRows = (
  { done, left }: BulkOutcome,
  sentence: (done: number, left: number) => string,
) => ({
  status: sentence(done.length, left.length),
  done,
  left: left.map(({ id, refusal }) => ({ id, reason: refusal.message })),
});
