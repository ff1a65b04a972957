import { categories } from '@namma/contract/catalogue/rules';
import { addDays, addMonths, type Day, days, gymDay } from '@namma/contract/days/dates';
import { tierNames } from '@namma/contract/memberships/tiers';
import { type PaymentKind, receiptModes } from '@namma/contract/payments/rules';
import type { Period, Report } from '@namma/contract/reports/schemas';
import { firstCenters } from '@namma/contract/values/centers';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestUser } from '../../../testing/make.ts';
import { startReportsGym } from '../../../testing/reports-gym.ts';
import { listKeptTotals, listRecountedTotals } from '../../../testing/totals.ts';

const { gym, admin, read, totalsOf, rowsOf } = await startReportsGym();
const noon = gym.now();
afterEach(() => gym.setNow(noon));

describe('the reports', async () => {
  const members = await gym.make.members(3);
  const products = await Promise.all(
    categories.map(({ value: category }, index) => gym.make.product({ category, price: 99.5 * (index + 1) })),
  );
  const addresses = new Map<TestUser, number>();
  for (const member of members) addresses.set(member, await gym.make.address(member));
  const one = <T>(all: readonly T[], n: number) => all[n % all.length] as T;
  const steps: (number | undefined)[] = [];
  const receipts: number[] = [];
  let utrs = 0;
  const listUnpaid = async () => {
    const { rows } = await sql<{ subject: 'membership' | 'checkout'; id: number | string }>`
      select 'membership' as subject, to_json(id) as id from memberships where payment_status = 'pending'
      union all select 'checkout', to_json(id) from checkouts where paid_paise < total_paise`.execute(gym.db);
    return rows;
  };
  const next = { Pending: 'Transit', Transit: 'Out-For-Delivery', 'Out-For-Delivery': 'Delivered' } as const;

  /** Write calls of a gym that may run concurrently; some may be refused. */
  const doings = {
    order: async (n: number) => {
      const member = one(members, n);
      const lines = products.slice(n % 3).map(({ productId }) => ({ productId, quantity: (n % 4) + 1 }));
      await gym.as(member).callLoosely('orders/order', {
        body: {
          paymentMode: 'COD',
          source: 'buy',
          addressId: addresses.get(member),
          cartProductDetails: lines,
        },
      });
    },
    sell: async (n: number) => {
      const product = one(products, n);
      const found = await admin.call('sales/find', { query: { q: product.name } });
      const price = found.body.products.find(({ productId }) => productId === product.productId)?.pricePaise;
      const sold = await admin.callLoosely('sales/sell', {
        body: {
          lines: [{ productId: product.productId, quantity: (n % 3) + 1 }],
          mode: 'cash',
          center: one(firstCenters, n),
          expectedTotal: ((price ?? 0) / 100) * ((n % 3) + 1),
          ...(n % 2 ? { userId: one(members, n).userId } : {}),
        },
      });
      steps.push(sold.body.activityId);
    },
    sellPass: async (n: number) => {
      const pass = { name: 'Meghana', phone: String(9_870_000_000 + n), center: one(firstCenters, n) };
      const sold = await admin.callLoosely('passes/sell', {
        body: { ...pass, day: gymDay(gym.now()), kind: 'day', mode: one(receiptModes, 2 * (n % 2)) },
      });
      steps.push(sold.body.activityId);
      if (sold.body.receiptId) receipts.push(sold.body.receiptId);
    },
    move: async (n: number) => {
      const { body } = await admin.call('orders/getAllOrders', { query: { limit: (n % 9) + 1 } });
      const moves = body.content.flatMap(({ orderId, orderStatus }) =>
        orderStatus === 'Delivered' ? [] : [{ id: orderId, status: next[orderStatus] }],
      );
      if (moves.length === 0) return;
      steps.push((await admin.callLoosely('orders/updateMany', { body: { moves } })).body.activityId);
    },
    cancel: async (n: number) => {
      const { body } = await admin.call('orders/getAllOrders', { query: { limit: 20 } });
      const { orderId } = one(body.content, n) ?? {};
      if (orderId) await admin.callLoosely('orders/cancel', { body: { id: orderId } });
    },
    register: async (n: number) => {
      const start = addDays(gymDay(gym.now()), n % 3);
      const body = {
        type: one(tierNames, n),
        center: 'indiranagar' as const,
        start_Date: start,
        end_Date: addMonths(start, 3),
      };
      await gym.as(one(members, n)).call('membership/register', { body });
    },
    pay: async (n: number) => {
      const query = { status: 'pending' as const, limit: 50 };
      const { body } = await admin.call('membership/getAllMemberships', { query });
      const ids = body.content.map(({ id }) => id).filter((id) => (id + n) % 2 === 0);
      if (ids.length === 0) return;
      steps.push((await admin.callLoosely('membership/updateMany', { body: { ids } })).body.activityId);
    },
    receive: async (n: number) => {
      const subjects = await listUnpaid();
      const { subject, id } = one(subjects, n) ?? {};
      if (!subject) return;
      const body = {
        subject,
        id,
        mode: one(receiptModes, n),
        ...(one(receiptModes, n) === 'upi' ? { utr: String(100_000_000_000 + utrs++) } : {}),
        ...(n % 3 ? { amount: n + 1.5 } : {}),
        ...(n % 4 ? { center: one(firstCenters, n) } : {}),
      };
      const { body: reply } = await admin.callLoosely('payments/receive', { body });
      if (reply.receiptId) receipts.push(reply.receiptId);
    },
    reverse: async (n: number) => {
      const id = receipts.at(-1 - (n % 5));
      if (id) await admin.callLoosely('payments/reverse', { body: { id, reason: 'Wrong member' } });
    },
    undo: async (n: number) => {
      const activityId = steps.at(-1 - (n % 3));
      if (activityId) await admin.callLoosely('admin/undo', { body: { activityId } });
    },
    nextDay: async (n: number) => gym.setNow(new Date(gym.now().getTime() + (n % 9) * 11 * 3_600_000)),
  };
  it('equal a naive recount, whatever happens at the same moment', async () => {
    const doing = fc.tuple(
      fc.constantFrom(...(Object.keys(doings) as (keyof typeof doings)[])),
      fc.nat({ max: 30 }),
    );
    const moments = fc.tuple(
      fc.array(doing, { minLength: 1, maxLength: 10 }),
      fc.nat({ max: 100 }),
      fc.nat({ max: 40 }),
    );

    await fc.assert(
      fc.asyncProperty(moments, async ([moment, length, back]) => {
        await Promise.all(moment.map(([name, n]) => doings[name](n)));

        // Before all sessions expire.
        if (gym.now().getTime() > noon.getTime() + days(25)) gym.setNow(noon);
        const today = gymDay(gym.now());
        const to = addDays(today, -back);
        const period = { from: addDays(to, -length), to };
        const by = length % 2 ? 'day' : 'month';
        const rows = await readRows();
        const sales = await read('sales', { ...period, by, compare: length % 3 ? 'previous' : 'year' });
        const memberships = await read('memberships', { ...period, by });
        expectSales(sales, rows, period);
        expectSales(otherPeriod(sales), rows, sales.compared ?? period);
        expectMemberships(memberships, rows, period);
        expect(totalsOf(await read('renewals'))).toEqual(recountRenewals(rows, today));
        const payments = await read('payments', { ...period, by, compare: 'previous' });
        expectPayments(payments, rows, period);
        expect(payments.figures.map(({ before }) => before)).toEqual(
          recountPayments(rows, payments.compared ?? period),
        );
        expect(rowsOf(await read('dues'), 'kind')).toEqual(recountDues(rows));
        expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
      }),
      { numRuns: 10 },
    );
  }, 60_000);
});

