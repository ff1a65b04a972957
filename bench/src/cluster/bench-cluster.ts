import { setTimeout as sleep } from 'node:timers/promises';
import { startTemporaryPostgres } from '../../../scripts/temporary-postgres.mjs';
import type { LoadGenerator } from '../load.ts';
import type { LoadResult } from '../load-result.ts';
import { faultsOf } from '../measure.ts';
import type { Options, Scale } from '../options.ts';
import { startProduct, WITHOUT_CACHE } from '../product.ts';
import { randomFrom } from '../random.ts';
import { cpuSeconds } from '../resources.ts';
import { openPostgres } from '../shop/database.ts';
import { POSTGRES_SETTINGS, type Prepared, prepare, RANDOM_SEED, runIn } from '../subject.ts';
import { CLIENTS, drawWish, findMarket, flows, type Market } from '../writes/flow.ts';
import { runFlows } from '../writes/flow-load.ts';
import { compareCounts, count } from '../writes/recount.ts';
import { type Checked, startChecker } from './checker.ts';
import { type Cluster, startCluster, startReplica } from './cluster.ts';
import type { Pooling } from './pgbouncer.ts';

export interface ClusterFigure {
  call: string;
  set: string;
  perSecond: number;
  p99Milliseconds: number;
  /** Processors kept busy by each part. */
  processors: Record<string, number>;
}

export interface ClusterLine {
  name: 'cluster';
  scale: Scale;
  figures: ClusterFigure[];
  restarts: { part: string; checked: Checked }[];
  faults: string[];
}

const CALLS = ['hot/getAll', 'page/store', 'cold/getAll', 'cold/search', 'member/cart'];
const ORDER = 'write/order';
const SET_OF: Record<Pooling, string> = {
  session: 'cluster, sessions, named statements',
  transaction: 'cluster, transactions, unnamed statements',
};
/** Load before and after a restart. */
const AROUND_MILLISECONDS = 2_000;
const WARM_UP_SECONDS = 1;
/** In a small shop everything has been requested after a while, so cold rows run without the cache, as elsewhere. */
const PASSES = [
  { isCold: false, env: {} },
  { isCold: true, env: WITHOUT_CACHE },
];

/** Compares one process with the cluster in both pooling modes, then restarts every part under load. */
export async function benchClusters(options: Options, generator: LoadGenerator): Promise<ClusterLine[]> {
  const lines: ClusterLine[] = [];
  for (const scale of options.scales) lines.push(await benchCluster(scale, options, generator));
  return lines;
}

async function benchCluster(scale: Scale, options: Options, generator: LoadGenerator): Promise<ClusterLine> {
  const database = 'shop';
  const primary = await startTemporaryPostgres({ settings: POSTGRES_SETTINGS });
  try {
    const url = primary.url(database);
    await runIn(primary.url('postgres'), `create database ${database}`);
    const prepared = await prepare({
      engine: 'postgresql',
      scale,
      home: { DATABASE_URL: url },
      open: () => openPostgres(url),
    });
    const db = await openPostgres(url);
    const market = await findMarket({ ...prepared.shop, db }).finally(db.close);
    const replica = await startReplica(primary, POSTGRES_SETTINGS);
    try {
      const line: ClusterLine = { name: 'cluster', scale, figures: [], restarts: [], faults: [] };
      const measure = (set: string, origin: string, pids: () => Record<string, number[]>, isCold: boolean) =>
        measureSet({ set, origin, pids, isCold, prepared, market, options, generator, line });

      for (const { env, isCold } of PASSES) {
        const one = await startProduct({ DATABASE_URL: url }, { env });
        try {
          const pids = () => ({ processes: [one.pid], primary: [primary.pid] });
          await measure('one process', one.origin, pids, isCold);
        } finally {
          await one.stop();
        }
      }
      for (const pooling of ['session', 'transaction'] as const)
        for (const { env, isCold } of PASSES) {
          const cluster = await startCluster(primary, replica, database, pooling, env);
          try {
            await measure(SET_OF[pooling], cluster.origin, cluster.pids, isCold);
            if (pooling === 'transaction' && !isCold) await restartAll(cluster, url, prepared, market, line);
          } finally {
            await cluster.stop();
          }
        }
      return line;
    } finally {
      await replica.stop();
    }
  } finally {
    await primary.stop();
  }
}

