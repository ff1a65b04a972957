import { addDays, startOfGymDay } from '@namma/contract/days/dates';
import { orderStatuses } from '@namma/contract/orders/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startTestGym, type TestGym } from '../testing/gym.ts';
import { type ModelProduct, SalesModel } from '../testing/sales-model.ts';
import { listKeptTotals, listRecountedTotals } from '../testing/totals.ts';

const TODAY = '2030-03-04';
const PRODUCTS: ModelProduct[] = [
  { pricePaise: 24_800, category: 'wheyprotein' },
  { pricePaise: 30_600, category: 'prepostworkout' },
  { pricePaise: 9_900, category: 'fitfood' },
];
const PERCENT = 100;

type Step =
  | { does: 'place'; member: number; lines: { product: number; quantity: number }[] }
  | { does: 'pay'; which: number; percent: number; mode: 'cash' | 'card' }
  | { does: 'advance' | 'ask' | 'approve' | 'receive' | 'refund'; which: number }
  | { does: 'reverse'; which: number }
  | { does: 'cancel' | 'refuseAtDoor'; which: number; isRefundedAtOnce: boolean }
  | { does: 'nextDay' };

const which = fc.nat({ max: 30 });
const lines = fc.uniqueArray(
  fc.record({ product: fc.nat({ max: PRODUCTS.length - 1 }), quantity: fc.integer({ min: 1, max: 4 }) }),
  { selector: ({ product }) => product, minLength: 1, maxLength: PRODUCTS.length },
);
const about = <Does extends string>(...does: Does[]) => fc.record({ does: fc.constantFrom(...does), which });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('place'), member: fc.nat({ max: 1 }), lines }) },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('pay'),
      which,
      mode: fc.constantFrom('cash', 'card'),
      percent: fc.oneof(fc.constant(PERCENT), fc.integer({ min: 1, max: PERCENT })),
    }),
  },
  { weight: 12, arbitrary: about('advance') },
  { weight: 8, arbitrary: about('ask', 'approve', 'receive', 'refund') },
  { weight: 2, arbitrary: about('reverse') },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom('cancel', 'refuseAtDoor'),
      which,
      isRefundedAtOnce: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('nextDay') }) },
);

/** The real shop over HTTP, beside its model. */
class Shop {
  private readonly checkoutIds: string[] = [];
  private readonly orderIds: number[] = [];
  readonly gym: TestGym;
  private readonly members: Awaited<ReturnType<TestGym['make']['members']>>;
  private readonly addressIds: number[];
  private readonly productIds: number[];
  readonly admin: ReturnType<TestGym['as']>;
  readonly model: SalesModel;

  private constructor(
    gym: TestGym,
    members: Awaited<ReturnType<TestGym['make']['members']>>,
    addressIds: number[],
    productIds: number[],
    admin: ReturnType<TestGym['as']>,
    model = new SalesModel(PRODUCTS),
  ) {
    this.gym = gym;
    this.members = members;
    this.addressIds = addressIds;
    this.productIds = productIds;
    this.admin = admin;
    this.model = model;
  }

  static async open(): Promise<Shop> {
    const gym = await startTestGym({ today: TODAY });
    const members = await gym.make.members(2);
    const addressIds = [];
    for (const member of members) addressIds.push(await gym.make.address(member));
    const productIds = [];
    for (const { pricePaise, category } of PRODUCTS)
      productIds.push(
        (await gym.make.product({ price: pricePaise / 100, discount: 0, category, onHand: 1_000 })).productId,
      );
    return new Shop(gym, members, addressIds, productIds, gym.as(await gym.make.admin()));
  }

