import type { Db } from '../../../../platform/db/types.ts';

export const findSlip = (db: Db, code: number) =>
  db.selectFrom('slips').select(['membership_id', 'checkout_id']).where('code', '=', code).executeTakeFirst();

/** Lists the slips of these subjects. */
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