interface SetSetting {
  set: string;
  origin: string;
  pids: () => Record<string, number[]>;
  /** Whether answers may come from the cache. */
  isCold: boolean;
  prepared: Prepared;
  market: Market;
  options: Options;
  generator: LoadGenerator;
  line: ClusterLine;
}

async function measureSet(setting: SetSetting): Promise<void> {
  const { set, origin, isCold, prepared, market, options, generator, line } = setting;
  const { encoding, seconds } = options;
  const record = async (
    call: string,
    run: (seconds: number) => Promise<LoadResult & { orders?: number }>,
  ) => {
    if (!options.isWanted(call)) return;
    await run(WARM_UP_SECONDS);
    const before = busySeconds(setting.pids());
    const result = await run(seconds);
    const after = busySeconds(setting.pids());
    line.faults.push(...faultsOf(result, `${set}, ${call}`));
    const busy = Object.entries(after).map(([part, until]) => [
      part,
      (until - (before[part] ?? 0)) / result.seconds,
    ]);
    line.figures.push({
      call,
      set,
      perSecond: (result.orders ?? result.requests) / result.seconds,
      p99Milliseconds: result.p99Milliseconds,
      processors: Object.fromEntries(busy),
    });
  };
  const rows = prepared.rows.filter(({ name }) => CALLS.includes(name));
  for (const { name, requests, connections } of rows.filter((row) => (row.isCold ?? false) === isCold))
    await record(name, (forSeconds) =>
      generator.run(origin, { connections, requests, encoding, seconds: forSeconds, start: 0 }),
    );
  if (isCold) return;
  const flow = flows.find(({ name }) => name === ORDER);
  const random = randomFrom(RANDOM_SEED);
  const steps = Array.from({ length: CLIENTS }, (_, client) =>
    Array.from({ length: 1_000 }, () => flow?.stepsOf(drawWish(market, client, random)) ?? []).flat(),
  );
  await record(ORDER, (forSeconds) => runFlows(origin, steps, { seconds: forSeconds, start: 0 }));
}

const busySeconds = (pids: Record<string, number[]>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(pids).map(([part, ofPart]) => [
      part,
      ofPart.reduce((sum, pid) => sum + (cpuSeconds(pid) ?? 0), 0),
    ]),
  );

/** Restarts each part while the shop is in use; each restart has its own checker and recount. */
async function restartAll(
  cluster: Cluster,
  url: string,
  { shop }: Prepared,
  market: Market,
  line: ClusterLine,
): Promise<void> {
  const [order] = flows;
  if (!order) throw new Error('There is no way to order.');
  for (const { part, restart } of cluster.restarts) {
    const before = await countIn(url);
    const checker = await startChecker({
      origin: cluster.origin,
      adminToken: shop.tokens.admin,
      productId: await findBestSold(url),
      market,
      order,
      random: randomFrom(RANDOM_SEED),
      findWriter: cluster.findWriter,
    });
    await sleep(AROUND_MILLISECONDS);
    await restart();
    await sleep(AROUND_MILLISECONDS);
    const checked = await checker.stop();
    const after = await countIn(url);
    const underWay = checked.failed.length;
    const { linesOfAnOrder } = order;
    const faults = compareCounts(before, after, { acknowledged: checked.orders, underWay, linesOfAnOrder });
    line.faults.push(
      ...[...faults, ...checked.wrong, ...checked.failed].map((fault) => `restart of ${part}: ${fault}`),
    );
    line.restarts.push({ part, checked });
    console.log(
      `restart of ${part}: ${checked.requests} requests, ${checked.askedAgain} asked again, ${checked.failed.length} failed, ${checked.wrong.length} wrong`,
    );
  }
}

async function countIn(url: string) {
  const db = await openPostgres(url);
  return count(db).finally(db.close);
}

async function findBestSold(url: string): Promise<number> {
  const db = await openPostgres(url);
  const [best] = await db
    .query<{ id: number }>(
      'select id from products where deleted_at is null order by buy_counts desc, id limit 1',
    )
    .finally(db.close);
  if (!best) throw new Error('The shop is empty.');
  return best.id;
}
