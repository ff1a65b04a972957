import { categories } from '@namma/contract/catalogue';
import { addDays, addMonths, type Day, days, gymDay } from '@namma/contract/dates';
import { type ReportName, reportColumns } from '@namma/contract/reports';
import type { Period, Report } from '@namma/contract/schemas/reports';
import { tierNames } from '@namma/contract/tiers';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestGym } from '../../testing/gym.ts';
import type { TestUser } from '../../testing/make.ts';

const gym = await startTestGym({ today: '2030-03-31' });
const noon = gym.now();
const admin = gym.as(await gym.make.admin());
afterEach(() => gym.setNow(noon));

const read = async (report: ReportName, query: object = {}): Promise<Report> => {
  const answer = await admin.callLoosely('admin/getReport', { query: { report, ...query } });
  expect(answer.status, answer.body.message).toBe(200);
  return answer.body;
};
const totalsOf = ({ figures }: Report) => figures.map(({ value }) => value);
const rowsOf = ({ tables }: Report, by: string) =>
  tables
    .find((table) => table.by === by)
    ?.rows.filter(({ values }) => values.some((value) => value !== 0))
    .map(({ label, days, values }) => [label || days?.from, ...values]) ?? [];
const linesOf = async (query: object): Promise<string[]> => {
  const { body } = await admin.callLoosely('admin/exportReport', { query: { ...query } });
  return String(body).replace('\uFEFF', '').trim().split('\r\n');
};

describe('a report', () => {
  it('of a new gym is all zeros, each figure with its definition', async () => {
    const report = await read('sales', { compare: 'previous' });

    expect(report.period).toEqual({ from: '2030-03-02', to: '2030-03-31' });
    expect(report.compared).toEqual({ from: '2030-01-31', to: '2030-03-01' });
    expect(report.figures).toEqual(reportColumns.sales.map((each) => ({ ...each, value: 0, before: 0 })));
    expect(report.tables.map(({ by, rows }) => [by, rows.length])).toEqual([
      ['day', 30],
      ['category', 3],
    ]);
  });

  it.each([
    [{ from: '2030-03-02', to: '2030-03-01' }, 'to', 'The last day is before the first.'],
    [{ to: '2030-04-01' }, 'to', 'A report ends today at the latest.'],
    [{ from: '2020-01-01' }, 'from', 'A report covers three years (1096 days) at most.'],
    [{ from: '1999-12-31', to: '1999-12-31' }, 'from', 'Reports begin on 1 Jan 2000.'],
    [{ from: '2030-02-29' }, 'from', 'Use a date of the calendar, as YYYY-MM-DD'],
    [{ compare: 'best' }, 'compare', 'Use one of: previous, year'],
    [{ by: 'week' }, 'by', 'Use one of: day, month'],
  ])('on the period %j is refused in a sentence', async (query, path, message) => {
    const asked = { query: { report: 'sales', ...query } };
    const shown = await admin.callLoosely('admin/getReport', asked);

    expect(shown).toMatchObject({ status: 400, body: { issues: [{ path, message }] } });
    if (path !== 'compare')
      expect(await admin.callLoosely('admin/exportReport', asked)).toMatchObject({
        status: 400,
        body: { issues: [{ path, message }] },
      });
  });

  it('on something else is refused', async () => {
    expect((await admin.callLoosely('admin/getReport', { query: { report: 'weather' } })).status).toBe(400);
  });

  it('turns to a new financial year at midnight in Bengaluru', async () => {
    const product = await gym.make.product({ price: 100, discount: 0, category: 'fitfood' });
    const lastYear = { from: '2029-04-01', to: '2030-03-31' };
    gym.setNow(new Date('2030-03-31T18:29:59Z'));
    await gym.make.order({ product });
    gym.setNow(new Date('2030-03-31T18:30:00Z'));
    await gym.make.order({ product, quantity: 2 });

    const thisYear = await read('sales', { from: '2030-04-01', to: '2030-04-01', compare: 'previous' });

    expect(thisYear.figures.map(({ label, value, before }) => [label, value, before])).toEqual([
      ['Sales', 20_000, 10_000],
      ['Orders', 1, 1],
    ]);
    expect(rowsOf(await read('sales', lastYear), 'month')).toEqual([['2030-03-01', 10_000, 1]]);
    expect(await linesOf({ report: 'sales', from: '2030-03-31', to: '2030-04-01' })).toEqual([
      'From,To,Category,Sales,Orders',
      '2030-03-31,2030-03-31,Fit Foods,100,1',
      '2030-04-01,2030-04-01,Fit Foods,200,1',
    ]);
    expect(await linesOf({ report: 'sales', from: '2030-03-31', to: '2030-04-01', by: 'month' })).toEqual([
      'From,To,Category,Sales,Orders',
      '2030-03-31,2030-03-31,Fit Foods,100,1',
      '2030-04-01,2030-04-01,Fit Foods,200,1',
    ]);
  });
});

