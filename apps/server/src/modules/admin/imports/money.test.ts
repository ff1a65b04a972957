// onBothEngines: sums are maintained by triggers, in the engine's types
import { rupeesToPaise } from '@namma/contract/money';
import { type ReportName, reportNames } from '@namma/contract/reports/rules';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { listKeptTotals, listRecountedTotals } from '../../../testing/totals.ts';

const TODAY = '2030-03-04';
const HSR = 'HSR Layout' as const;
const gym = await startTestGym({ today: TODAY });
const owner = gym.as(await gym.make.admin());

async function bring(kind: 'members' | 'products', body: string): Promise<number> {
  const checked = await owner.callLoosely('imports/check', {
    query: { kind, name: `${kind}.csv` },
    body: Buffer.from(body),
    headers: { 'content-type': 'text/csv' },
  });
  const ran = await owner.call('imports/run', { body: { importId: checked.body.importId } });
  expect(ran.body.refused).toEqual([]);
  return checked.body.importId;
}
const undo = (importId: number) => owner.callLoosely('imports/undo', { body: { importId } });
const findPerson = async (q: string) =>
  (await owner.call('admin/getMembers', { query: { q } })).body.content[0];

/** A day of trade of every kind: a delivered and paid order, a counter sale, a membership, and a refund. */
async function trade(): Promise<void> {
  const product = await gym.make.product({ price: 349.5, discount: 12.5, onHand: 40 });
  const { checkoutId } = await gym.make.order({ product, quantity: 3, orderStatus: 'Delivered' });
  await owner.call('payments/receive', {
    body: { subject: 'checkout', id: checkoutId, mode: 'card', center: HSR },
  });
  const [found] = (await owner.call('sales/find', { query: { q: product.name } })).body.products;
  const price = (found?.pricePaise ?? 0) / 100;
  const lines = [{ productId: product.productId, quantity: 2 }];
  const sold = await owner.call('sales/sell', {
    body: { lines, mode: 'cash', center: HSR, expectedTotal: 2 * price },
  });
  const [line] =
    (await owner.call('sales/getSold', { query: { q: sold.body.orderNumber } })).body.sales[0]?.lines ?? [];
  await owner.call('returns/request', {
    body: { orderId: line?.orderId ?? 0, reason: 'Torn package', quantity: 1, ofQuantity: 2 },
  });
  const [waiting] = (await owner.call('returns/getAll', { query: { status: 'approved' } })).body.content;
  const id = waiting?.returnId ?? 0;
  await owner.call('returns/decide', { body: { id, decision: 'receive' } });
  await owner.call('returns/decide', { body: { id, decision: 'refund', mode: 'cash', center: HSR } });
  const joined = await owner.call('membership/registerFor', {
    body: {
      member: { name: 'Kaveri', phone: '9000000001' },
      type: 'Elite',
      center: HSR,
      start_Date: TODAY,
      end_Date: '2031-03-04',
      payments: [{ mode: 'cash', amount: 2_000 }, { mode: 'card' }],
    },
  });
  expect([sold.status, joined.status], JSON.stringify(joined.body)).toEqual([201, 201]);
}

const report = async (name: ReportName) =>
  (await owner.call('admin/getReport', { query: { report: name, from: TODAY, to: TODAY } })).body;
const textOf = async (
  call: 'admin/exportPayments' | 'admin/exportGst' | 'admin/exportReport',
  query: Record<string, string>,
) => (await owner.callLoosely(call, { query })).body;

/** All revenue figures, without the numbers of people and memberships. */
async function readMoney() {
  const { todaySales, totalSales, salesByDay, ordersByStatus } = (await owner.call('admin/getDashData')).body;
  return {
    dashboard: { todaySales, totalSales, salesByDay, ordersByStatus },
    cashUp: (await owner.call('payments/getDay', { query: { day: TODAY } })).body,
    cashUpFile: await textOf('admin/exportPayments', { from: TODAY, to: TODAY }),
    documents: (await owner.call('admin/getDocuments', { query: { limit: 100 } })).body,
    gst: await textOf('admin/exportGst', { month: TODAY.slice(0, 7) }),
    sales: await report('sales'),
    salesFile: await textOf('admin/exportReport', { report: 'sales', from: TODAY, to: TODAY }),
    payments: await report('payments'),
    paymentsFile: await textOf('admin/exportReport', { report: 'payments', from: TODAY, to: TODAY }),
  };
}
const readAllReports = () => Promise.all(reportNames.map(report));
const duePaise = async () => (await report('dues')).figures.find(({ unit }) => unit === 'paise')?.value ?? 0;

const people = [
  'Name,Mobile,Centre,Plan,Valid from,Valid till,Paid so far,Price',
  `Asha Rao,9000000011,${HSR},Elite 12 months,15/09/2029,15/09/2030,9000,9000`,
  `Ravi Kumar,9000000012,${HSR},Elite Pro 6 months,15/12/2029,15/06/2030,4000.50,9999`,
  'Only A Person,9000000013,,,,,,',
].join('\n');
const goods =
  'Title,Type,Variant Price,Variant Inventory Qty,Status\nZebra whey,Whey protein,2499.00,12,active\n';

describe('the revenue of the gym', () => {
  it('is equal to the paisa before and after an import, and after its undo', async () => {
    await trade();
    const [before, reports, dueBefore] = [await readMoney(), await readAllReports(), await duePaise()];
    expect(before.cashUp.rows).toHaveLength(5);
    expect(before.documents.content.length).toBeGreaterThanOrEqual(3);

    const imports = [await bring('members', people), await bring('products', goods)];

    expect(await readMoney()).toEqual(before);
    // Earlier debts are due from now on.
    expect((await duePaise()) - dueBefore).toBe(rupeesToPaise(9_999) - 400_050);
    expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));

    for (const importId of imports.toReversed()) expect((await undo(importId)).status).toBe(200);
    expect(await readMoney()).toEqual(before);
    expect(await readAllReports()).toEqual(reports);
    expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
  });
});

describe('an undo after one of its members has checked in', () => {
  it('is refused with the reason, and keeps everyone', async () => {
    const importId = await bring('members', people);
    const { userId = 0 } = (await findPerson('9000000011')) ?? {};
    const scan = await owner.call('visits/scan', { body: { memberId: userId, center: HSR } });
    expect(scan.body.verdict).not.toBe('refused');
    const before = await readMoney();

    const answer = await undo(importId);

    expect([answer.status, answer.body.code]).toEqual([409, 'importUsed']);
    expect(answer.body.message).toContain('1 visit');
    expect(await findPerson('9000000011')).toMatchObject({ userId, membership: { type: 'Elite' } });
    expect(await findPerson('9000000012')).toBeDefined();
    expect(await readMoney()).toEqual(before);
    expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
  });
});
