import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addMonths, gymDay } from '@namma/contract/days/dates';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../platform/db/types.ts';
import { ask } from './order-stream.ts';
import { listKeptTotals, listRecountedTotals } from './totals.ts';

/** What the desk does: goods over the counter, and people who join with two payments. */
const calls = ['sales/sell', 'membership/registerFor'] as const;
type DeskCall = (typeof calls)[number];

interface Reply {
  checkoutId?: string;
  membershipId?: number;
  userId?: number;
}

/** Pieces of each sale. */
const QUANTITY = 3;
const STOCKED = 1_000_000;
const RECONNECT_DELAY_MILLISECONDS = 20;

/**
 * Desks that sell and register as fast as they get answers. What has no answer, or a "try again", is repeated with its key until
 * it succeeds, as the counter does.
 */
export class DeskStream {
  /** The reply of each key that succeeded. */
  readonly acknowledged = new Map<string, Reply>();
  /** How many requests were cut off before their answer. */
  cut = 0;
  private readonly sent = new Map<string, { call: DeskCall; body: string }>();
  private isRunning = false;
  private running: Promise<unknown> = Promise.resolve();

  private url: string;
  private readonly token: string;
  private readonly desks: number;
  private readonly product: { productId: number; pricePaise: number };

  private constructor(url: string, token: string, desks: number, product: DeskStream['product']) {
    this.url = url;
    this.token = token;
    this.desks = desks;
    this.product = product;
  }

  /** Signs the first admin in and counts the best seller. */
  static async open(url: string, desks: number): Promise<DeskStream> {
    const admin = { email: 'admin@namma.fit', password: 'admin-work-opens-at-five' };
    const { token } = await ask<{ token: string }>(url, 'POST', 'auth/userLogin', admin);
    const { content } = await ask<{ content: { productId: number; name: string }[] }>(
      url,
      'GET',
      'product/getAll?limit=1',
    );
    const { productId = 0, name = '' } = content[0] ?? {};
    await ask(url, 'POST', 'stock/count', { productId, onHand: STOCKED, reason: 'First count' }, token);
    const found = await ask<{ products: DeskStream['product'][] }>(
      url,
      'GET',
      `sales/find?q=${encodeURIComponent(name)}`,
      undefined,
      token,
    );
    const product = found.products.find((each) => each.productId === productId);
    if (!product) throw new Error('The shop has nothing to sell.');
    return new DeskStream(url, token, desks, product);
  }

  /** @param url the server's new address, if it has moved */
  start(url = this.url): void {
    this.url = url;
    this.isRunning = true;
    this.running = Promise.all(Array.from({ length: this.desks }, (_, n) => this.work(n)));
  }

  /** Waits for the current requests. */
  async stop(): Promise<void> {
    this.isRunning = false;
    await this.running;
  }

  /** Does this many things, each of whose first answers is lost at some moment, and asks again until each is answered. */
  async loseAnswers(count: number): Promise<void> {
    const numbers = Array.from({ length: count }, (_, n) => n);
    const workers = Array.from({ length: 8 }, async () => {
      for (let n = numbers.pop(); n !== undefined; n = numbers.pop()) {
        const key = this.write(n);
        await this.send(key, randomInt(1, 40));
        await this.insist(key);
      }
    });
    await Promise.all(workers);
  }

  /** Repeats all requests: unanswered ones must succeed now, acknowledged ones must get the same answer. */
  async repeatAll(url = this.url): Promise<void> {
    this.url = url;
    const keys = [...this.sent.keys()];
    const workers = Array.from({ length: 8 }, async () => {
      for (let key = keys.pop(); key !== undefined; key = keys.pop()) {
        const before = this.acknowledged.get(key);
        this.acknowledged.delete(key);
        await this.insist(key);
        if (before) expect(this.acknowledged.get(key)).toEqual(before);
      }
    });
    await Promise.all(workers);
  }

