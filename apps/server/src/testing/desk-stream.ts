import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addMonths, gymDay } from '@namma/contract/days/dates';
import { expect } from 'vitest';
import type { Db } from '../platform/db/types.ts';
import { DeliveryRuns } from './delivery-runs.ts';
import { expectJoined, expectNoGaps, expectOnHand, expectSold } from './desk-expectations.ts';
import { ask, byEight } from './order-stream.ts';
import { listKeptTotals, listRecountedTotals } from './totals.ts';

/** The desk's calls: counter sales, registrations with two payments, and collecting a delivery run. */
const calls = ['sales/sell', 'membership/registerFor', 'payments/collect'] as const;
type DeskCall = (typeof calls)[number];

interface Reply {
  checkoutId?: string;
  membershipId?: number;
  userId?: number;
  receipts?: { checkoutId: string }[];
}

interface Sent {
  call: DeskCall;
  body: string;
  /** True if two tabs of the desk send it at the same moment. */
  isInTwoTabs: boolean;
}

interface Parts {
  url: string;
  token: string;
  desks: number;
  product: { productId: number; pricePaise: number };
  bags: DeliveryRuns;
}

/** Pieces per sale. */
const QUANTITY = 3;
const STOCKED = 1_000_000;
const RECONNECT_DELAY_MILLISECONDS = 20;

/**
 * Desks that sell, register and collect as fast as they get responses. A request without a response, or with "try
 * again", is repeated with its key until it succeeds, as the counter does. Each delivery run is collected at two desks
 * at once, of which one succeeds.
 */
export class DeskStream {
  /** The reply of each key that succeeded. */
  readonly acknowledged = new Map<string, Reply>();
  /** Keys whose delivery run was collected by another desk. */
  private readonly declined = new Set<string>();
  /** The number of requests interrupted before their response. */
  cut = 0;
  private readonly sent = new Map<string, Sent>();
  /** The two keys of each collected delivery run. */
  private readonly rivals: string[][] = [];
  private isRunning = false;
  private running: Promise<unknown> = Promise.resolve();

  private url: string;
  private readonly token: string;
  private readonly desks: number;
  private readonly product: Parts['product'];
  private readonly bags: DeliveryRuns;

  private constructor({ url, token, desks, product, bags }: Parts) {
    this.url = url;
    this.token = token;
    this.desks = desks;
    this.product = product;
    this.bags = bags;
  }

  /** Signs the first admin in and starts tracking the sold products. */
  static async open(url: string, desks: number): Promise<DeskStream> {
    const admin = { email: 'admin@namma.fit', password: 'admin-work-opens-at-five' };
    const { token } = await ask<{ token: string }>(url, 'POST', 'auth/userLogin', admin);
    type Found = { products: Parts['product'][] };
    const { products } = await ask<Found>(url, 'GET', 'sales/find?q=whey', undefined, token);
    const [product] = products;
    if (!product) throw new Error('The shop has nothing to sell.');
    const { productId } = product;
    await ask(url, 'POST', 'stock/count', { productId, onHand: STOCKED, reason: 'First count' }, token);
    const bags = await DeliveryRuns.open(url, token, productId);
    return new DeskStream({ url, token, desks, product, bags });
  }

  /** Sends orders out for this many delivery runs. */
  startRuns = (count: number, url = this.url): Promise<void> => this.bags.fill(url, count);