interface Rows {
  orders: {
    day: Day;
    category: string;
    channel: string;
    paise: number;
    is_cancelled: boolean;
    is_delivered: boolean;
    checkout_id: string;
    fee: number;
  }[];
  payments: {
    day: Day;
    mode: string;
    center: string | null;
    paise: number;
    kind: PaymentKind;
    membership_id: number | null;
    checkout_id: string | null;
    tier: string | null;
    channel: string | null;
    employee: string | null;
  }[];
  pending: { id: number; paise: number }[];
  memberships: { id: number; user_id: number; start: Day; end: Day; paise: number }[];
  pauses: { first: Day; last: Day; resumed: Day | null }[];
}

/** Reads every order, and every paid membership. */
async function readRows(): Promise<Rows> {
  const orders = await sql<Rows['orders'][number]>`
    select (orders.created_at at time zone 'Asia/Kolkata')::date as day, category, orders.channel,
      quantity * unit_price_paise as paise, cancelled_at is not null as is_cancelled,
      order_status = 'Delivered' as is_delivered, checkout_id, fee_paise as fee
    from orders join products on products.id = product_id join checkouts on checkouts.id = checkout_id`.execute(
    gym.db,
  );
  const payments = await sql<Rows['payments'][number]>`
    select (received_at at time zone 'Asia/Kolkata')::date as day, mode, payments.center, amount_paise as paise, kind,
      membership_id, checkout_id, memberships.type as tier, checkouts.channel, users.name as employee
    from payments left join memberships on memberships.id = membership_id
      left join checkouts on checkouts.id = checkout_id left join users on users.id = received_by`.execute(
    gym.db,
  );
  const pending = await sql<Rows['pending'][number]>`
    select id, total_paise as paise from memberships where payment_status = 'pending'`.execute(gym.db);
  const pauses = await sql<Rows['pauses'][number]>`
    select from_day as first, to_day as last,
      (select from_day from membership_events as resumption where resumption.resumes = pause.id) as resumed
    from membership_events as pause where kind = 'pause'`.execute(gym.db);
  const memberships = await sql<Rows['memberships'][number]>`
    select id, user_id, start_date as start, effective_end as "end", total_paise as paise
    from memberships where payment_status = 'payed'`.execute(gym.db);
  return {
    orders: orders.rows,
    payments: payments.rows,
    pending: pending.rows,
    memberships: memberships.rows,
    pauses: pauses.rows,
  };
}