describe('memberships that end', () => {
  it('today and in 30 days are due for renewal, tomorrow’s in 7 days, unless a later payed one follows', async () => {
    gym.setNow(new Date('2030-03-04T06:30:00Z'));
    const ending = (days: number, member?: TestUser) =>
      gym.make.membership({
        endDate: addDays('2030-03-04', days),
        paymentStatus: 'payed',
        ...(member ? { member } : {}),
      });
    for (const days of [-1, 0, 1, 7, 8, 30, 31]) await ending(days);
    const renewed = await ending(3);
    await ending(150, renewed.member);
    const notYetPayed = await ending(14);
    await gym.make.membership({ member: notYetPayed.member });

    const report = await read('renewals');

    expect(totalsOf(report)).toEqual([6, 6 * 1_289_900]);
    expect(report.tables[0]?.rows.map(({ label, days, values }) => [label, days?.to, values[0]])).toEqual([
      ['In 7 days', '2030-03-11', 3],
      ['In 14 days', '2030-03-18', 5],
      ['In 30 days', '2030-04-03', 6],
    ]);
    expect(await linesOf({ report: 'renewals' })).toEqual([
      'Last day,Renewals due,Projected revenue',
      '2030-03-04,1,12899',
      '2030-03-05,1,12899',
      '2030-03-11,1,12899',
      '2030-03-12,1,12899',
      '2030-03-18,1,12899',
      '2030-04-03,1,12899',
    ]);
  });
});

describe('the reports', async () => {
  const members = await gym.make.members(3);
  const products = await Promise.all(
    categories.map(({ value: category }, index) => gym.make.product({ category, price: 99.5 * (index + 1) })),
  );
  const addresses = new Map<TestUser, number>();
  for (const member of members) addresses.set(member, await gym.make.address(member));
  const one = <T>(all: readonly T[], n: number) => all[n % all.length] as T;
  const steps: (number | undefined)[] = [];
  const next = { Pending: 'Transit', Transit: 'Out-For-Delivery', 'Out-For-Delivery': 'Delivered' } as const;

  /** Writes of a gym, some of which may be refused, that may run at the same time. */
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

        // Before everybody's session ends.
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
      }),
      { numRuns: 10 },
    );
  });
});

interface Rows {
  orders: { day: Day; category: string; paise: number; is_cancelled: boolean }[];
  memberships: { id: number; user_id: number; start: Day; end: Day; paise: number }[];
}

/** Every order, and every payed membership. */
async function readRows(): Promise<Rows> {
  const orders = await sql<Rows['orders'][number]>`
    select (orders.created_at at time zone 'Asia/Kolkata')::date as day, category,
      quantity * unit_price_paise as paise, cancelled_at is not null as is_cancelled
    from orders join products on products.id = product_id`.execute(gym.db);
  const memberships = await sql<Rows['memberships'][number]>`
    select id, user_id, start_date as start, end_date as "end", total_paise as paise
    from memberships where payment_status = 'payed'`.execute(gym.db);
  return { orders: orders.rows, memberships: memberships.rows };
}

const isIn = (day: Day, { from, to }: Period) => day >= from && day <= to;

function recountSales({ orders }: Rows, period: Period, category?: string): number[] {
  const counted = orders.filter(
    (order) => !order.is_cancelled && isIn(order.day, period) && (!category || order.category === category),
  );
  return [counted.reduce((sum, { paise }) => sum + paise, 0), counted.length];
}

function recountMemberships({ memberships }: Rows, period: Period): number[] {
  const started = memberships.filter(({ start }) => isIn(start, period)).length;
  const ended = memberships.filter(({ end }) => isIn(end, period)).length;
  const active = memberships.filter(({ start, end }) => start <= period.to && end > period.to).length;
  return [active, started, ended, started - ended];
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

/** The same report with the compared figures in the place of its own. */
const otherPeriod = (report: Report): Report => ({
  ...report,
  period: report.compared,
  figures: report.figures.map((figure) => ({ ...figure, value: figure.before ?? -1 })),
  tables: report.tables
    .filter(({ by }) => by === 'category')
    .map((table) => ({ ...table, rows: table.rows.map((row) => ({ ...row, values: row.before ?? [] })) })),
});

function expectSales(report: Report, rows: Rows, period: Period): void {
  expect(totalsOf(report)).toEqual(recountSales(rows, period));
  for (const { by, rows: shown } of report.tables)
    expect(shown.map(({ values }) => values)).toEqual(
      by === 'category'
        ? categories.map(({ value }) => recountSales(rows, period, value))
        : shown.map(({ days }) => recountSales(rows, days ?? period)),
    );
}

function expectMemberships(report: Report, rows: Rows, period: Period): void {
  expect(totalsOf(report)).toEqual(recountMemberships(rows, period));
  expect(report.tables[0]?.rows.map(({ values }) => values)).toEqual(
    report.tables[0]?.rows.map(({ days }) => recountMemberships(rows, days ?? period)),
  );
}
