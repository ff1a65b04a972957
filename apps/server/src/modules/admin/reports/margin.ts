import { UNKNOWN_TAX_BASIS_POINTS } from '@namma/contract/business';
import { categories } from '@namma/contract/catalogue/rules';
import { sql } from 'kysely';
import { isInDays } from '../../../platform/db/lists/filtered-list.ts';
import { where } from '../../../platform/db/lists/list-window.ts';
import { factReport, listFacts, percentOf } from './facts.ts';
import type { PeriodReport } from './period-report.ts';

/**
 * Margin of sold products with a known cost. The tax is that of the product on the day of the order, by the scheme that
 * the gym uses today, and is split as on documents.
 */
export const marginReport: PeriodReport = factReport({
  name: 'margin',
  dimensions: [
    {
      by: 'category',
      labels: () => Object.fromEntries(categories.map(({ value, label }) => [value, label])),
    },
    { by: 'product' },
  ],
  list: (db, scope) => {
    const rate = scope.isTaxed
      ? sql`coalesce((select rate_bp from product_tax where product_tax.product_id = sold.product_id and from_day <= sold.day
          order by from_day desc limit 1), ${sql.lit(UNKNOWN_TAX_BASIS_POINTS)})::bigint`
      : sql`0::bigint`;
    return listFacts(
      db,
      scope,
      sql`
        select day, category, product, pieces, cost,
          paise - 2 * ((paise * rate + (10000 + rate)) / (2 * (10000 + rate))) as value
        from (
          select sold.*, category, products.id || chr(9) || name as product, ${rate} as rate
          from (
            select gym_day(created_at) as day, product_id, quantity as pieces, quantity::bigint * unit_price_paise as paise,
              quantity::bigint * unit_cost_paise as cost
            from orders
            ${where([
              sql`unit_cost_paise is not null and cancelled_at is null and returned_at is null`,
              ...isInDays(scope.period, 'created_at'),
            ])}
          ) as sold join products on products.id = product_id
        ) as taxed`,
      { keys: ['category', 'product'], sums: ['pieces', 'value', 'cost'] },
    );
  },
  width: 3,
  valuesOf: ([pieces = 0, value = 0, cost = 0]) => [
    pieces,
    value,
    cost,
    value - cost,
    percentOf(value - cost, value),
  ],
});
