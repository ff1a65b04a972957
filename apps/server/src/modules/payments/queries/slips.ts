import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/types.ts';

/** Values, or their placeholders in a prepared query. */
interface NewSlip {
  codes: number[] | RawBuilder<number[]>;
  membershipId: number | null;
  checkoutId: string | null | RawBuilder<string>;
}

/** Writes a slip with the first of these codes that is free; none when all are in use. */
export const insertSlip = ({ codes, membershipId, checkoutId }: NewSlip) =>
  sql<{ code: number }>`
    insert into slips (code, membership_id, checkout_id)
    select code, ${membershipId}::int, ${checkoutId}::uuid from unnest(${codes}::int[]) as free (code)
    where not exists (select from slips where slips.code = free.code) limit 1
    on conflict (code) do nothing returning code`;

export const findSlip = (db: Db, code: number) =>
  db.selectFrom('slips').select(['membership_id', 'checkout_id']).where('code', '=', code).executeTakeFirst();

/** The slips of these. */
export const listSlipsOf = (db: Db, membershipIds: readonly number[], checkoutIds: readonly string[]) =>
  db
    .selectFrom('slips')
    .select(['code', 'membership_id', 'checkout_id'])
    .where((eb) =>
      eb.or([
        eb('membership_id', '=', (any) => any.fn.any(any.val([...membershipIds]))),
        eb('checkout_id', '=', (any) => any.fn.any(any.val([...checkoutIds]))),
      ]),
    )
    .execute();