  /**
   * Runs a step in the model and in the shop.
   * @returns if the model accepts it, and the status of the shop
   */
  async take(step: Step): Promise<[must: boolean, status: number]> {
    const { model, admin, gym } = this;
    if (step.does === 'nextDay') {
      model.day += 1;
      gym.setNow(new Date(startOfGymDay(addDays(TODAY, model.day)).getTime() + 3_600_000));
      return [true, 200];
    }
    if (step.does === 'place') {
      const member = this.members[step.member] ?? { token: '' };
      const { status, body } = await gym.as(member).call('orders/order', {
        body: {
          paymentMode: 'COD',
          source: 'buy',
          addressId: this.addressIds[step.member] ?? 0,
          cartProductDetails: step.lines.map(({ product, quantity }) => ({
            productId: this.productIds[product] ?? 0,
            quantity,
          })),
        },
      });
      model.place(step.member, step.lines);
      this.checkoutIds.push(body.checkoutId);
      this.orderIds.push(...body.orderIds);
      return [true, status];
    }
    if (step.does === 'pay') {
      const place = step.which % Math.max(1, model.checkouts.length);
      const checkout = model.checkouts[place];
      if (!checkout) return [false, 404];
      const paise = Math.ceil((model.dueFor(checkout) * step.percent) / PERCENT) || 100;
      const { status } = await admin.callLoosely('payments/receive', {
        body: { subject: 'checkout', id: this.checkoutIds[place], mode: step.mode, amount: paise / 100 },
      });
      return [model.pay(checkout, paise), status];
    }
    if (step.does === 'reverse') return this.reverse(step.which);
    return this.changeOrder(step);
  }

  private async changeOrder(
    step: Exclude<Step, { does: 'nextDay' | 'place' | 'pay' | 'reverse' }>,
  ): Promise<[boolean, number]> {
    const { model, admin, gym } = this;
    const place = step.which % Math.max(1, model.orders.length);
    const order = model.orders[place];
    const id = this.orderIds[place] ?? 0;
    if (!order) return [false, 404];
    switch (step.does) {
      case 'advance': {
        const next = orderStatuses[order.status + 1] ?? 'Delivered';
        const answer = await admin.callLoosely('orders/update', { body: { id, status: next } });
        return [model.advance(order), answer.status];
      }
      case 'cancel': {
        const how = step.isRefundedAtOnce ? { mode: 'cash' } : {};
        const answer = await admin.callLoosely('orders/cancel', { body: { id, ...how } });
        return [model.cancel(order, step.isRefundedAtOnce), answer.status];
      }
      case 'refuseAtDoor': {
        const how = step.isRefundedAtOnce ? { mode: 'card' } : {};
        const body = { orderId: id, reason: 'Nobody at home', cause: 'refusal', ...how };
        const answer = await admin.callLoosely('returns/request', { body });
        return [model.refuseAtDoor(order, step.isRefundedAtOnce), answer.status];
      }
      case 'ask': {
        const member = this.members[order.checkout.member] ?? { token: '' };
        // A history is shorter than the return period.
        const body = { orderId: id, reason: 'Too sweet' };
        const answer = await gym.as(member).callLoosely('returns/request', { body });
        return [model.ask(order), answer.status];
      }
      case 'approve':
      case 'receive':
      case 'refund': {
        const mode = step.does === 'refund' ? { mode: 'cash' } : {};
        const body = { id: await this.returnIdOf(id), decision: step.does, ...mode };
        const answer = await admin.callLoosely('returns/decide', { body });
        return [model.decide(order, step.does), answer.status];
      }
    }
  }

  private async reverse(which: number): Promise<[boolean, number]> {
    const { model, admin, gym } = this;
    const rows = await gym.db.selectFrom('payments').select('id').orderBy('id').execute();
    expect(rows).toHaveLength(model.receipts.length);
    const place = which % Math.max(1, rows.length);
    const receipt = model.receipts[place];
    if (!receipt) return [false, 404];
    const body = { id: rows[place]?.id, reason: 'A mistake' };
    const answer = await admin.callLoosely('payments/reverse', { body });
    return [model.reverse(receipt), answer.status];
  }

  private async returnIdOf(orderId: number): Promise<number> {
    const row = await this.gym.db
      .selectFrom('returns')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    return row?.id ?? 2_000_000_000;
  }

  /** The dashboard's figures. */
  async readDashboard() {
    const { model, admin } = this;
    const { body } = await admin.call('admin/getDashData');
    const pieces = this.productIds.map(
      (id) => body.products.find(({ productId }) => productId === id)?.buyCounts,
    );
    return {
      sales: paise(body.totalSales),
      todaySales: paise(body.todaySales),
      pieces,
      orders: total(body.salesByDay.map(({ orders }) => orders)),
      salesByDay: body.salesByDay.slice(-1 - model.day).map(({ sales }) => paise(sales)),
      byStatus: body.ordersByStatus.map(({ count }) => count),
    };
  }

