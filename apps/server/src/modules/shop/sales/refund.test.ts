import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { giveFactor } from '../../../testing/second-factor.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const manager = await gym.make.staff({ preset: 'manager' });
const factor = await giveFactor(gym, manager.userId);
const clerk = await gym.make.staff({ preset: 'desk' });
const [admin, desk] = [gym.as(manager), gym.as(clerk)];
const center = 'HSR Layout' as const;

/** Each code works once, so every test moves on to the next one. */
const nextCode = (): string => {
  gym.setNow(new Date(gym.now().getTime() + 60_000));
  return factor.code();
};
const approval = () => ({ approver: manager.email, code: nextCode() });

async function sold(price: number, quantity: number) {
  const { productId } = await gym.make.product({ price, discount: 0, onHand: 20, category: 'wheyprotein' });
  const body = {
    lines: [{ productId, quantity }],
    mode: 'cash' as const,
    center,
    expectedTotal: price * quantity,
  };
  const { orderNumber } = (await admin.call('sales/sell', { body })).body;
  const [sale] = (await admin.call('sales/getSold', { query: { q: orderNumber } })).body.sales;
  const orderId = sale?.lines[0]?.orderId ?? 0;
  return { productId, orderId, orderNumber };
}
const refund = (orderId: number, expectedPaise: number, changes: object = {}) => ({
  orderId,
  reason: 'Wrong flavour',
  condition: 'sellable',
  mode: 'cash',
  center,
  expectedPaise,
  ...changes,
});
const onHand = async (productId: number) =>
  (await admin.call('stock/getDetails', { query: { productId } })).body.stock?.onHand;
const lineOf = async (orderNumber: string) =>
  (await admin.call('sales/getSold', { query: { q: orderNumber } })).body.sales[0]?.lines ?? [];

describe('a refund at the counter', () => {
  it('takes some pieces back to stock, and gives a receipt and a credit note', async () => {
    const { productId, orderId, orderNumber } = await sold(250, 3);

    const { status, body } = await admin.callLoosely('sales/refund', {
      body: refund(orderId, 50_000, { quantity: 2, ofQuantity: 3 }),
    });

    expect([status, body.status]).toEqual([201, 'Refunded ₹500']);
    expect(body).toMatchObject({ refundPaise: 50_000, receiptId: expect.any(Number) });
    expect(body.documentNumber).toMatch(/^NSG\/2930\/C/);
    expect(await onHand(productId)).toBe(19);
    expect(await lineOf(orderNumber)).toMatchObject([
      { quantity: 1, isReturned: false, returnBy: '2030-03-11' },
      { quantity: 2, isReturned: true, returnBy: null },
    ]);
  });

  it('leaves damaged goods out of the stock', async () => {
    const { productId, orderId } = await sold(250, 1);

    await admin.callLoosely('sales/refund', { body: refund(orderId, 25_000, { condition: 'damaged' }) });

    expect(await onHand(productId)).toBe(19);
  });

  it('exchanges goods in the same step', async () => {
    const { productId, orderId } = await sold(250, 1);
    const other = await gym.make.product({ price: 300, discount: 0, onHand: 5 });
    const exchange = { lines: [{ productId: other.productId, quantity: 1 }], expectedTotal: 300 };

    const { body } = await admin.callLoosely('sales/refund', { body: refund(orderId, 25_000, { exchange }) });

    expect(body).toMatchObject({ refundPaise: 25_000, sale: { totalPaise: 30_000 } });
    expect([await onHand(productId), await onHand(other.productId)]).toEqual([20, 4]);
  });

  it('changes nothing when the other goods are sold out', async () => {
    const { productId, orderId } = await sold(250, 1);
    const other = await gym.make.product({ price: 300, discount: 0, onHand: 0 });
    const exchange = { lines: [{ productId: other.productId, quantity: 1 }], expectedTotal: 300 };

    const answer = await admin.callLoosely('sales/refund', { body: refund(orderId, 25_000, { exchange }) });

    expect([answer.status, answer.body.code]).toEqual([409, 'soldOut']);
    expect(await onHand(productId)).toBe(19);
  });

  it('is refused after the days for it, at another amount, and a second time', async () => {
    const { orderId } = await sold(250, 1);

    const wrong = await admin.callLoosely('sales/refund', { body: refund(orderId, 100) });
    await admin.callLoosely('sales/refund', { body: refund(orderId, 25_000) });
    const again = await admin.callLoosely('sales/refund', { body: refund(orderId, 25_000) });
    const late = await sold(250, 1);
    const now = gym.now();
    gym.setNow(new Date('2030-03-12T06:30:00Z'));
    const tooLate = await admin.callLoosely('sales/refund', { body: refund(late.orderId, 25_000) });
    gym.setNow(now);

    expect([wrong, again, tooLate].map(({ body }) => body.code)).toEqual([
      'refundChanged',
      'returnedAlready',
      'returnTooLate',
    ]);
  });
});

