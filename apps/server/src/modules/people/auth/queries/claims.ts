import type { Db, Tx } from '../../../../platform/db/types.ts';

/** Keeps the link of an account of the desk; an earlier one no longer works. */
export const replaceClaim = (db: Db, claim: { user_id: number; token_hash: Buffer; expires_at: Date }) =>
  db
    .insertInto('account_claims')
    .values(claim)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ token_hash: claim.token_hash, expires_at: claim.expires_at }),
    )
    .execute();

/** Whether a link works. */
export const isClaimOpen = async (db: Db, tokenHash: Buffer, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('account_claims')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()) !== undefined;

/** Uses a link up. @returns whose it was; undefined when it no longer worked */
export async function consumeClaim(tx: Tx, tokenHash: Buffer, now: Date): Promise<number | undefined> {
  const consumed = await tx
    .deleteFrom('account_claims')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return consumed?.user_id;
}

/** Deletes the links of accounts that go with their import. */
export const deleteClaimsOf = (tx: Tx, userIds: readonly number[]) =>
  tx
    .deleteFrom('account_claims')
    .where('user_id', '=', (any) => any.fn.any(any.val([...userIds])))
    .execute();