  /** The figures of the reports and their files. */
  async readReports() {
    const { model, admin } = this;
    const period = { from: TODAY, to: addDays(TODAY, model.day) };
    const read = async (report: 'sales' | 'payments' | 'dues') =>
      (await admin.call('admin/getReport', { query: { report, ...period } })).body;
    const [sales, payments, dues] = [await read('sales'), await read('payments'), await read('dues')];
    const csv = await this.readCsv('admin/exportReport', { report: 'sales', ...period });
    const valuesOf = ({ figures }: typeof sales) => figures.map(({ value }) => value);
    const [received, givenBack, net] = valuesOf(payments);
    return {
      figures: valuesOf(sales),
      days: sales.tables[0]?.rows.map(({ values }) => values[0]),
      categories: sales.tables[1]?.rows.map(({ values }) => values[0]),
      csv: [total(csv.map((row) => paise(Number(row.Sales)))), total(csv.map((row) => Number(row.Orders)))],
      received,
      givenBack,
      net,
      dues: valuesOf(dues),
    };
  }

  /** The list of orders and its file. */
  async readOrders() {
    const { admin } = this;
    const read = async (query: object) =>
      (await admin.callLoosely('orders/getAllOrders', { query: { limit: '100', sort: 'oldest', ...query } }))
        .body.content;
    const all = await read({});
    const byStatus = [];
    const salesByStatus = [];
    for (const status of orderStatuses) {
      const rows = await read({ status });
      byStatus.push(rows.length);
      salesByStatus.push(total(rows.map(({ price, quantity }) => paise(price * quantity))));
    }
    const csv = await this.readCsv('admin/exportOrders', {});
    const sumOf = (column: string) => total(csv.map((row) => paise(Number(row[column]))));
    return {
      byStatus,
      salesByStatus,
      cancelled: (await read({ cancelled: 'true' })).length,
      returned: (await read({ returned: 'true' })).length,
      paidAndDue: all.map(({ paidPaise, duePaise }) => [paidPaise, duePaise]),
      csv: {
        sales: sumOf('Counted in sales'),
        refunded: sumOf('Refunded'),
        toRefund: sumOf('To be refunded'),
        cancelled: csv.filter((row) => row['Cancelled at'] !== '').length,
        returned: csv.filter((row) => row['Returned at'] !== '').length,
      },
    };
  }

  private async readCsv(name: 'admin/exportOrders' | 'admin/exportReport', query: object) {
    const { body } = await this.admin.callLoosely(name, { query: { ...query } });
    // No value of these orders has a comma but the address, which is quoted.
    const [header = [], ...rows] = String(body)
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
      .map((line) => line.replaceAll(/"[^"]*"/g, 'text').split(','));
    return rows.map((row) => Object.fromEntries(header.map((name, i) => [name, row[i] ?? ''])));
  }
}

const paise = (rupees: number): number => Math.round(rupees * 100);
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

it('dashboard, reports, files and lists agree after any sequence of orders, to the paisa', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
      const shop = await Shop.open();
      try {
        for (const each of steps) {
          const [must, status] = await shop.take(each);
          expect([each, status < 300, status < 500]).toEqual([each, must, true]);
        }

        const seen = shop.model.picture();
        expect(await shop.readDashboard()).toEqual({
          sales: seen.sales,
          todaySales: seen.salesByDay.at(-1),
          pieces: seen.pieces,
          orders: seen.orders,
          salesByDay: seen.salesByDay,
          byStatus: seen.byStatus,
        });
        expect(await shop.readReports()).toEqual({
          figures: [seen.sales, seen.orders],
          days: seen.salesByDay,
          categories: seen.salesByCategory,
          csv: [seen.sales, seen.orders],
          received: seen.received,
          givenBack: seen.givenBack,
          net: seen.received - seen.givenBack,
          dues: [seen.due, seen.unpaid],
        });
        expect(await shop.readOrders()).toEqual({
          byStatus: seen.byStatus,
          salesByStatus: seen.salesByStatus,
          paidAndDue: seen.paidAndDue,
          cancelled: seen.cancelled,
          returned: seen.returned,
          csv: {
            sales: seen.sales,
            refunded: seen.refunded,
            toRefund: seen.toRefund,
            cancelled: seen.cancelled,
            returned: seen.returned,
          },
        });
        expect(await listKeptTotals(shop.gym.db)).toEqual(await listRecountedTotals(shop.gym.db));
      } finally {
        await shop.gym.close();
      }
    }),
    { numRuns: 8 },
  );
}, 180_000);
