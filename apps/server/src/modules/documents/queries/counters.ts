import { sql } from 'kysely';
import type { Tx } from '../../../db/types.ts';

/**
 * Counts a series on. The row stays locked until the transaction ends.
 * @returns the last number taken
 */
export async function takeSerials(
  tx: Tx,
  { series, fy, count }: { series: string; fy: string; count: number },
): Promise<number> {
  const { last } = await tx
    .insertInto('document_counters')
    .values({ series, fy, last: count })
    .onConflict((conflict) =>
      conflict.columns(['series', 'fy']).doUpdateSet({ last: sql`document_counters.last + excluded.last` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
