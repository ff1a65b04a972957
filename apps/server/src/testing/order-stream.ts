import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../platform/db/types.ts';
import { listKeptTotals, listRecountedTotals } from './totals.ts';

/** A customer who repeatedly places the same order over the network. */
interface Customer {
  token: string;
  addressId: number;
}

interface Sent {
  customer: Customer;
  body: string;
}

/** Pieces of each order. */
export const QUANTITY = 2;
const RECONNECT_DELAY_MILLISECONDS = 20;

/**
 * Customers who order and read their cart as fast as they get responses. An order without a response, or with "try
 * again", is repeated with the same key until it succeeds, as the shop's pages do.
 */
export class OrderStream {
  /** The checkout id of each key that succeeded. */
  readonly acknowledged = new Map<string, string>();
  /** The number of responses by status; `cut` for no response. */
  readonly answers = new Map<string, number>();
  /** Statuses of the cart reads after each order. */
  readonly looks = new Map<string, number>();
  /** Messages of the other responses. */
  readonly sentences = new Set<string>();
  private readonly sent = new Map<string, Sent>();
  private isRunning = false;
  private running: Promise<unknown> = Promise.resolve();

  private url: string;
  private readonly customers: readonly Customer[];
  readonly productId: number;
  private readonly soldBefore: number;

  private constructor(url: string, customers: readonly Customer[], productId: number, soldBefore: number) {
    this.url = url;
    this.customers = customers;
    this.productId = productId;
    this.soldBefore = soldBefore;
  }

  /** Registers customers who choose the best seller. */
  static async gather(url: string, count: number): Promise<OrderStream> {
    const customers = await Promise.all(Array.from({ length: count }, () => signUp(url)));
    const { content } = await ask<{ content: { productId: number; buyCounts: number }[] }>(
      url,
      'GET',
      'product/getAll?limit=1',
    );
    const [product] = content;
    if (!product) throw new Error('The shop is empty.');
    return new OrderStream(url, customers, product.productId, product.buyCounts);
  }

  /** @param url the server's new address, if it has moved */
  start(url = this.url): void {
    this.url = url;
    this.isRunning = true;
    this.running = Promise.all(this.customers.map((customer) => this.orderAgainAndAgain(customer)));
  }

  /** Waits for the current requests. */
  async stop(): Promise<void> {
    this.isRunning = false;
    await this.running;
  }

  /** Repeats all requests: unanswered ones must succeed now, acknowledged ones must get the same response. */
  async repeatAll(url = this.url): Promise<void> {
    this.url = url;
    await byEight([...this.sent.keys()], async (key) => {
      const before = this.acknowledged.get(key);
      await this.send(key);
      const after = this.acknowledged.get(key);
      if (after === undefined) throw new Error(`Nobody takes the order with key ${key}.`);
      if (before !== undefined) expect(after).toBe(before);
    });
  }

  /** Compares the database with the acknowledged orders: all exist, none twice, none in part, with exact sums. */
  async expectKept(db: Db): Promise<void> {
    const checkouts = await db.selectFrom('checkouts').select('id').execute();
    expect(checkouts.map((row) => row.id).sort()).toEqual([...this.acknowledged.values()].sort());

    const keys = await db.selectFrom('idempotency_keys').select(['key', 'reply']).execute();
    expect(keys.map((row) => row.key).sort()).toEqual([...this.acknowledged.keys()].sort());
    for (const { key, reply } of keys)
      expect(reply).toMatchObject({ checkoutId: this.acknowledged.get(key) });

    const orders = await db.selectFrom('orders').select(['checkout_id', 'quantity']).execute();
    expect(orders.map((row) => row.checkout_id).sort()).toEqual([...this.acknowledged.values()].sort());
    const product = await db
      .selectFrom('products')
      .select(sql<number>`buy_counts`.as('sold'))
      .where('id', '=', this.productId)
      .executeTakeFirstOrThrow();
    expect(product.sold).toBe(this.soldBefore + orders.length * QUANTITY);
    expect(await listKeptTotals(db)).toEqual(await listRecountedTotals(db));
  }

