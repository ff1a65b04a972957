import { randomUUID } from 'node:crypto';
import { type Answer, ask } from '../ask.ts';
import type { NodeProcess } from '../node-process.ts';
import type { Random } from '../random.ts';
import { CLIENTS, drawWish, type Flow, type Market, NEWEST_ADDRESS, PAIR_EVERY, type Wish } from './flow.ts';
import { type PgbenchScript, type ScriptStatement, writePgbenchScript } from './pgbench-script.ts';
import type { Tracer } from './trace.ts';

/** The first times the product does more: it connects, and looks at types. */
const TIMES_BEFORE = 2;
/** What a script calls the row of the newest address. */
const NEWEST = 'newest';

export interface Caught {
  script: PgbenchScript;
  /** How many the script has, begin and commit included. */
  statements: number;
  /** What the product's sessions are called: triggers may look at it. */
  sessionName: string;
}

/** Lets the product go the flow once, and makes a pgbench script of all that it asked its database for. */
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
    // As long as a real one and as unlikely to come twice.
    [checkoutId, `lpad(to_hex(:checkout::bigint), 32, '0')::uuid`],
  ]);
  return {
    script: writePgbenchScript(headOf(market), statements, known),
    statements: statements.length,
    sessionName,
  };
}

const LARGEST_NUMBER = '9223372036854775806';

/** The same chances as drawWish's. */
const headOf = (market: Market) => [
  `\\set buyer random(0, ${market.buyersOfAClient - 1}) * ${CLIENTS} + :client_id`,
  `\\set member ${market.firstBuyer} + :buyer`,
  `\\set address ${market.firstAddress} + :buyer`,
  `\\set product ${market.firstProduct} + random(0, ${market.pairs - 1}) * ${PAIR_EVERY}`,
  `\\set next_product :product + 1`,
  `\\set key random(1, ${LARGEST_NUMBER})`,
  `\\set checkout random(1, ${LARGEST_NUMBER})`,
];

/** Whose numbers tell what each stands for, and are no quantity. */
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
      // The list is the last that is read for it, newest at its end.
      const last = statements.at(-1);
      if (last) last.keeps = NEWEST;
    }
    if (isOrder) checkoutId = JSON.parse(result.text).checkoutId;
  }
  return { statements, newestAddress, checkoutId, key, sessionName };
}

const newestAddressIn = ({ text }: Answer): string | undefined => /.*"addressId":(\d+)/s.exec(text)?.[1];
