import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../platform/db/types.ts';
import { ask, signUp } from './order-stream.ts';

/** Pieces of each order of a delivery run. */
const PIECES = 2;
/** The number of orders that the list of orders moves in one step. */
const MOVED_AT_ONCE = 100;

/** The result of a delivery run: one refused order, and the money of another. */
export interface DeliveryRun {
  body: object;
  checkoutIds: string[];
  duePaise: number;
}

/** Orders on their way, two per delivery run. */
export class DeliveryRuns {
  /** All delivery runs created so far. */
  readonly filled: DeliveryRun[] = [];
  private readonly left: DeliveryRun[] = [];

  private readonly customer: Awaited<ReturnType<typeof signUp>>;
  private readonly staffToken: string;
  private readonly productId: number;

  private constructor(customer: DeliveryRuns['customer'], staffToken: string, productId: number) {
    this.customer = customer;
    this.staffToken = staffToken;
    this.productId = productId;
  }

  static async open(url: string, staffToken: string, productId: number): Promise<DeliveryRuns> {
    return new DeliveryRuns(await signUp(url), staffToken, productId);
  }

  /** Creates delivery runs until this many are open. */
  async fill(url: string, count: number): Promise<void> {
    const bags = [];
    for (let n = this.left.length; n < count; n++) bags.push([await this.order(url), await this.order(url)]);
    for (const status of ['Transit', 'Out-For-Delivery']) {
      const moves = bags.flat().map(({ orderId }) => ({ id: orderId, status }));
      for (let at = 0; at < moves.length; at += MOVED_AT_ONCE)
        await ask(
          url,
          'PATCH',
          'orders/updateMany',
          { moves: moves.slice(at, at + MOVED_AT_ONCE) },
          this.staffToken,
        );
    }
    for (const [kept, refused] of bags) {
      if (!kept || !refused) continue;
      const checkoutIds = [kept.checkoutId, refused.checkoutId];
      const bag = {
        checkoutIds,
        duePaise: kept.totalPaise,
        body: {
          checkoutIds,
          refusedIds: [refused.orderId],
          mode: 'cash',
          center: 'HSR Layout',
          expectedPaise: kept.totalPaise,
        },
      };
      this.filled.push(bag);
      this.left.push(bag);
    }
  }

  take = (): DeliveryRun | undefined => this.left.pop();

  /** Pieces that have left the shop when this many delivery runs are collected: refused pieces have come back. */
  piecesGone = (settled: number): number => PIECES * (2 * this.filled.length - settled);

  /**
   * Compares the database with the collected delivery runs: due orders are paid and delivered, refused ones are back,
   * each once.
   */
  async expectCollected(db: Db, settled: readonly string[][]): Promise<void> {
    const { rows } = await sql<{
      id: string;
      status: string;
      isBack: boolean;
      receipts: number;
      paise: number;
      moves: number;
      documents: number;
    }>`
      select checkouts.id, orders.order_status as status, orders.returned_at is not null as "isBack",
        (select count(*)::int from payments where checkout_id = checkouts.id) as receipts,
        (select coalesce(sum(amount_paise), 0)::int from payments where checkout_id = checkouts.id) as paise,
        (select count(*)::int from stock_moves where order_id = orders.id) as moves,
        (select count(*)::int from documents where checkout_id = checkouts.id) as documents
      from checkouts join orders on orders.checkout_id = checkouts.id
      where orders.channel = 'online' order by checkouts.id::text`.execute(db);
    const done = new Set(settled.flat());
    // The goods have a document since they left the shop; returned ones have a credit note, too.
    const out = { status: 'Out-For-Delivery', isBack: false, receipts: 0, paise: 0, moves: 1, documents: 1 };
    const expected = this.filled.flatMap(({ checkoutIds: [kept = '', refused = ''], duePaise }) =>
      done.has(kept)
        ? [
            { ...out, id: kept, status: 'Delivered', receipts: 1, paise: duePaise },
            { ...out, id: refused, isBack: true, moves: 2, documents: 2 },
          ]
        : [kept, refused].map((id) => ({ ...out, id })),
    );
    expect(rows).toEqual(expected.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
  }

  private async order(url: string) {
    const placed = await ask<{ checkoutId: string; orderIds: number[]; total: number }>(
      url,
      'POST',
      'orders/order',
      {
        paymentMode: 'COD',
        source: 'buy',
        addressId: this.customer.addressId,
        cartProductDetails: [{ productId: this.productId, quantity: PIECES }],
      },
      this.customer.token,
    );
    const [orderId = 0] = placed.orderIds;
    return { checkoutId: placed.checkoutId, orderId, totalPaise: placed.total * 100 };
  }
}