describe('a refund by a person who does not handle returns', () => {
  it('needs the email and the code of a person who does, and the log names both', async () => {
    const { orderId } = await sold(250, 1);

    const alone = await desk.callLoosely('sales/refund', { body: refund(orderId, 25_000) });
    const approved = await desk.callLoosely('sales/refund', { body: refund(orderId, 25_000, approval()) });

    expect(alone).toMatchObject({
      status: 400,
      body: { code: 'approvalRequired', issues: [{ path: 'approver' }] },
    });
    expect(approved.status).toBe(201);
    const entries = gym.db
      .selectFrom('activity')
      .select(['admin_id', 'after'])
      .where('subject_id', '=', orderId);
    expect(await entries.where('action', '=', 'return requested').execute()).toEqual([
      { admin_id: clerk.userId, after: { return: 'received', approvedBy: manager.name } },
    ]);
  });

  it('gets the answer of a wrong code for every other account', async () => {
    const { orderId } = await sold(250, 1);
    const shop = await gym.make.staff({ preset: 'shop', center: 'kormangla' });
    const coach = await gym.make.staff({ preset: 'coach' });
    const member = await gym.make.member();
    const codes = await Promise.all(
      [shop, coach, member].map(async ({ userId, email }) => ({
        approver: email,
        code: (await giveFactor(gym, userId)).code(),
      })),
    );

    const answers = await Promise.all(
      [...codes, { approver: 'nobody@example.com', code: '123456' }].map((each) =>
        desk.callLoosely('sales/refund', { body: refund(orderId, 25_000, each) }),
      ),
    );

    expect(answers.map(({ body }) => body.code)).toEqual(Array(4).fill('factorCodeWrong'));
  });

  it('answers a repeated press with the first answer, and takes no code twice', async () => {
    const [first, second] = [await sold(250, 1), await sold(250, 1)];
    const headers = { [IDEMPOTENCY_KEY_HEADER]: `refund ${first.orderId}` };
    const approved = approval();
    const body = refund(first.orderId, 25_000, approved);

    const answers = [
      await desk.callLoosely('sales/refund', { body, headers }),
      await desk.callLoosely('sales/refund', { body, headers }),
    ];
    const other = await desk.callLoosely('sales/refund', { body: refund(second.orderId, 25_000, approved) });

    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(other.body.code).toBe('factorCodeUsed');
  });

  it('is stopped after ten wrong codes, as a sign-in is', async () => {
    const { orderId } = await sold(250, 1);
    const other = await gym.make.staff({ preset: 'desk' });
    const wrong = { approver: manager.email, code: '000000' };
    const send = () => gym.as(other).callLoosely('sales/refund', { body: refund(orderId, 25_000, wrong) });

    for (let n = 0; n < 10; n++) await send();

    expect((await send()).status).toBe(429);
    const right = await gym
      .as(other)
      .callLoosely('sales/refund', { body: refund(orderId, 25_000, approval()) });
    expect(right.status).toBe(429);
  });
});