  /** The number of requests per call, for measurements. */
  describe(): string {
    const done = [...this.acknowledged.keys()].map((key) => this.sent.get(key)?.call);
    return calls.map((call) => `${done.filter((each) => each === call).length} ${call}`).join(', ');
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

  /**
   * Runs this many actions, each of whose first responses is lost at some moment, and repeats until each is answered.
   */
  async loseAnswers(count: number): Promise<void> {
    await byEight(Array.from({ length: count }).keys(), async (n) => {
      const keys = this.write(n);
      await Promise.all(keys.map((key) => this.send(key, randomInt(1, 40))));
      await Promise.all(keys.map((key) => this.insist(key)));
    });
  }

  /** Repeats all requests: unanswered ones must succeed now, acknowledged ones must get the same response. */
  async repeatAll(url = this.url): Promise<void> {
    this.url = url;
    await byEight([...this.sent.keys()], async (key) => {
      const before = this.acknowledged.get(key);
      this.acknowledged.delete(key);
      await this.insist(key, true);
      if (before) expect(this.acknowledged.get(key)).toEqual(before);
    });
  }

  /**
   * Compares the database with the responses: no duplicates, nothing missing or partial, and no gaps in the numbers.
   */
  async expectKept(db: Db): Promise<void> {
    for (const keys of this.rivals)
      expect(keys.map((key) => this.acknowledged.has(key)).toSorted()).toEqual([false, true]);
    const replies = [...this.acknowledged.values()];
    const settled = replies.flatMap(({ receipts }) =>
      receipts ? [receipts.map(({ checkoutId }) => checkoutId)] : [],
    );
    await this.bags.expectCollected(db, settled);
    const checkouts = replies.flatMap(({ checkoutId }) => checkoutId ?? []).sort();
    const memberships = replies.flatMap(({ membershipId }) => membershipId ?? []).sort((a, b) => a - b);

    await expectSold(db, checkouts, QUANTITY);
    await expectJoined(db, memberships);
    // Including the member who has ordered the delivered goods.
    const members = await db.selectFrom('users').select('id').where('role', '=', 'user').execute();
    expect(members).toHaveLength(memberships.length + 1);

    await expectNoGaps(db);
    const left = STOCKED - checkouts.length * QUANTITY - this.bags.piecesGone(settled.length);
    await expectOnHand(db, this.product.productId, left);
    expect(await listKeptTotals(db)).toEqual(await listRecountedTotals(db));
  }

  private async work(desk: number): Promise<void> {
    for (let n = desk; this.isRunning; n++) {
      const keys = this.write(n);
      await Promise.all(keys.map((key) => this.send(key)));
      while (this.isRunning && !keys.every((key) => this.isAnswered(key))) {
        await wait(RECONNECT_DELAY_MILLISECONDS);
        await Promise.all(keys.filter((key) => !this.isAnswered(key)).map((key) => this.send(key)));
      }
    }
  }

  private isAnswered = (key: string): boolean => this.acknowledged.has(key) || this.declined.has(key);

  /** @param isAgain repeats an answered request */
  private async insist(key: string, isAgain = false): Promise<void> {
    if (isAgain) await this.send(key);
    for (let tries = 0; !this.isAnswered(key); tries++) {
      if (tries > 100) throw new Error(`Nobody takes ${this.sent.get(key)?.body}`);
      await this.send(key);
    }
  }

  /** @returns the key of a new request, alternating between the calls; for a delivery run those of two desks */
  private write(n: number): string[] {
    const call = calls[n % calls.length] ?? calls[0];
    const isInTwoTabs = n % 2 === 0;
    const bag = call === 'payments/collect' ? this.bags.take() : undefined;
    if (bag) {
      const pair = [this.keep(call, bag.body, false), this.keep(call, bag.body, isInTwoTabs)];
      this.rivals.push(pair);
      return pair;
    }
    // The other calls alternate when no delivery run is left.
    const other = call === 'payments/collect' ? (calls[n % 2] ?? calls[0]) : call;
    return [this.keep(other, this.bodyOf(other), isInTwoTabs)];
  }

  private keep(call: DeskCall, body: object, isInTwoTabs: boolean): string {
    const key = randomUUID();
    this.sent.set(key, { call, body: JSON.stringify(body), isInTwoTabs });
    return key;
  }

  private bodyOf(call: DeskCall): object {
    const { productId, pricePaise } = this.product;
    const today = gymDay(new Date());
    return call === 'sales/sell'
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
  }

  /** @param cutAfter milliseconds after which the client stops waiting for the response */
  private async send(key: string, cutAfter?: number): Promise<void> {
    const sent = this.sent.get(key);
    if (!sent) throw new Error(`Nothing was sent with key ${key}.`);
    const tabs = sent.isInTwoTabs ? [1, 2] : [1];
    await Promise.all(tabs.map(() => this.sendFromTab(key, sent, cutAfter)));
  }

  private async sendFromTab(key: string, { call, body }: Sent, cutAfter?: number): Promise<void> {
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
    else if (answer.status === 201) {
      const other = this.acknowledged.get(key);
      if (other) expect(answer.reply).toEqual(other);
      this.acknowledged.set(key, answer.reply);
    } else if (answer.status === 409 && call === 'payments/collect') this.declined.add(key);
    else if (answer.status !== 503) throw new Error(`${call} answered ${JSON.stringify(answer)}`);
  }
}
