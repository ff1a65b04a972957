import { formatSlipCode, toSlipCode } from '@namma/contract/codes/slips';
import { sql } from 'kysely';
import type { PersonalData } from '../../../module.ts';
import { ERASED } from '../../../platform/db/erased.ts';
import { memberTables } from '../../../platform/shared/member-rows.ts';

/** A field of the personal-data export: the code of the slip whose `column` is `id`; null where there is none. */
export const slipCodeOf = (column: 'membership_id' | 'checkout_id', id: string) => ({
  sql: () =>
    sql<number | null>`(select code from slips where ${sql.ref(`slips.${column}`)} = ${sql.ref(id)})`,
  show: (code: unknown) => (typeof code === 'number' ? formatSlipCode(toSlipCode(code)) : null),
});

/** Receipts are accounting records and are kept, but without the reasons, which may contain names. */
export const paymentsData: PersonalData = {
  tables: memberTables({
    payments: {
      // Uses the indexes on memberships and checkouts.
      whose: ({ userId }) => sql`payments.id in (
        select id from payments where membership_id in (select id from memberships where user_id = ${userId})
        union all
        select id from payments where checkout_id in (select distinct checkout_id from orders where user_id = ${userId})
        union all
        select id from payments where pass_id in (select id from passes where user_id = ${userId}))`,
      download: {
        part: 'payments',
        fields: {
          receiptNumber: 'number',
          kind: 'kind',
          membershipId: 'membership_id',
          checkoutId: 'checkout_id',
          passId: 'pass_id',
          amountPaise: 'amount_paise',
          mode: 'mode',
          utr: 'utr',
          center: 'center',
          receivedAt: 'received_at',
          reverses: {
            sql: () => sql`(select number from payments as original where original.id = payments.reverses)`,
          },
          reason: 'reason',
        },
      },
      deletion: {
        set: { reason: sql`case when reason is not null then ${ERASED} end` },
        isRepeated: true,
      },
    },
    slips: {
      download: { not: 'their codes are fields of memberships and checkouts' },
      deletion: { not: 'random digits' },
    },
  }),
};
