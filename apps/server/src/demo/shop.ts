import { addDays } from '@namma/contract/days/dates';
import { after, type DemoMonth, FIRST_DAY, type Member } from './month.ts';
import { Random } from './random.ts';
import { reviewsByStars } from './texts.ts';
import type { Till } from './till.ts';

const SEED = 560_034;
const ORDER_COUNT = 150;

/** The orders of the first member: rated, unrated, on the way and new. */
const ordersOfFirst = [
  { day: -19, minute: 20 * 60 + 12, size: 2, isRated: true },
  { day: -8, minute: 19 * 60 + 41, size: 1, isRated: false },
  { day: -2, minute: 20 * 60 + 5, size: 1, isRated: false },
  { day: -1, minute: 21 * 60 + 26, size: 2, isRated: false },
];

/** The tracked products, by their index in the catalogue, with their remaining stock. All others are untracked. */
const stocked = [
  {
    place: 25,
    lots: [
      { lot: 'NG-2608-C', keepsDays: 130 },
      { lot: 'NG-2610-A', keepsDays: 300 },
    ],
    left: 96,
  },
  { place: 29, lots: [{ lot: 'KV-2607-B', keepsDays: 62 }], left: 80 },
  { place: 33, lots: [{ lot: 'DI-2609-A', keepsDays: 240 }], left: 4 },
  { place: 37, lots: [{ lot: undefined, keepsDays: undefined }], left: 48 },
  { place: 41, lots: [{ lot: 'MM-2606-D', keepsDays: 200 }], left: 0 },
];
const SOLD_OUT = 41;

interface Line {
  productId: number;
  quantity: number;
  orderId: number;
  isCancelled: boolean;
  isReturned: boolean;
}

interface Checkout {
  at: Date;
  day: number;
  member: Member;
  lines: Line[];
  checkoutId: string;
  /** Undefined for a random choice. */
  isRated: boolean | undefined;
  cancels: 'member' | 'desk' | undefined;
}

interface Shop {
  month: DemoMonth;
  random: Random;
  till: Till;
  products: readonly number[];
  /** Unused review texts, by stars. */
  unused: ReadonlyMap<number, string[]>;
}

/**
 * Schedules the orders of a month with their deliveries, payments, cancellations, ratings and returns, and the stock.
 */
export function planShop(month: DemoMonth, till: Till, products: readonly number[]): void {
  const shop: Shop = { month, random: new Random(SEED), till, products, unused: reviewsByStars() };
  const checkouts = planCheckouts(shop);
  planStock(shop, checkouts);
  for (const checkout of checkouts) month.at(checkout.at, () => placeOrder(month, checkout));
  const delivered = planDeliveries(shop, checkouts);
  planReturns(month, delivered);
}

function planCheckouts(shop: Shop): Checkout[] {
  const { month } = shop;
  const ofFirst = ordersOfFirst.map(({ day, minute, size, isRated }) => ({
    at: month.instant(day, minute),
    day,
    member: month.members[0] as Member,
    size,
    isRated,
  }));
  const size = ORDER_COUNT - ordersOfFirst.reduce((sum, each) => sum + each.size, 0);
  const ofOthers = [...linesByDay(shop, size)].flatMap(([day, lines]) => planDay(shop, day, lines));
  return [...ofFirst, ...ofOthers]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ size, ...checkout }, place) => ({
      ...checkout,
      lines: fillCart(shop, size, checkout.day),
      checkoutId: '',
      cancels: checkout.isRated === undefined ? whoCancels(place, size) : undefined,
    }));
}

function planDay({ month, random }: Shop, day: number, lines: number) {
  const shoppers = month.members.filter(({ joined }, i) => i > 0 && joined < day);
  const planned = [];
  for (let left = lines; left > 0; ) {
    const size = Math.min(
      left,
      random.weighted([1, 2, 3], (each) => 6 / each ** 2),
    );
    left -= size;
    planned.push({
      at: month.leisureHour(day, random),
      day,
      member: random.pick(shoppers),
      size,
      isRated: undefined,
    });
  }
  return planned;
}

/** The number of order lines of each day: more at weekends, and slightly more every week. */
function linesByDay({ month, random }: Shop, total: number): Map<number, number> {
  const weights = Array.from({ length: 1 - FIRST_DAY }, (_, i) => {
    const byWeekday = [1.7, 0.9, 0.85, 1, 1, 1.2, 1.65][month.weekday(FIRST_DAY + i)] ?? 1;
    return byWeekday * (0.85 + 0.01 * i) * (0.75 + random.next() / 2);
  });
  const sum = weights.reduce((a, b) => a + b, 0);
  const lines = new Map<number, number>();
  let planned = 0;
  let given = 0;
  for (const [i, weight] of weights.entries()) {
    planned += (weight / sum) * total;
    lines.set(FIRST_DAY + i, Math.round(planned) - given);
    given = Math.round(planned);
  }
  return lines;
}

