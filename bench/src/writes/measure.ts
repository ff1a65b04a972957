import { setTimeout as sleep } from 'node:timers/promises';
import { type Cpu, faultsOf, withCpu } from '../measure.ts';
import type { NodeProcess } from '../node-process.ts';
import type { Scale } from '../options.ts';
import { type Random, randomFrom } from '../random.ts';
import type { Database } from '../shop/database.ts';
import type { Caught } from './catch-flow.ts';
import { CLIENTS, drawWish, type Flow, type Market } from './flow.ts';
import { type FlowResult, runFlows, type StepsOfClients } from './flow-load.ts';
import { type PgbenchResult, runPgbench } from './pgbench.ts';
import { compareCounts, count, findWrongTotals } from './recount.ts';

export interface WriteRound {
  pgbench: PgbenchResult;
  product: FlowResult & Cpu;
}

/** A measured flow. */
export interface WriteLine {
  name: string;
  scale: Scale;
  ratioToPgbench: number;
  rounds: WriteRound[];
  /** Statements of one order, begin and commit included. */
  statements: number;
  /** Any entry makes the figures worthless. */
  faults: string[];
}

export interface WriteSetting {
  flow: Flow;
  market: Market;
  caught: Caught;
  scale: Scale;
  product: NodeProcess;
  url: string;
  db: Database;
  databasePid: number;
  seconds: number;
  rounds: number;
}

const WARM_UP_SECONDS = 1;
export const FLOW_SEED = 20_300_305;
const FLOWS_OF_A_CLIENT = 2_000;

/** Runs pgbench and the product in turn; the tables are recounted after each. */
export async function measureWrites(setting: WriteSetting): Promise<WriteLine> {
  const { flow, market, seconds } = setting;
  const steps = makeSteps(flow, market, randomFrom(FLOW_SEED));
  const faults: string[] = [];
  const rounds: WriteRound[] = [];
  const runPlain = (forSeconds: number) =>
    recounted(setting, faults, 'pgbench', async () => {
      const result = await runPgbench(setting.url, setting.caught, forSeconds);
      return { result, acknowledged: result.transactions, underWay: 0 };
    });
  const runProduct = (forSeconds: number, start: number) =>
    recounted(setting, faults, 'the product', async () => {
      const pids = { server: setting.product.pid, database: setting.databasePid };
      const result = await withCpu(pids, () =>
        runFlows(setting.product.origin, steps, { seconds: forSeconds, start }),
      );
      faults.push(...faultsOf(result, 'the product').map((fault) => `${fault} ${result.complaint}`));
      return { result, acknowledged: result.orders, underWay: CLIENTS };
    });

  await runPlain(WARM_UP_SECONDS);
  await runProduct(WARM_UP_SECONDS, 0);
  for (let round = 0; round < setting.rounds; round++) {
    const pgbench = await runPlain(seconds);
    rounds.push({ pgbench, product: await runProduct(seconds, round / setting.rounds) });
  }
  return {
    name: flow.name,
    scale: setting.scale,
    ratioToPgbench: flow.ratioToPgbench,
    rounds,
    statements: setting.caught.statements,
    faults,
  };
}

/** The requests of each client. */
export const makeSteps = (flow: Flow, market: Market, random: Random): StepsOfClients =>
  Array.from({ length: CLIENTS }, (_, client) =>
    Array.from({ length: FLOWS_OF_A_CLIENT }, () => flow.stepsOf(drawWish(market, client, random))).flat(),
  );

interface Placed<Result> {
  result: Result;
  acknowledged: number;
  underWay: number;
}

/** Runs orders and adds to the faults what the tables contradict. */
export async function recounted<Result>(
  { db, market, flow }: Pick<WriteSetting, 'db' | 'market' | 'flow'>,
  faults: string[],
  who: string,
  run: () => Promise<Placed<Result>>,
): Promise<Result> {
  // An interrupted checkout has left its cart line.
  await db.query('delete from cart_lines where user_id >= $1 and user_id < $2', [
    market.firstBuyer,
    market.firstBuyer + market.tokens.length,
  ]);
  const before = await count(db);
  const { result, acknowledged, underWay } = await run();
  await untilIdle(db);
  const after = await count(db);
  const { linesOfAnOrder } = flow;
  const found = compareCounts(before, after, { acknowledged, underWay, linesOfAnOrder });
  // The script uses the prices of the recorded order, so only the product's totals are checked.
  if (who !== 'pgbench') found.push(...(await findWrongTotals(db, before.at)));
  faults.push(...found.map((fault) => `${who}: ${fault}`));
  return result;
}

const IDLE_WITHIN_MILLISECONDS = 10_000;
const LOOK_EVERY_MILLISECONDS = 20;

/** Waits for statements that were still running when the time was up. */
async function untilIdle(db: Database): Promise<void> {
  const giveUpAt = performance.now() + IDLE_WITHIN_MILLISECONDS;
  while (performance.now() < giveUpAt) {
    const busy = await db.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and backend_type = 'client backend' and state <> 'idle'`,
    );
    if (busy.length === 0) return;
    await sleep(LOOK_EVERY_MILLISECONDS);
  }
  throw new Error('The database is still busy when nobody asks for anything.');
}
