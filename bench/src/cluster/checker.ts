import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@namma/contract/calls';
import { type Answer, ask, type Request } from '../ask.ts';
import type { Random } from '../random.ts';
import { callRequest } from '../row.ts';
import { drawWish, type Flow, type Market } from '../writes/flow.ts';

/** What all users of the shop saw during one restart. */
export interface Checked {
  requests: number;
  orders: number;
  priceChanges: number;
  /** Requests that succeeded only when they were sent again, as browsers and our screens do. */
  askedAgain: number;
  /** The reasons of the first of these. */
  reasons: string[];
  /** Requests that never succeeded. */
  failed: string[];
  /** Answers that were wrong or outdated. */
  wrong: string[];
  longestMilliseconds: number;
}

export interface CheckedShop {
  origin: string;
  adminToken: string;
  /** A product that everyone sees: the first of the first page. */
  productId: number;
  market: Market;
  order: Flow;
  random: Random;
  /** A process whose admin calls bypass nginx; undefined while it restarts. */
  findWriter: () => string | undefined;
}

/** How long a process may show old data. */
const STALE_FOR_MILLISECONDS = 100;
const TRIES = 8;
const FIRST_WAIT_MILLISECONDS = 50;
const READERS = 6;
const BUYERS = 2;
const CHANGE_EVERY_MILLISECONDS = 100;
const REASONS_KEPT = 5;

/** Uses the shop like visitors, members and an admin until `stop`. */
export async function startChecker(shop: CheckedShop): Promise<{ stop: () => Promise<Checked> }> {
  const { origin, productId, adminToken } = shop;
  const seen: Checked = {
    requests: 0,
    orders: 0,
    priceChanges: 0,
    askedAgain: 0,
    reasons: [],
    failed: [],
    wrong: [],
    longestMilliseconds: 0,
  };
  let isOver = false;

  const tell = (to: 'failed' | 'wrong' | 'reasons', text: string) => {
    if (to !== 'reasons' || seen.reasons.length < REASONS_KEPT) seen[to].push(text);
  };
  /** Sends it again while nobody answered or the answer says that nothing was done; writes have a key. */
  const send = async (find: () => string, request: Request): Promise<Answer | undefined> => {
    const start = performance.now();
    seen.requests++;
    let reason = '';
    for (let tries = 0; tries < TRIES; tries++) {
      if (tries === 1) seen.askedAgain++;
      if (tries > 0) await sleep(FIRST_WAIT_MILLISECONDS * 2 ** (tries - 1));
      const answer = await ask(find(), request, 'identity').catch((error: Error) => error);
      if (!(answer instanceof Error) && answer.status < 500) {
        seen.longestMilliseconds = Math.max(seen.longestMilliseconds, performance.now() - start);
        if (tries > 0) tell('reasons', reason);
        return answer;
      }
      const why = answer instanceof Error ? answer.message : `${answer.status} ${answer.text.slice(0, 100)}`;
      reason = `${request.method} ${request.path}: ${why}`;
    }
    tell('failed', reason);
    return undefined;
  };
  const sendThroughNginx = (request: Request) => send(() => origin, request);

  const readProduct = callRequest('product/get', { id: productId });
  const first = calls['product/get'].reply.parse(
    JSON.parse((await ask(origin, readProduct, 'identity')).text),
  );
  let price = Math.ceil(first.price);
  /** Prices that the admin has set successfully, newest last. */
  const prices = [{ price: first.price, at: 0 }];
  const priceAt = (instant: number) => prices.findLast(({ at }) => at <= instant)?.price ?? 0;

  const changePrices = async () => {
    while (!isOver) {
      const body = JSON.stringify({ productId, price: ++price });
      const update: Request = { ...callRequest('product/update', {}, adminToken), body };
      const answer = await send(() => shop.findWriter() ?? origin, update);
      if (answer?.status === 200) {
        prices.push({ price, at: performance.now() });
        seen.priceChanges++;
      } else if (answer) tell('wrong', `${update.path}: ${answer.status} ${answer.text}`);
      await sleep(CHANGE_EVERY_MILLISECONDS);
    }
  };

  const readPrices = async (reader: number) => {
    const list = callRequest('product/getAll', { page: 1, limit: 10 });
    while (!isOver) {
      const isList = reader % 2 === 0;
      const leastPrice = priceAt(performance.now() - STALE_FOR_MILLISECONDS);
      const answer = await sendThroughNginx(isList ? list : readProduct);
      if (!answer) continue;
      if (answer.status !== 200) {
        tell('wrong', `${answer.status} ${answer.text.slice(0, 100)}`);
        continue;
      }
      const read = JSON.parse(answer.text);
      const found = isList
        ? calls['product/getAll'].reply.parse(read).content.find((each) => each.productId === productId)
        : calls['product/get'].reply.parse(read);
      if (!found) tell('wrong', `product ${productId} is missing from the first page`);
      else if (found.price < leastPrice)
        tell('wrong', `a price of ${found.price} when ${leastPrice} had been acknowledged for 100 ms`);
    }
  };

  const buy = async (client: number) => {
    while (!isOver) {
      const [step] = shop.order.stepsOf(drawWish(shop.market, client, shop.random));
      if (!step) return;
      const { isOrder: _, ...request } = step;
      const answer = await sendThroughNginx({ ...request, key: randomUUID() });
      if (answer && answer.status < 300) seen.orders++;
      else if (answer) tell('wrong', `${request.path}: ${answer.status} ${answer.text.slice(0, 200)}`);
    }
  };

  const people = [
    changePrices(),
    ...Array.from({ length: READERS }, (_, reader) => readPrices(reader)),
    ...Array.from({ length: BUYERS }, (_, client) => buy(client)),
  ];
  return {
    async stop() {
      isOver = true;
      await Promise.all(people);
      return seen;
    },
  };
}
