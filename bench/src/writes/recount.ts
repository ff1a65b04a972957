import { CONVENIENCE_FEE_RUPEES } from '@namma/contract/business';
import { rupeesToPaise } from '@namma/contract/money';
import type { Database } from '../shop/database.ts';

/** Sales so far, counted in the tables. */
export interface Count {
  checkouts: number;
  lines: number;
  pieces: number;
  /** Pieces sold, by the products' counters. */
  countedPieces: number;
  /** An instant of the database's clock. */
  at: string;
}

export async function count(db: Database): Promise<Count> {
  const [row] = await db.query<Count>(
    `select (select count(*)::int from checkouts) as checkouts, count(*)::int as lines,
       coalesce(sum(quantity), 0)::float8 as pieces,
       (select sum(buy_counts)::float8 from products) as "countedPieces", clock_timestamp()::text as at
     from orders`,
  );
  if (!row) throw new Error('Nothing can be counted.');
  return row;
}

export interface Expectation {
  /** Orders that clients were told about. */
  acknowledged: number;
  /** Orders that were running when the time was up; they may or may not exist. */
  underWay: number;
  linesOfAnOrder: number;
}

/** Contradictions between the two counts and the acknowledged orders. */
export function compareCounts(before: Count, after: Count, expected: Expectation): string[] {
  const { acknowledged, underWay, linesOfAnOrder } = expected;
  const placed = after.checkouts - before.checkouts;
  const lines = after.lines - before.lines;
  const pieces = after.pieces - before.pieces;
  const counted = after.countedPieces - before.countedPieces;
  return [
    acknowledged === 0 && 'no order was placed',
    placed < acknowledged && `${acknowledged} orders acknowledged, ${placed} in the table`,
    placed > acknowledged + underWay && `${placed} orders in the table, only ${acknowledged} acknowledged`,
    lines !== placed * linesOfAnOrder && `${lines} lines of ${placed} orders`,
    pieces !== lines && `${pieces} pieces in ${lines} lines of one piece`,
    counted !== pieces && `${pieces} pieces sold, the products count ${counted}`,
  ].filter((fault) => fault !== false);
}

/** Orders since this instant whose total is not the sum of their lines at the products' prices plus the fee. */
export async function findWrongTotals(db: Database, since: string): Promise<string[]> {
  const wrong = await db.query<{ id: string; total: number; right: number }>(
    `select c.id, c.total_paise::float8 as total, right_total.paise as right
     from checkouts c,
       lateral (select ${rupeesToPaise(CONVENIENCE_FEE_RUPEES)} + sum(o.quantity * p.displayed_rupees * 100)::float8 as paise
         from orders o join products p on p.id = o.product_id
         where o.checkout_id = c.id and o.unit_price_paise = p.displayed_rupees * 100) as right_total
     where c.created_at >= $1 and c.total_paise is distinct from right_total.paise limit 5`,
    [since],
  );
  return wrong.map(
    ({ id, total, right }) => `checkout ${id} has a total of ${total} paise instead of ${right}`,
  );
}
