import { tierNames } from '@namma/contract/memberships/tiers';
import { type ReceiptMode, type ReceiptSubject, receiptModes } from '@namma/contract/payments/rules';
import { sql } from 'kysely';
import { isInDays } from '../../../platform/db/lists/filtered-list.ts';
import { isIdIn, where } from '../../../platform/db/lists/list-window.ts';
import type { Db } from '../../../platform/db/types.ts';
import { centerDimension, type Fact, factReport, isAt, listFacts } from './facts.ts';
import type { PeriodReport } from './period-report.ts';

const modeLabels: Record<ReceiptMode, string> = { cash: 'Cash', upi: 'UPI', card: 'Card' };

const subjectLabels: Record<ReceiptSubject, string> = {
  membership: 'Memberships',
  checkout: 'Goods',
  pass: 'Passes',
};

export const modeDimension = {
  by: 'mode',
  labels: () => Object.fromEntries(receiptModes.map((mode) => [mode, modeLabels[mode]])),
};
export const subjectDimension = { by: 'what for', labels: () => subjectLabels };
export const subjectColumn = sql`case when membership_id is not null then 'membership'
  when pass_id is not null then 'pass' else 'checkout' end`;

const tierLabels = { ...Object.fromEntries(tierNames.map((tier) => [tier, tier])), '': 'No membership' };

const sourceLabels = {
  desk: 'Memberships and passes at the desk',
  counter: 'Counter sales',
  center: 'Online orders, paid at a center',
  delivery: 'Online orders, paid on delivery',
};

/** The dimension of employees, by id: two may have the same name. */
const EMPLOYEE = 5;

/** Money received and given back. Excludes opening balances and credits, which are no payments. */
export const paymentReport: PeriodReport = factReport({
  name: 'payments',
  dimensions: [
    modeDimension,
    centerDimension,
    subjectDimension,
    { by: 'tier', labels: () => tierLabels },
    { by: 'source', labels: () => sourceLabels },
    { by: 'employee' },
  ],
  async list(db, scope) {
    const facts = await listFacts(
      db,
      scope,
      sql`
        select gym_day(received_at) as day, mode, coalesce(payments.center, '') as center, ${subjectColumn} as subject,
          coalesce(memberships.type, '') as tier,
          case when checkout_id is null then 'desk' when checkouts.channel = 'counter' then 'counter'
            when payments.center is null then 'delivery' else 'center' end as source,
          coalesce(received_by, 0)::text as employee,
          coalesce(sum(amount_paise) filter (where kind = 'payment'), 0) as received,
          coalesce(-sum(amount_paise) filter (where kind <> 'payment'), 0) as returned,
          count(*) filter (where kind = 'payment') as payments
        from payments left join memberships on memberships.id = membership_id left join checkouts on checkouts.id = checkout_id
        ${where([
          sql`kind not in ('opening', 'credit')`,
          ...isInDays(scope.period, 'received_at'),
          ...isAt('payments.center', scope.center),
        ])}
        group by 1, 2, 3, 4, 5, 6, 7`,
      {
        keys: ['mode', 'center', 'subject', 'tier', 'source', 'employee'],
        sums: ['received', 'returned', 'payments'],
      },
    );
    return nameEmployees(db, facts);
  },
  width: 3,
  valuesOf: ([received = 0, returned = 0, payments = 0]) => [
    received,
    returned,
    received - returned,
    payments,
  ],
});

async function nameEmployees(db: Db, facts: readonly Fact[]): Promise<Fact[]> {
  const ids = [...new Set(facts.map(({ keys }) => Number(keys[EMPLOYEE])))];
  const people = await db.selectFrom('users').select(['id', 'name']).where(isIdIn('id', ids)).execute();
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return facts.map(({ keys, ...fact }) => ({
    ...fact,
    keys: keys.with(EMPLOYEE, `${keys[EMPLOYEE]}\t${names.get(Number(keys[EMPLOYEE])) || 'Unknown'}`),
  }));
}