  /** Compares the database with the answers: nothing twice, nothing missing, nothing in part, and no number left out. */
  async expectKept(db: Db): Promise<void> {
    const replies = [...this.acknowledged.values()];
    const checkouts = replies.flatMap(({ checkoutId }) => checkoutId ?? []).sort();
    const memberships = replies.flatMap(({ membershipId }) => membershipId ?? []).sort((a, b) => a - b);

    const { rows: sold } = await sql<{ id: string; pieces: number; receipts: number; documents: number }>`
      select id, (select sum(quantity)::int from orders where checkout_id = checkouts.id) as pieces,
        (select count(*)::int from payments where checkout_id = checkouts.id) as receipts,
        (select count(*)::int from documents where checkout_id = checkouts.id) as documents
      from checkouts order by id::text`.execute(db);
    expect(sold).toEqual(checkouts.map((id) => ({ id, pieces: QUANTITY, receipts: 1, documents: 1 })));

    const { rows: joined } = await sql<{ id: number; receipts: number; documents: number; phones: number }>`
      select id, (select count(*)::int from payments where membership_id = memberships.id) as receipts,
        (select count(*)::int from documents where membership_id = memberships.id) as documents,
        (select count(*)::int from users where phone = (select phone from users where id = memberships.user_id)) as phones
      from memberships order by id`.execute(db);
    expect(joined).toEqual(memberships.map((id) => ({ id, receipts: 2, documents: 1, phones: 1 })));
    const members = await db.selectFrom('users').select('id').where('role', '=', 'user').execute();
    expect(members).toHaveLength(memberships.length);

    await expectNoGaps(db);
    const { productId } = this.product;
    const stock = db.selectFrom('product_stock').select('on_hand').where('product_id', '=', productId);
    expect((await stock.executeTakeFirstOrThrow()).on_hand).toBe(STOCKED - checkouts.length * QUANTITY);
    const { rows: moves } = await sql<{ sum: number }>`
      select sum(delta)::int as sum from stock_moves where product_id = ${productId}`.execute(db);
    expect(moves[0]?.sum).toBe(STOCKED - checkouts.length * QUANTITY);
    expect(await listKeptTotals(db)).toEqual(await listRecountedTotals(db));
  }

  private async work(desk: number): Promise<void> {
    for (let n = desk; this.isRunning; n++) {
      const key = this.write(n);
      await this.send(key);
      while (this.isRunning && !this.acknowledged.has(key)) {
        await wait(RECONNECT_DELAY_MILLISECONDS);
        await this.send(key);
      }
    }
  }

  private async insist(key: string): Promise<void> {
    for (let tries = 0; !this.acknowledged.has(key); tries++) {
      if (tries > 100) throw new Error(`Nobody takes ${this.sent.get(key)?.body}`);
      await this.send(key);
    }
  }

  /** @returns the key of a new request, in turn of either call */
  private write(n: number): string {
    const key = randomUUID();
    const call = calls[n % calls.length] ?? calls[0];
    const { productId, pricePaise } = this.product;
    const today = gymDay(new Date());
    const body =
      call === 'sales/sell'
        ? {
            lines: [{ productId, quantity: QUANTITY }],
            mode: 'cash',
            center: 'HSR Layout',
            expectedTotal: (QUANTITY * pricePaise) / 100,
          }
        : {
            member: { name: 'Kaveri', phone: `9${String(this.sent.size).padStart(9, '0')}` },
            type: 'Elite',
            center: 'HSR Layout',
            start_Date: today,
            end_Date: addMonths(today, 12),
            payments: [{ mode: 'cash', amount: 1_000 }, { mode: 'card' }],
          };
    this.sent.set(key, { call, body: JSON.stringify(body) });
    return key;
  }

  /** @param cutAfter milliseconds after which nobody waits for the answer any more */
  private async send(key: string, cutAfter?: number): Promise<void> {
    const { call, body } = this.sent.get(key) ?? {};
    if (!call || !body) throw new Error(`Nothing was sent with key ${key}.`);
    const answer = await fetch(`${this.url}/api/${call}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body,
      ...(cutAfter !== undefined && { signal: AbortSignal.timeout(cutAfter) }),
    }).then(
      async (got) => ({ status: got.status, reply: (await got.json()) as Reply }),
      () => undefined,
    );
    if (!answer) this.cut++;
    else if (answer.status === 201) this.acknowledged.set(key, answer.reply);
    else if (answer.status !== 503) throw new Error(`${call} answered ${JSON.stringify(answer)}`);
  }
}

/** Numbers of receipts and documents are 1, 2, 3 … in each series. */
async function expectNoGaps(db: Db): Promise<void> {
  const payments = await db.selectFrom('payments').select('number').orderBy('number').execute();
  expect(payments.map(({ number }) => Number(/\d+$/.exec(number)?.[0]))).toEqual(
    payments.map((_, i) => i + 1),
  );
  const documents = await db.selectFrom('documents').select('serial').orderBy('serial').execute();
  expect(documents.map(({ serial }) => serial)).toEqual(documents.map((_, i) => i + 1));
}
