import { readdirSync } from 'node:fs';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../../../scripts/lib/run.mjs';
import { decode, type Request, send } from '../ask.ts';
import { percentile } from '../fixed-rate.ts';
import type { Engine, Scale } from '../options.ts';
import { startProduct } from '../product.ts';
import { type Random, randomFrom } from '../random.ts';
import { callRequest, type Shop } from '../row.ts';
import type { Subject } from '../subject.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { CLIENTS, drawWish, findMarket, type Market, order } from '../writes/flow.ts';

/** How fast orders are answered while the server makes, restores and compares its backup, and in the same run without. */
export interface BackupLine {
  name: 'backup';
  engine: Engine;
  scale: Scale;
  without: OrderFigures;
  during: OrderFigures;
  /** Any entry makes the figures worthless. */
  faults: string[];
}

export interface OrderFigures {
  orders: number;
  seconds: number;
  p50: number;
  p99: number;
}

/** The owner's limit of the p99 during a backup, as a multiple of the p99 without. */
export const RATIO_MOST = 1.25;
const RANDOM_SEED = 20_300_308;
/** A busy hour of a large shop has far fewer; more would measure how many the machine can take. */
const ORDERS_A_SECOND = 10;
/** The first seconds of a process are those of its compiler. */
const WARM_UP_MILLISECONDS = 15_000;
/** Measured again after the backup: as much as before it, because a server looks each minute whether one is due. */
const AFTERWARDS_MILLISECONDS = 40_000;
const GIVE_UP_AFTER_MILLISECONDS = 20 * 60_000;
const NAME = /^gym-\d{4}-\d{2}-\d{2}-\d{6}\.backup$/;

interface Outcome {
  dueAt: number;
  milliseconds: number;
  fault: string | undefined;
}

/** Orders come at a fixed rate from the start of a server that has a backup to make until some time after it. */
export async function measureBackup(
  { engine, scale, home, open }: Subject,
  shop: Omit<Shop, 'db'>,
  encoding: string,
): Promise<BackupLine> {
  const db = await open();
  const market = await findMarket({ ...shop, db }).finally(db.close);
  const folder = makeTemporaryFolder();
  try {
    const product = await startProduct(home, { env: { BACKUP_DIR: folder.path } });
    try {
      const watch = new Watch(folder.path);
      const outcomes = await sell(product.origin, { market, encoding, watch });
      return { name: 'backup', engine, scale, ...compare(outcomes, watch) };
    } finally {
      await product.stop();
    }
  } finally {
    folder.remove();
  }
}

/** Notices when a file is being written, and when it has its name. */
class Watch {
  private readonly folder: string;
  readonly startedAt = performance.now();
  begunAt: number | undefined;
  endedAt: number | undefined;

  constructor(folder: string) {
    this.folder = folder;
  }

  look(): void {
    if (this.endedAt !== undefined) return;
    const names = readdirSync(this.folder);
    const now = performance.now();
    if (names.length > 0) this.begunAt ??= now;
    if (names.some((name) => NAME.test(name))) this.endedAt = now;
  }

  isOver(): boolean {
    const now = performance.now();
    if (now - this.startedAt > GIVE_UP_AFTER_MILLISECONDS) throw new PlainError('The server made no backup.');
    return this.endedAt !== undefined && now - this.endedAt > AFTERWARDS_MILLISECONDS;
  }
}

interface Selling {
  market: Market;
  encoding: string;
  watch: Watch;
}

/** Sends each order when it is due, whether or not earlier ones were answered, and times it from then. */
async function sell(origin: string, { market, encoding, watch }: Selling): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true });
  const random = randomFrom(RANDOM_SEED);
  const underWay: Promise<Outcome>[] = [];
  while (!watch.isOver()) {
    watch.look();
    const dueAt = watch.startedAt + (underWay.length * 1_000) / ORDERS_A_SECOND;
    if (performance.now() < dueAt) await sleep(1);
    else underWay.push(sendOne(requestOf(market, random, underWay.length), dueAt));
  }
  const outcomes = await Promise.all(underWay);
  agent.destroy();
  return outcomes;

  async function sendOne(request: Request, dueAt: number): Promise<Outcome> {
    const answer = await send(origin, request, encoding, agent).catch(() => undefined);
    const milliseconds = performance.now() - dueAt;
    if (answer?.status === 201) return { dueAt, milliseconds, fault: undefined };
    const text = answer && (await decode(answer.raw, answer.headers['content-encoding']));
    return { dueAt, milliseconds, fault: answer ? `${answer.status} ${text?.slice(0, 200)}` : 'no answer' };
  }
}

function requestOf(market: Market, random: Random, n: number): Request {
  const wish = drawWish(market, n % CLIENTS, random);
  // The flow is one step.
  const { body } = order.stepsOf(wish)[0] as { body: string };
  return { ...callRequest('orders/order', {}, wish.token), body, key: `backup-${n}-${wish.member}` };
}

function compare(outcomes: readonly Outcome[], { startedAt, begunAt, endedAt }: Watch) {
  // It has ended, or `isOver` had thrown.
  const [begin, end] = [begunAt ?? Number.NaN, endedAt ?? Number.NaN];
  const measured = outcomes.filter(({ dueAt }) => dueAt >= startedAt + WARM_UP_MILLISECONDS);
  const isDuring = ({ dueAt }: Outcome) => dueAt >= begin && dueAt < end;
  const warm = Math.max(0, begin - startedAt - WARM_UP_MILLISECONDS);
  const during = measured.filter(isDuring);
  const without = measured.filter((each) => !isDuring(each));
  return {
    during: figuresOf(during, end - begin),
    without: figuresOf(without, warm + AFTERWARDS_MILLISECONDS),
    faults: outcomes.flatMap(({ fault }) => fault ?? []),
  };
}

function figuresOf(outcomes: readonly Outcome[], milliseconds: number): OrderFigures {
  const sorted = outcomes.map((each) => each.milliseconds).sort((a, b) => a - b);
  return {
    orders: sorted.length,
    seconds: Math.round(milliseconds / 1_000),
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
  };
}
