import { addDays, type Day } from '@namma/contract/days/dates';
import { receivePayment } from '../../money/front-desk/api.ts';
import { countStock, receiveStock } from '../../shop/catalogue/api.ts';
import { advanceOrders, cancelOrder, placeOrder, rate } from '../../shop/orders/api.ts';
import { type DemoMonth, get } from './demo-month.ts';
import type { StepOf } from './rules/steps.ts';
import { demoStock } from './rules/stock.ts';

// The shop's part of the demo month: stock and orders.

/** Some products have been counted since the month began. */
export async function receiveDemoStock(month: DemoMonth, at: Date, today: Day): Promise<void> {
  month.now = at;
  for (const { place, lots } of demoStock) {
    const productId = get(month.products, place);
    for (const { quantity, lot, keepsDays } of lots)
      await receiveStock(month.deps, month.admin, {
        productId,
        quantity,
        ...(lot && { lot }),
        ...(keepsDays && { bestBefore: addDays(today, keepsDays) }),
      });
  }
}

/** At the end of the month somebody counts them: some are low, one is gone. */
export async function countDemoStock(month: DemoMonth, at: Date): Promise<void> {
  month.now = at;
  for (const { place, counted } of demoStock)
    await countStock(month.deps, month.admin, {
      productId: get(month.products, place),
      onHand: counted,
      reason: 'Monthly count',
    });
}

export async function orderProducts(
  month: DemoMonth,
  { checkout, member, lines }: StepOf<'order'>,
): Promise<void> {
  const { session, addressId } = get(month.members, member);
  const cartProductDetails = lines.map(({ product, quantity }) => ({
    productId: get(month.products, product),
    quantity,
  }));
  const form = { paymentMode: 'COD', source: 'buy', addressId, cartProductDetails } as const;
  const { checkoutId, orderIds } = await placeOrder(month.deps, session, form, undefined);
  const placed = cartProductDetails.map(({ productId }, i) => ({
    productId,
    orderId: get(orderIds, i),
    isCancelled: false,
  }));
  month.checkouts[checkout] = { checkoutId, session, lines: placed };
}

export async function moveOrders(month: DemoMonth, { checkouts, status }: StepOf<'move'>): Promise<void> {
  const moves = checkouts.flatMap((checkout) =>
    get(month.checkouts, checkout)
      .lines.filter(({ isCancelled }) => !isCancelled)
      .map(({ orderId }) => ({ id: orderId, status })),
  );
  const { left } = await advanceOrders(month.deps, month.admin, { moves });
  for (const { reason } of left) throw new Error(`An order of the demo month was not moved: ${reason}`);
}

export async function cancelLine(
  month: DemoMonth,
  { checkout, line, by, reason }: StepOf<'cancel'>,
): Promise<void> {
  const { session, lines } = get(month.checkouts, checkout);
  const order = get(lines, line);
  await cancelOrder(month.deps, by === 'admin' ? month.admin : session, { id: order.orderId, reason });
  order.isCancelled = true;
}

export async function rateLine(month: DemoMonth, { checkout, line, stars }: StepOf<'rate'>): Promise<void> {
  const { session, lines } = get(month.checkouts, checkout);
  const { orderId, productId } = get(lines, line);
  await rate(month.deps, session, { rating: stars, orderId, productId });
}

export async function collectCash(
  month: DemoMonth,
  { checkout, received }: StepOf<'collect'>,
): Promise<void> {
  const { checkoutId: id } = get(month.checkouts, checkout);
  await receivePayment(month.deps, month.admin, { subject: 'checkout', id, ...received }, undefined);
}