  /** Clears the responses so far, but not the orders. */
  deleteAnswers(): void {
    for (const each of [this.answers, this.looks, this.sentences]) each.clear();
  }

  /** All responses in one line, for failure messages. */
  describe(): string {
    const answers = [...this.answers].map(([answer, times]) => `${times} times ${answer}`);
    return `${answers.join(', ')}; said: ${[...this.sentences].join(' ')}`;
  }

  private async orderAgainAndAgain(customer: Customer): Promise<void> {
    while (this.isRunning) {
      const key = randomUUID();
      this.sent.set(key, {
        customer,
        body: JSON.stringify({
          paymentMode: 'COD',
          source: 'buy',
          addressId: customer.addressId,
          cartProductDetails: [{ productId: this.productId, quantity: QUANTITY }],
        }),
      });
      await this.send(key);
      while (this.isRunning && !this.acknowledged.has(key)) {
        await wait(RECONNECT_DELAY_MILLISECONDS);
        await this.send(key);
      }
      if (this.isRunning) await this.look(customer);
    }
  }

  private async look({ token }: Customer): Promise<void> {
    const headers = { authorization: `Bearer ${token}` };
    const seen = await fetch(`${this.url}/api/cart/cartDetails`, { headers }).then(
      async (answer) => {
        await answer.text();
        return String(answer.status);
      },
      () => 'cut',
    );
    this.looks.set(seen, (this.looks.get(seen) ?? 0) + 1);
  }

  private async send(key: string): Promise<void> {
    const { customer, body } = this.sent.get(key) ?? {};
    if (!customer || !body) throw new Error(`Nothing was sent with key ${key}.`);
    try {
      const answer = await fetch(`${this.url}/api/orders/order`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${customer.token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body,
      });
      const reply = (await answer.json()) as { checkoutId: string; message: string };
      this.count(String(answer.status));
      if (answer.ok) this.acknowledged.set(key, reply.checkoutId);
      else this.sentences.add(reply.message);
    } catch {
      this.count('cut');
    }
  }

  private count(answer: string): void {
    this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1);
  }
}

/** Runs the work for each item, eight at a time. */
export async function byEight<T>(all: Iterable<T>, work: (each: T) => Promise<void>): Promise<void> {
  const left = [...all];
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let each = left.pop(); each !== undefined; each = left.pop()) await work(each);
    }),
  );
}

/** A customer with an account and an address. */
export async function signUp(url: string): Promise<Customer> {
  const email = `${randomUUID()}@example.com`;
  const password = 'correct horse';
  await ask(url, 'POST', 'auth/userRegister', {
    name: 'Asha Rao',
    email,
    phone: '9876543210',
    DOB: '1990-05-17',
    gender: 'Female',
    address: '1, MG Road',
    password,
    Cpassword: password,
  });
  const { token } = await ask<{ token: string }>(url, 'POST', 'auth/userLogin', { email, password });
  const address = {
    name: 'Asha Rao',
    email,
    phone: '9876543210',
    address: '27, 80 Feet Road',
    town: 'Bengaluru',
    pincode: '560034',
    district: 'Bengaluru Urban',
    addresstype: 'home',
  };
  await ask(url, 'POST', 'cart/addAddress', address, token);
  const [added] = await ask<{ addressId: number }[]>(url, 'GET', 'cart/addressDetails', undefined, token);
  if (!added) throw new Error('The address was not kept.');
  return { token, addressId: added.addressId };
}

/** A call that must succeed. */
export async function ask<Reply>(
  url: string,
  method: 'GET' | 'POST' | 'PATCH',
  call: string,
  body?: object,
  token?: string,
): Promise<Reply> {
  const answer = await fetch(`${url}/api/${call}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${call} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Reply;
}