const isIn = (day: Day, { from, to }: Period) => day >= from && day <= to;

function recountSales({ orders }: Rows, period: Period, category?: string, channel?: string): number[] {
  const counted = orders.filter(
    (order) =>
      !order.is_cancelled &&
      isIn(order.day, period) &&
      (!category || order.category === category) &&
      (!channel || order.channel === channel),
  );
  return [counted.reduce((sum, { paise }) => sum + paise, 0), counted.length];
}

function recountMemberships({ memberships, pauses }: Rows, period: Period): number[] {
  const started = memberships.filter(({ start }) => isIn(start, period)).length;
  const ended = memberships.filter(({ end }) => isIn(end, period)).length;
  const active = memberships.filter(({ start, end }) => start <= period.to && end > period.to).length;
  const paused = pauses.filter(
    ({ first, last, resumed }) =>
      isIn(period.to, { from: first, to: last }) && (resumed === null || period.to < resumed),
  ).length;
  return [active, paused, started, ended, started - ended];
}

function recountRenewals({ memberships }: Rows, today: Day): number[] {
  const due = memberships.filter(
    (each) =>
      isIn(each.end, { from: today, to: addDays(today, 30) }) &&
      !memberships.some(
        ({ user_id, end, id }) =>
          user_id === each.user_id && (end > each.end || (end === each.end && id > each.id)),
      ),
  );
  return [due.length, due.reduce((sum, { paise }) => sum + paise, 0)];
}

const sumOf = (rows: readonly { paise: number }[]) => rows.reduce((sum, { paise }) => sum + paise, 0);

interface Part {
  mode?: string;
  center?: string;
  subject?: string;
  tier?: string;
  source?: string;
  employee?: string;
}

