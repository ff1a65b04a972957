import { isIdIn } from '../../../../platform/db/lists/list-window.ts';
import type { Db, Tx } from '../../../../platform/db/types.ts';

/** Finds the last offer choice of a person; undefined without one. */
export const findChoice = (db: Db, userId: number) =>
  db
    .selectFrom('offer_choices')
    .select(['is_wanted', 'is_by_desk'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Lists the last offer choice of each person who made one. */
export const listChoices = (db: Db, userIds: readonly number[]) =>
  db.selectFrom('offer_choices').select(['user_id', 'is_wanted']).where(isIdIn('user_id', userIds)).execute();

interface Choice {
  userId: number;
  isWanted: boolean;
  isByDesk: boolean;
  now: Date;
}

/**
 * Stores a choice.
 * @returns true if it differs from the previous one
 */
export async function putChoice(
  tx: Tx,
  { userId: user_id, isWanted: is_wanted, isByDesk: is_by_desk, now: chosen_at }: Choice,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('offer_choices')
    .values({ user_id, is_wanted, is_by_desk, chosen_at })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ is_wanted, is_by_desk, chosen_at })
        .where('offer_choices.is_wanted', '<>', is_wanted),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}
