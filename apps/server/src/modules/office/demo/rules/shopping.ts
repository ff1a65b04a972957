import { minutes } from '@namma/contract/days/dates';
import type { DemoCalendar } from './calendar.ts';
import type { Till } from './payments.ts';
import type { Random } from './random.ts';
import type { DemoLine, DemoStep, StepOf } from './steps.ts';

export const ORDER_COUNT = 150;
/** The first day with orders; the dashboard's chart begins there. */
const FIRST_DAY = -29;

/** The orders of the sign-in member: rated, unrated, on the way and new. */
const ordersToTry = [
  { offset: -19, minute: 20 * 60 + 12, lines: 2, isRated: true },
  { offset: -8, minute: 19 * 60 + 41, lines: 1, isRated: false },
  { offset: -2, minute: 20 * 60 + 5, lines: 1, isRated: false },
  { offset: -1, minute: 21 * 60 + 26, lines: 2, isRated: false },
] as const;

interface Placed {
  step: StepOf<'order'>;
  offset: number;
  /** Undefined for a random choice. */
  isRated: boolean | undefined;
}

interface Shop {
  calendar: DemoCalendar;
  random: Random;
  till: Till;
  /** Members who had registered before that day, except the first. */
  shoppersOn: (offset: number) => readonly number[];
  productCount: number;
}

/**
 * Now and then a member cancels the first line of an order before it is sent out, or the gym the first of several after
 * that.
 */
function whoCancels({ step, isRated }: Placed): 'member' | 'admin' | undefined {
  if (isRated !== undefined) return undefined;
  if (step.checkout % 19 === 7) return 'member';
  return step.checkout % 19 === 12 && step.lines.length > 1 ? 'admin' : undefined;
}

const isCancelled = (order: Placed, line: number): boolean => line === 0 && whoCancels(order) !== undefined;
const hasLinesLeft = (order: Placed): boolean => order.step.lines.length > 1 || !isCancelled(order, 0);

/** The orders of a month, the work of the front desk until yesterday, and the ratings. */
export function planShopping(shop: Shop): DemoStep[] {
  const placed = planOrders(shop);
  return [...placed.map(({ step }) => step), ...planDeliveries(shop, placed)];
}

function planOrders(shop: Shop): Placed[] {
  const { calendar, random } = shop;
  const fixed = ordersToTry.map(({ offset, minute, lines, isRated }) => ({
    at: calendar.at(offset, minute),
    offset,
    member: 0,
    lines,
    isRated,
  }));
  const rest = ORDER_COUNT - fixed.reduce((sum, { lines }) => sum + lines, 0);
  const others = [...spreadOverDays(shop, rest)].flatMap(([offset, lines]) => {
    const checkouts = [];
    for (let left = lines; left > 0; ) {
      const size = Math.min(
        left,
        random.weighted([1, 2, 3], (each) => 6 / each ** 2),
      );
      left -= size;
      checkouts.push({
        at: calendar.at(offset, calendar.shoppingMinute(offset, random)),
        offset,
        member: random.pick(shop.shoppersOn(offset)),
        lines: size,
        isRated: undefined,
      });
    }
    return checkouts;
  });
  return [...fixed, ...others]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, offset, member, lines, isRated }, checkout) => ({
      step: { at, kind: 'order', checkout, member, lines: fillCart(shop, lines) },
      offset,
      isRated,
    }));
}

/** The number of lines of each day, more at weekends and slightly more every week. */
function spreadOverDays({ calendar, random }: Shop, total: number): Map<number, number> {
  const weights = Array.from({ length: 1 - FIRST_DAY }, (_, i) => {
    const byDay = [1.7, 0.9, 0.85, 1, 1, 1.2, 1.65][calendar.weekday(FIRST_DAY + i)] ?? 1;
    return byDay * (0.85 + 0.01 * i) * (0.75 + random.next() / 2);
  });
  const sum = weights.reduce((a, b) => a + b, 0);
  const spread = new Map<number, number>();
  let planned = 0;
  let given = 0;
  for (const [i, weight] of weights.entries()) {
    planned += (weight / sum) * total;
    spread.set(FIRST_DAY + i, Math.round(planned) - given);
    given = Math.round(planned);
  }
  return spread;
}

