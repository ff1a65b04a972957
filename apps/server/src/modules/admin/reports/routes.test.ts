import { addDays, type Day } from '@namma/contract/days/dates';
import { reportColumns } from '@namma/contract/reports/rules';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestUser } from '../../../testing/make.ts';
import { startReportsGym } from '../../../testing/reports-gym.ts';

const { gym, admin, read, totalsOf, rowsOf } = await startReportsGym();
const noon = gym.now();
afterEach(() => gym.setNow(noon));

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
      ['channel', 2],
    ]);
  });

  it.each([
    [{ from: '2030-03-02', to: '2030-03-01' }, 'to', 'The last day is before the first.'],
    [{ to: '2030-04-01' }, 'to', 'A report ends today at the latest.'],
    [{ from: '2020-01-01' }, 'from', 'A report covers three years (1096 days) at most.'],
    [{ from: '1999-12-31', to: '1999-12-31' }, 'from', 'Reports begin on 1 Jan 2000.'],
    [{ from: '2030-02-29' }, 'from', 'Choose a day'],
    [{ compare: 'best' }, 'compare', 'Use one of: previous, year'],
    [{ by: 'week' }, 'by', 'Use one of: day, month'],
  ])('on the period %j is refused with a message', async (query, path, message) => {
    const asked = { query: { report: 'sales', ...query } };
    const shown = await admin.callLoosely('admin/getReport', asked);

    expect(shown).toMatchObject({ status: 400, body: { issues: [{ path, message }] } });
    if (path !== 'compare')
      expect(await admin.callLoosely('admin/exportReport', asked)).toMatchObject({
        status: 400,
        body: { issues: [{ path, message }] },
      });
  });

  it('with an unknown name is refused', async () => {
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
      'From,To,Category,Sales,Orders,At the counter,Orders at the counter',
      '2030-03-31,2030-03-31,Fit Foods,100,1,0,0',
      '2030-04-01,2030-04-01,Fit Foods,200,1,0,0',
    ]);
    expect(await linesOf({ report: 'sales', from: '2030-03-31', to: '2030-04-01', by: 'month' })).toEqual([
      'From,To,Category,Sales,Orders,At the counter,Orders at the counter',
      '2030-03-31,2030-03-31,Fit Foods,100,1,0,0',
      '2030-04-01,2030-04-01,Fit Foods,200,1,0,0',
    ]);
  });
});

describe('payments', () => {
  it('count on the day of receipt, by mode and center, and reversals on their own day', async () => {
    const { membershipId } = await gym.make.membership();
    const receive = (body: object) =>
      admin.callLoosely('payments/receive', { body: { subject: 'membership', id: membershipId, ...body } });
    gym.setNow(new Date('2030-01-31T18:29:59Z'));
    const { body } = await receive({ mode: 'card', amount: 1000.5, center: 'HSR Layout' });
    gym.setNow(new Date('2030-01-31T18:30:00Z'));
    await receive({ mode: 'upi', amount: 200, utr: '400000000001' });
    await admin.call('payments/reverse', { body: { id: body.receiptId, reason: 'Wrong member' } });

    const period = { from: '2030-01-31', to: '2030-02-01' };
    const report = await read('payments', period);

    expect(totalsOf(report)).toEqual([120_050, 100_050, 20_000, 2]);
    expect(rowsOf(report, 'day')).toEqual([
      ['2030-01-31', 100_050, 0, 100_050, 1],
      ['2030-02-01', 20_000, 100_050, -80_050, 1],
    ]);
    expect(rowsOf(report, 'mode')).toEqual([
      ['UPI', 20_000, 0, 20_000, 1],
      ['Card', 100_050, 100_050, 0, 1],
    ]);
    expect(rowsOf(report, 'center')).toEqual([
      ['indiranagar', 20_000, 0, 20_000, 1],
      ['HSR Layout', 100_050, 100_050, 0, 1],
    ]);
    const atTheDesk = 'Elite Plus,Memberships and passes at the desk,Admin';
    const lines = await linesOf({ report: 'payments', ...period });
    expect(lines.map((line) => line.replace(/Admin \d+/, 'Admin'))).toEqual([
      'From,To,Mode,Center,What for,Tier,Source,Employee,Received,Given back,Net,Payments',
      `2030-01-31,2030-01-31,Card,HSR Layout,Memberships,${atTheDesk},1000.5,0,1000.5,1`,
      `2030-02-01,2030-02-01,Card,HSR Layout,Memberships,${atTheDesk},0,1000.5,-1000.5,0`,
      `2030-02-01,2030-02-01,UPI,indiranagar,Memberships,${atTheDesk},200,0,200,1`,
    ]);
  });
});

