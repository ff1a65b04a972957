import { tierNames } from '@namma/contract/memberships/tiers';
import { sql } from 'kysely';
import { isInDays } from '../../../platform/db/lists/filtered-list.ts';
import { where } from '../../../platform/db/lists/list-window.ts';
import { centerOfDocument } from '../../../platform/db/row-centers.ts';
import { centerDimension, factReport, isAt, listFacts } from './facts.ts';
import { modeDimension, subjectColumn, subjectDimension } from './payments.ts';
import type { PeriodReport } from './period-report.ts';

const sign = sql`case when kind = 'credit_note' then -1 else 1 end`;

/** Tax on issued documents, less credit notes. */
export const taxReport: PeriodReport = factReport({
  name: 'tax',
  dimensions: [subjectDimension],
  list: (db, scope) =>
    listFacts(
      db,
      scope,
      sql`
        select gym_day(issued_at) as day, ${subjectColumn} as subject, 1 as documents, ${sql.join(
          ['taxable_paise', 'cgst_paise', 'sgst_paise', 'total_paise'].map(
            (name) => sql`${sign} * ${sql.ref(name)} as ${sql.ref(name)}`,
          ),
        )}
        from documents
        ${where([
          sql`cancelled_at is null`,
          ...isInDays(scope.period, 'issued_at'),
          ...(scope.center ? [sql`${centerOfDocument} = ${scope.center}`] : []),
        ])}`,
      {
        keys: ['subject'],
        sums: ['taxable_paise', 'cgst_paise', 'sgst_paise', 'total_paise', 'documents'],
      },
    ),
});

/** Discounts on memberships. Orders are stored with their sold price only. */
export const discountReport: PeriodReport = factReport({
  name: 'discounts',
  dimensions: [
    { by: 'tier', labels: () => Object.fromEntries(tierNames.map((tier) => [tier, tier])) },
    centerDimension,
  ],
  list: (db, scope) =>
    listFacts(
      db,
      scope,
      sql`
        select gym_day(created_at) as day, type as tier, center, 1 as memberships,
          list_price_paise - discount_price_paise + renewal_discount_paise as discounts,
          renewal_discount_paise, list_price_paise
        from memberships
        ${where([
          sql`withdrawn_at is null and not is_imported`,
          ...isInDays(scope.period, 'created_at'),
          ...isAt('center', scope.center),
        ])}`,
      {
        keys: ['tier', 'center'],
        sums: ['discounts', 'renewal_discount_paise', 'list_price_paise', 'memberships'],
      },
    ),
});

/** Refunds with their receipts and reasons. */
export const refundReport: PeriodReport = factReport({
  name: 'refunds',
  dimensions: [subjectDimension, modeDimension, centerDimension, { by: 'receipt' }, { by: 'reason' }],
  list: (db, scope) =>
    listFacts(
      db,
      scope,
      sql`
        select gym_day(received_at) as day, ${subjectColumn} as subject, mode, coalesce(center, '') as center,
          number as receipt, reason, -amount_paise as refunds, 1 as receipts
        from payments
        ${where([
          sql`kind = 'refund' and reversed_by is null`,
          ...isInDays(scope.period, 'received_at'),
          ...isAt('center', scope.center),
        ])}`,
      { keys: ['subject', 'mode', 'center', 'receipt', 'reason'], sums: ['refunds', 'receipts'] },
    ),
});
