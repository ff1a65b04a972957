import { formatPaise } from '@namma/contract/money';
import type { Stop } from '@namma/contract/orders/delivery-run-schemas';

/** The stops of one pincode in order, with the cash to collect. */
export interface Area {
  pincode: string;
  town: string;
  stops: Stop[];
  duePaise: number;
}

export const sumOf = (stops: readonly Stop[]): number =>
  stops.reduce((sum, { duePaise }) => sum + duePaise, 0);

/** The stops by pincode; they come in this order. */
export function groupByArea(stops: readonly Stop[]): Area[] {
  const areas = new Map<string, Stop[]>();
  for (const stop of stops)
    areas.set(stop.address.pincode, [...(areas.get(stop.address.pincode) ?? []), stop]);
  return [...areas].map(([pincode, of]) => ({
    pincode,
    town: of[0]?.address.town ?? '',
    stops: of,
    duePaise: sumOf(of),
  }));
}

/** True if some of the stop's goods are out for delivery, or have arrived and are not paid yet. */
export const isCollectable = ({ lines, duePaise }: Stop): boolean =>
  lines.some(({ status }) => status === 'Out-For-Delivery') ||
  (duePaise > 0 && lines.some(({ status }) => status === 'Delivered'));

export const isOut = ({ status }: Stop['lines'][number]): boolean => status === 'Out-For-Delivery';

/** The line of a stop, with its price. */
type PricedLine = Stop['lines'][number];

/** Amount to collect at a stop, without refused lines. The fee is due while any line is left. */
export function dueWithout(stop: Stop, refused: ReadonlySet<number>): number {
  const gone = stop.lines.filter(({ orderId }) => refused.has(orderId));
  if (gone.length === 0) return stop.duePaise;
  if (gone.length === stop.lines.length) return 0;
  return Math.max(0, stop.duePaise - gone.reduce((sum, line) => sum + costOf(line), 0));
}

const costOf = ({ pricePaise, quantity }: PricedLine): number => pricePaise * quantity;

/**
 * Text about missing or excess cash, naming an order with exactly that amount. Undefined if the cash is complete.
 */
export function missingWords(
  handedPaise: number,
  expectedPaise: number,
  chosen: readonly Due[],
): string | undefined {
  const missing = expectedPaise - handedPaise;
  if (missing === 0) return undefined;
  if (missing < 0) return `${formatPaise(-missing)} over`;
  const alike = chosen.filter(({ duePaise }) => duePaise === missing).map(({ orderNumber }) => orderNumber);
  const whose =
    alike.length === 0 || alike.length > MOST_NAMED ? '' : `: as much as ${alike.join(' or ')} comes to`;
  return `${formatPaise(missing)} is missing${whose}`;
}

const MOST_NAMED = 3;

/** A selected order with the cash to collect. */
export interface Due {
  orderNumber: string;
  duePaise: number;
}