/** Different products, with a preference for the first of the catalogue. */
function fillCart({ random, products }: Shop, size: number, day: number): Line[] {
  const lines: Line[] = [];
  const places = products.map((_, place) => place);
  while (lines.length < size) {
    const place = random.weighted(places, (each) => 1 / (each + 6));
    const productId = products[place] ?? 0;
    const isSoldOut = place === SOLD_OUT && day >= -1;
    if (isSoldOut || lines.some((line) => line.productId === productId)) continue;
    const quantity = random.weighted([1, 2, 3], (each) => 1 / each ** 3);
    lines.push({ productId, quantity, orderId: 0, isCancelled: false, isReturned: false });
  }
  return lines;
}

/** Some members cancel their first line, and the desk the first of several that it cannot send. */
function whoCancels(place: number, size: number): Checkout['cancels'] {
  if (place % 19 === 7) return 'member';
  return place % 19 === 12 && size > 1 ? 'desk' : undefined;
}

async function placeOrder(month: DemoMonth, checkout: Checkout): Promise<void> {
  const { member, lines } = checkout;
  const { checkoutId, orderIds } = await month.call(member.userId, 'orders/order', {
    body: {
      paymentMode: 'COD',
      source: 'buy',
      addressId: member.addressId,
      cartProductDetails: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    },
  });
  checkout.checkoutId = checkoutId;
  for (const [i, line] of lines.entries()) line.orderId = orderIds[i] ?? 0;
}

/**
 * Stock arrives as the month begins: what the month sells and what is left of it. Yesterday evening the desk counted
 * it.
 */
function planStock({ month, random, products }: Shop, checkouts: readonly Checkout[]): void {
  const counted = month.deskHour(-1, 'evening', random);
  for (const { place, lots, left } of stocked) {
    const productId = products[place] ?? 0;
    const lines = (isLate: boolean) =>
      checkouts
        .filter(({ at }) => at > counted === isLate)
        .flatMap((each) => each.lines.filter((line) => line.productId === productId));
    const piecesOf = (sold: readonly Line[]) => sold.reduce((sum, { quantity }) => sum + quantity, 0);
    const quantity = left + piecesOf(lines(false)) + piecesOf(lines(true));
    for (const [i, { lot, keepsDays }] of lots.entries())
      month.at(month.instant(FIRST_DAY - 1, 8 * 60), async () => {
        const isLast = i === lots.length - 1;
        const share = Math.floor(quantity / lots.length);
        await month.call(month.desk, 'stock/receive', {
          body: {
            productId,
            quantity: isLast ? quantity - share * i : share,
            ...(lot && { lot }),
            ...(keepsDays && { bestBefore: addDays(month.today, keepsDays) }),
          },
        });
      });
    month.at(counted, async () => {
      await month.call(month.desk, 'stock/count', {
        body: { productId, onHand: left + piecesOf(lines(true)), reason: 'Monthly count' },
      });
    });
  }
  const soldOut = products[SOLD_OUT] ?? 0;
  for (const member of month.members.slice(5, 8))
    month.at(after(counted, 30), async () => {
      await month.call(member.userId, 'product/notifyMe', { body: { productId: soldOut } });
    });
}

/**
 * The desk moves new orders to Transit in the morning, sends them out the next morning, and marks them as delivered in
 * the evening. Today's delivery run has not begun and yesterday's parcels are still out, so there are orders in every
 * status.
 * @returns the checkouts of each day of delivery
 */
function planDeliveries(shop: Shop, checkouts: readonly Checkout[]): Map<number, Checkout[]> {
  const { month, random, till } = shop;
  const delivered = new Map<number, Checkout[]>();
  let waiting: readonly Checkout[] = checkouts;
  let handedOver: Checkout[] = [];
  for (let day = FIRST_DAY; day < 0; day++) {
    const morning = month.deskHour(day, 'morning', random);
    const evening = month.deskHour(day, 'evening', random);
    const sentOut = handedOver;
    const packed = waiting.filter(({ at }) => at < morning);
    handedOver = packed;
    waiting = waiting.filter(({ at }) => at >= morning);
    for (const checkout of packed) planCancellation(month, checkout, morning);
    month.at(morning, () => move(month, sentOut, 'Out-For-Delivery'));
    month.at(after(morning, 4), () => move(month, packed, 'Transit'));
    if (day === -1) break;
    month.at(evening, () => move(month, sentOut, 'Delivered'));
    // The money of one parcel of the last delivery run is missing.
    const unpaid = day === -2 ? sentOut.findLast(({ isRated }) => isRated === undefined) : undefined;
    for (const checkout of sentOut) {
      if (checkout !== unpaid) month.at(after(evening, 5), () => collectCash(month, till, checkout));
      planRatings(shop, checkout, day);
    }
    delivered.set(day, sentOut);
  }
  return delivered;
}