/** Different products, the first of the list most often. */
function fillCart({ random, productCount }: Shop, lines: number): DemoLine[] {
  const cart: DemoLine[] = [];
  const products = Array.from({ length: productCount }, (_, i) => i);
  while (cart.length < Math.min(lines, productCount)) {
    const product = random.weighted(products, (_, i) => 1 / (i + 6));
    if (cart.some((line) => line.product === product)) continue;
    cart.push({ product, quantity: random.weighted([1, 2, 3], (each) => 1 / each ** 3) });
  }
  return cart;
}

/**
 * The front desk moves new orders to Transit before its morning round, to Out-For-Delivery on the next one, and to
 * Delivered in the evening. Today's round has not begun and yesterday's parcels are still out, so there are orders in
 * every status.
 */
function planDeliveries({ calendar, random, till }: Shop, placed: readonly Placed[]): DemoStep[] {
  const steps: DemoStep[] = [];
  let waiting: readonly Placed[] = placed;
  let handedOver: Placed[] = [];
  for (let offset = FIRST_DAY; offset < 0; offset++) {
    const morning = calendar.adminHour(offset, 'first', random);
    const evening = calendar.adminHour(offset, 'second', random);
    const sentOut = handedOver;
    handedOver = waiting.filter(({ step }) => step.at < morning);
    waiting = waiting.filter(({ step }) => step.at >= morning);
    const sendOut = new Date(morning.getTime() + 4 * 60_000);
    steps.push(...planCancellations(handedOver, morning, sendOut));
    steps.push(...moveAll(sentOut, 'Out-For-Delivery', morning), ...moveAll(handedOver, 'Transit', sendOut));
    if (offset === -1) break;
    steps.push(...moveAll(sentOut, 'Delivered', evening));
    steps.push(...planCollection({ till, isLast: offset === -2 }, sentOut, evening));
    steps.push(...sentOut.flatMap((delivered) => planStars({ calendar, random }, delivered, offset)));
  }
  return steps;
}

/** A member cancels half-way between the order and the round; the gym, when the parcel is packed. */
const planCancellations = (orders: readonly Placed[], round: Date, sendOut: Date): DemoStep[] =>
  orders.flatMap((order): DemoStep[] => {
    const by = whoCancels(order);
    if (!by) return [];
    const { checkout, at: orderedAt } = order.step;
    const cancel = { kind: 'cancel', checkout, line: 0, by } as const;
    return [
      by === 'member'
        ? {
            ...cancel,
            at: new Date((orderedAt.getTime() + round.getTime()) / 2),
            reason: 'I have enough of it at home.',
          }
        : { ...cancel, at: new Date(sendOut.getTime() + minutes(2)), reason: 'The bag was torn.' },
    ];
  });

/** The couriers bring the money in the evening. On the last one, that of one parcel is missing. */
function planCollection(
  { till, isLast }: { till: Till; isLast: boolean },
  delivered: readonly Placed[],
  evening: Date,
): DemoStep[] {
  const missing = isLast ? delivered.findLast(({ step }) => step.member > 0) : undefined;
  const at = new Date(evening.getTime() + minutes(5));
  return delivered
    .filter((order) => order !== missing && hasLinesLeft(order))
    .map(({ step }) => ({ at, kind: 'collect', checkout: step.checkout, received: till.atDoor() }));
}

const moveAll = (
  moved: readonly Placed[],
  status: 'Transit' | 'Out-For-Delivery' | 'Delivered',
  at: Date,
): DemoStep[] =>
  moved.length === 0 ? [] : [{ at, kind: 'move', checkouts: moved.map(({ step }) => step.checkout), status }];

/** Two of three are rated, within three days of delivery. */
function planStars(
  { calendar, random }: Pick<Shop, 'calendar' | 'random'>,
  placed: Placed,
  delivered: number,
): DemoStep[] {
  const { step, isRated } = placed;
  return step.lines.flatMap((_, line): DemoStep[] => {
    const offset = delivered + random.between(1, 3);
    const stars = random.weighted([5, 4, 3, 2, 1], (each) => [1, 4, 10, 35, 50][each - 1] ?? 1);
    const at = calendar.at(offset, calendar.shoppingMinute(offset, random));
    const wants = random.percent(66);
    if (isCancelled(placed, line) || offset >= 0 || !(isRated ?? wants)) return [];
    return [{ at, kind: 'rate', checkout: step.checkout, line, stars }];
  });
}