function recountPayments({ payments }: Rows, period: Period, part: Part = {}): number[] {
  const { mode, center, subject } = part;
  const counted = payments.filter(
    (each) =>
      isIn(each.day, period) &&
      (mode === undefined || each.mode === mode) &&
      (center === undefined || (each.center ?? 'No center') === center) &&
      (subject === undefined || subjectOf(each) === subject) &&
      (part.tier === undefined || (each.tier ?? 'No membership') === part.tier) &&
      (part.employee === undefined || (each.employee ?? 'Unknown') === part.employee) &&
      (part.source === undefined || sourceOf(each) === part.source),
  );
  const received = counted.filter(({ kind }) => kind === 'payment');
  const returned = counted.filter(({ kind }) => kind !== 'payment');
  return [sumOf(received), -sumOf(returned) + 0, sumOf(counted), received.length];
}

const subjectOf = ({ membership_id, checkout_id }: Rows['payments'][number]) => {
  if (membership_id !== null) return 'Memberships';
  return checkout_id === null ? 'Passes' : 'Goods';
};

const sourceOf = ({ checkout_id, channel, center }: Rows['payments'][number]) => {
  if (checkout_id === null) return 'Memberships and passes at the desk';
  if (channel === 'counter') return 'Counter sales';
  return center ? 'Online orders, paid at a center' : 'Online orders, paid on delivery';
};

/** The non-zero rows of the report. */
function recountDues({ pending, orders, payments }: Rows): (string | number)[][] {
  const due = pending.map(
    ({ id, paise }) => paise - sumOf(payments.filter(({ membership_id }) => membership_id === id)),
  );
  const delivered = new Set(orders.filter((each) => each.is_delivered).map((each) => each.checkout_id));
  const deliveries = [...delivered]
    .map((id) => {
      const lines = orders.filter((each) => each.checkout_id === id && !each.is_cancelled);
      return sumOf(lines) + (lines[0]?.fee ?? 0) - sumOf(payments.filter((each) => each.checkout_id === id));
    })
    .filter((paise) => paise > 0);
  const total = (all: number[]) => all.reduce((sum, each) => sum + each, 0);
  return [
    ['Pending memberships', total(due), due.length],
    ['Delivered orders', total(deliveries), deliveries.length],
  ].filter(([, , count]) => count !== 0);
}

/** This report with the compared figures in place of its own. */
const otherPeriod = (report: Report): Report => ({
  ...report,
  period: report.compared,
  figures: report.figures.map((figure) => ({ ...figure, value: figure.before ?? -1 })),
  tables: report.tables
    .filter(({ by }) => by === 'category' || by === 'channel')
    .map((table) => ({ ...table, rows: table.rows.map((row) => ({ ...row, values: row.before ?? [] })) })),
});

function expectSales(report: Report, rows: Rows, period: Period): void {
  expect(totalsOf(report)).toEqual(recountSales(rows, period));
  for (const { by, rows: shown } of report.tables)
    expect(shown.map(({ values }) => values)).toEqual(
      by === 'category'
        ? categories.map(({ value }) => recountSales(rows, period, value))
        : shown.map(({ days, label }) =>
            recountSales(rows, days ?? period, undefined, by === 'channel' ? label.toLowerCase() : undefined),
          ),
    );
}

function expectPayments(report: Report, rows: Rows, period: Period): void {
  expect(totalsOf(report)).toEqual(recountPayments(rows, period));
  for (const { by, rows: shown } of report.tables)
    expect(shown.map(({ values }) => values)).toEqual(
      shown.map(({ label, days }) => {
        if (by === 'mode') return recountPayments(rows, period, { mode: label.toLowerCase() });
        if (by === 'what for') return recountPayments(rows, period, { subject: label });
        if (by === 'tier') return recountPayments(rows, period, { tier: label });
        if (by === 'source') return recountPayments(rows, period, { source: label });
        if (by === 'employee') return recountPayments(rows, period, { employee: label });
        return by === 'center'
          ? recountPayments(rows, period, { center: label })
          : recountPayments(rows, days ?? period);
      }),
    );
}

function expectMemberships(report: Report, rows: Rows, period: Period): void {
  expect(totalsOf(report)).toEqual(recountMemberships(rows, period));
  expect(report.tables[0]?.rows.map(({ values }) => values)).toEqual(
    report.tables[0]?.rows.map(({ days }) => recountMemberships(rows, days ?? period)),
  );
}
