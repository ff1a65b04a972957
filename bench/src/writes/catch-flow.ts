import { randomUUID } from 'node:crypto';
import { type Answer, ask } from '../ask.ts';
import type { NodeProcess } from '../node-process.ts';
import type { Random } from '../random.ts';
import { CLIENTS, drawWish, type Flow, type Market, NEWEST_ADDRESS, PAIR_EVERY, type Wish } from './flow.ts';
import { type PgbenchScript, type ScriptStatement, writePgbenchScript } from './pgbench-script.ts';
import type { Tracer } from './trace.ts';

/** Skipped runs, in which the product also connects and reads types. */
const TIMES_BEFORE = 2;
/** The script's variable for the newest address. */
const NEWEST = 'newest';
/** As long as a real id and as unlikely to repeat. */
const CHECKOUT_ID = `lpad(to_hex(:checkout::bigint), 32, '0')::uuid`;

export interface Caught {
  script: PgbenchScript;
  /** The number of statements in the script, begin and commit included. */
  statements: number;
  /** The name of the product's sessions, which triggers may read. */
  sessionName: string;
}

/** Runs the flow once in the product and writes a pgbench script of all statements it sent. */
export async function catchFlow(
  { flow, market, product, random }: { flow: Flow; market: Market; product: NodeProcess; random: Random },
  tracer: Tracer,
): Promise<Caught> {
  for (let times = 0; times < TIMES_BEFORE; times++)
    await goOnce(flow, drawUnambiguous(market, random), product, tracer);
  const wish = drawUnambiguous(market, random);
  const { statements, newestAddress, checkoutId, key, sessionName } = await goOnce(
    flow,
    wish,
    product,
    tracer,
  );
  if (!checkoutId || statements.length === 0)
    throw new Error(`${flow.name} placed no order while it was watched.`);
  const known = new Map([
    [String(wish.member), ':member'],
    [String(wish.products[0]), ':product'],
    [String(wish.products[1]), ':next_product'],
    newestAddress ? [newestAddress, `:${NEWEST}_id`] : [String(wish.address), ':address'],
    [key, ':key'],
    [checkoutId, CHECKOUT_ID],
    // The key of the order's mail, which is unique.
    [`order:${checkoutId}`, `'order:' || ${CHECKOUT_ID}`],
  ]);
  return {
    script: writePgbenchScript(headOf(market), statements, known),
    statements: statements.length,
    sessionName,
  };
}

const LARGEST_NUMBER = '9223372036854775806';

/** As `drawWish` distributes them. */
const headOf = (market: Market) => [
  `\\set buyer random(0, ${market.buyersOfAClient - 1}) * ${CLIENTS} + :client_id`,
  `\\set member ${market.firstBuyer} + :buyer`,
  `\\set address ${market.firstAddress} + :buyer`,
  `\\set product ${market.firstProduct} + random(0, ${market.pairs - 1}) * ${PAIR_EVERY}`,
  `\\set next_product :product + 1`,
  `\\set key random(1, ${LARGEST_NUMBER})`,
  `\\set checkout random(1, ${LARGEST_NUMBER})`,
];

/** A wish whose ids differ from each other and from the quantities, so that each value identifies its parameter. */
function drawUnambiguous(market: Market, random: Random): Wish {
  for (;;) {
    const wish = drawWish(market, random.below(CLIENTS), random);
    const ids = [wish.member, wish.address, ...wish.products];
    if (new Set(ids).size === ids.length && ids.every((id) => id > 1)) return wish;
  }
}

async function goOnce(flow: Flow, wish: Wish, product: NodeProcess, tracer: Tracer) {
  const key = randomUUID();
  const statements: ScriptStatement[] = [];
  let newestAddress: string | undefined;
  let checkoutId: string | undefined;
  let sessionName = '';
  for (const { isOrder, body, ...request } of flow.stepsOf(wish)) {
    const filled = body.replace(String(NEWEST_ADDRESS), newestAddress ?? '');
    const {
      result,
      statements: asked,
      ...session
    } = await tracer.trace(() =>
      ask(product.origin, { ...request, body: filled, ...(isOrder ? { key } : {}) }, 'identity'),
    );
    if (result.status >= 300) throw new Error(`${request.path}: ${result.status} ${result.text}`);
    statements.push(...asked);
    sessionName = session.sessionName;
    const newest = newestAddressIn(result);
    if (newest) {
      newestAddress = newest;
      // The list is read last; the newest address is at its end.
      const last = statements.at(-1);
      if (last) last.keeps = NEWEST;
    }
    if (isOrder) checkoutId = JSON.parse(result.text).checkoutId;
  }
  return { statements, newestAddress, checkoutId, key, sessionName };
}

const newestAddressIn = ({ text }: Answer): string | undefined => /.*"addressId":(\d+)/s.exec(text)?.[1];