async function move(
  month: DemoMonth,
  checkouts: readonly Checkout[],
  status: 'Transit' | 'Out-For-Delivery' | 'Delivered',
): Promise<void> {
  const moves = checkouts.flatMap(({ lines }) =>
    lines.filter(({ isCancelled }) => !isCancelled).map(({ orderId }) => ({ id: orderId, status })),
  );
  if (moves.length > 0) await month.call(month.desk, 'orders/updateMany', { body: { moves } });
}

/** Members cancel between the order and the delivery run; the desk cancels when the parcel is packed. */
function planCancellation(month: DemoMonth, { at, member, lines, cancels }: Checkout, round: Date): void {
  const [line] = lines;
  if (!cancels || !line) return;
  const isByMember = cancels === 'member';
  line.isCancelled = true;
  month.at(isByMember ? new Date((at.getTime() + round.getTime()) / 2) : after(round, 2), async () => {
    await month.call(isByMember ? member.userId : month.desk, 'orders/cancel', {
      body: {
        id: line.orderId,
        reason: isByMember ? 'I have enough of it at home.' : 'The bag was torn.',
      },
    });
  });
}

/** The courier brings the money in the evening. */
async function collectCash(month: DemoMonth, till: Till, { checkoutId, lines }: Checkout): Promise<void> {
  if (lines.every(({ isCancelled }) => isCancelled)) return;
  await month.call(month.desk, 'payments/receive', {
    body: { subject: 'checkout', id: checkoutId, ...till.onDelivery() },
  });
}

/** Two of three products are rated within three days of their delivery, some of them with a review. */
function planRatings(
  { month, random, unused }: Shop,
  { member, lines, isRated }: Checkout,
  delivered: number,
): void {
  for (const line of lines) {
    const day = delivered + random.between(1, 3);
    const at = month.leisureHour(day, random);
    const rating = random.weighted([5, 4, 3, 2, 1], (stars) => [1, 4, 10, 35, 50][stars - 1] ?? 1);
    const isWilling = random.percent(66);
    const isWriting = random.percent(35);
    if (line.isCancelled || day >= 0 || !(isRated ?? isWilling)) continue;
    const review = isWriting ? unused.get(rating)?.shift() : undefined;
    month.at(at, async () => {
      if (line.isReturned) return;
      await month.call(member.userId, 'orders/rating', {
        body: { rating, orderId: line.orderId, productId: line.productId, ...(review && { review }) },
      });
    });
  }
}

/** Three members return something: one was refunded, one rejected, and the newest return waits for the desk. */
function planReturns(month: DemoMonth, delivered: ReadonlyMap<number, readonly Checkout[]>): void {
  const returns = [
    {
      day: -12,
      reason: 'I ordered the wrong size. It is unopened.',
      decisions: ['approve', 'receive', 'refund'],
    },
    { day: -9, reason: 'I do not need it any more.', decisions: ['refuse'] },
    { day: -3, reason: 'It was meant to be the vanilla flavour.', decisions: [] },
  ] as const;
  for (const { day, reason, decisions } of returns) {
    const checkout = delivered.get(day)?.find(({ isRated }) => isRated === undefined);
    const line = checkout?.lines.find(({ isCancelled }) => !isCancelled);
    if (!checkout || !line) continue;
    line.isReturned = true;
    month.at(month.instant(day + 1, 8 * 60), async () => {
      await month.call(checkout.member.userId, 'returns/request', {
        body: { orderId: line.orderId, reason },
      });
    });
    for (const [i, decision] of decisions.entries())
      month.at(month.instant(day + 1 + i, 9 * 60 + 5), async () => {
        const { content } = await month.call(month.desk, 'returns/getAll', { query: {} });
        const id = content.find(({ orderId }) => orderId === line.orderId)?.returnId ?? 0;
        await month.call(month.desk, 'returns/decide', {
          body: {
            id,
            decision,
            ...(decision === 'refund' && { mode: 'cash', center: 'indiranagar' }),
            ...(decision === 'refuse' && { note: 'The seal is broken.' }),
          },
        });
      });
  }
}