describe('the margin', () => {
  it('uses the cost at the time of sale, which only staff see, and the import fills in', async () => {
    const { productId, name } = await gym.make.product({ price: 500, discount: 0 });
    const sell = () =>
      admin.call('sales/sell', {
        body: { lines: [{ productId, quantity: 2 }], mode: 'cash', center: 'kormangla', expectedTotal: 1000 },
      });
    const costPaise = async () =>
      (await admin.call('product/getCost', { query: { id: productId } })).body.costPaise;
    await sell();
    await admin.call('product/update', { body: { productId, cost: 300.5 } });
    await sell();
    await admin.call('product/update', { body: { productId, cost: 400 } });
    await sell();

    const report = await read('margin');
    expect(totalsOf(report)).toEqual([4, 200_000, 140_100, 59_900, 30]);
    expect(rowsOf(report, 'product')).toEqual([[name, 4, 200_000, 140_100, 59_900, 30]]);
    const shown = await gym.guest().call('product/get', { query: { id: productId } });
    expect(JSON.stringify(shown.body)).not.toMatch(/cost/i);

    const file = Buffer.from(`Title,Cost per item\n${name},250`);
    const query = { kind: 'products', name: 'costs.csv' };
    const checked = await admin.callLoosely('imports/check', {
      query,
      body: file,
      headers: { 'content-type': 'text/csv' },
    });
    const { importId } = checked.body;
    await admin.call('imports/run', { body: { importId } });
    expect(await costPaise()).toBe(25_000);
    await admin.call('imports/undo', { body: { importId } });
    expect(await costPaise()).toBe(40_000);
    const { body } = await admin.call('product/update', { body: { productId, cost: null } });
    expect(await costPaise()).toBeNull();
    await admin.call('admin/undo', { body: { activityId: body.activityId ?? 0 } });
    expect(await costPaise()).toBe(40_000);
  });
});

describe('due amounts', () => {
  it('include the rest of a pending membership, and of a checkout from its first delivered order on', async () => {
    const before = totalsOf(await read('dues'));
    const more = async () =>
      totalsOf(await read('dues')).map((value, index) => (value ?? 0) - (before[index] ?? 0));
    const { membershipId } = await gym.make.membership();
    await admin.call('payments/receive', {
      body: { subject: 'membership', id: membershipId, mode: 'cash', amount: 12_000 },
    });
    expect(await more()).toEqual([89_900, 1]);

    const product = await gym.make.product({ price: 100, discount: 0 });
    const { orderId, checkoutId } = await gym.make.order({ product, orderStatus: 'Out-For-Delivery' });
    expect(await more()).toEqual([89_900, 1]);
    await admin.call('orders/update', { body: { id: orderId, status: 'Delivered' } });
    expect(await more()).toEqual([89_900 + 12_900, 2]);

    await admin.call('payments/receive', { body: { subject: 'checkout', id: checkoutId, mode: 'cash' } });
    await admin.call('payments/receive', { body: { subject: 'membership', id: membershipId, mode: 'cash' } });
    expect(await more()).toEqual([0, 0]);
    expect((await linesOf({ report: 'dues' }))[0]).toBe('Kind,Due,Unpaid');
  });
});

describe('paused memberships', () => {
  it('are those paused on the last day, until their pause ends, also early', async () => {
    gym.setNow(new Date('2030-03-04T06:30:00Z'));
    const [whole, early] = await Promise.all(
      [1, 2].map(() => gym.make.membership({ paymentStatus: 'payed' })),
    );
    const pause = (held: typeof whole, fromDay: Day, toDay: Day) =>
      held &&
      gym.as(held.member).call('membership/pause', { body: { id: held.membershipId, fromDay, toDay } });
    await pause(whole, '2030-03-10', '2030-03-16');
    await pause(early, '2030-03-12', '2030-03-20');
    gym.setNow(new Date('2030-03-14T06:30:00Z'));
    if (early) await gym.as(early.member).call('membership/resume', { body: { id: early.membershipId } });

    const pausedOn = async (to: Day) =>
      (await read('memberships', { from: '2030-03-01', to })).figures.find(({ label }) => label === 'Paused')
        ?.value;
    const days: Day[] = ['2030-03-09', '2030-03-10', '2030-03-12', '2030-03-13', '2030-03-14'];

    expect(await Promise.all(days.map(pausedOn))).toEqual([0, 1, 2, 2, 1]);
    gym.setNow(new Date('2030-03-17T06:30:00Z'));
    expect(await Promise.all(['2030-03-16', '2030-03-17'].map(pausedOn))).toEqual([1, 0]);
  });
});

describe('memberships that end', () => {
  it('today and in 30 days are due for renewal, tomorrow’s in 7 days, unless a later paid one follows', async () => {
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
    const notYetPaid = await ending(14);
    await gym.make.membership({ member: notYetPaid.member });

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
