import { type Answer, decode } from '../ask.ts';
import { percentile } from '../fixed-rate.ts';
import type { Engine, Options } from '../options.ts';
import { type Home, startProduct } from '../product.ts';
import { randomFrom } from '../random.ts';
import { cpuSeconds } from '../resources.ts';
import type { Shop } from '../row.ts';
import type { Database } from '../shop/database.ts';
import { fillShop } from '../shop/fill.ts';
import { signIn } from '../shop/tokens.ts';
import { type Due, type Kind, kindNames, kinds, membersOf, planArrivals } from './arrivals.ts';
import { drive, type Event, type Outcome } from './drive.ts';
import { cores, mostMegabytes, pin } from './pin.ts';
import { type ReadKind, readsOf, type WriteKind } from './reads.ts';
import { readBefore, recount } from './recount.ts';
import { writesOf } from './writes.ts';

const RANDOM_SEED = 20_300_307;
/** The server has run since the morning: its code is warm, and so are its caches. */
const WARM_UP_SECONDS = 15;
/** Half of the machine's memory, as Node chooses by itself on a machine of 512 MB. */
const HEAP_FLAG = '--max-old-space-size=256';
export const MACHINE_MEGABYTES = 512;
/** The owner's limits. */
export const MEGABYTES_MOST = 300;
export const P99_MOST = { read: 50, write: 150 };

export interface KindFigures {
  kind: Kind;
  isWrite: boolean;
  requests: number;
  p50: number;
  p95: number;
  p99: number;
  slowest: number;
}

/** The minute on one engine. */
export interface PeakLine {
  name: 'peak';
  engine: Engine;
  scale: string;
  times: number;
  seconds: number;
  kinds: KindFigures[];
  /** What the server's process held before the first request, and the most that it has ever held. */
  megabytes: { atFirst: number; most: number };
  /** Of its core, from 0 to 1, in the minute; of PostgreSQL's when it has one. */
  busy: { server: number; database: number | undefined };
  /** Any entry makes the figures worthless. */
  faults: string[];
}

export interface PeakSubject {
  engine: Engine;
  home: Home;
  open: () => Promise<Database>;
  databasePid: number | undefined;
}

/** Fills a shop, and replays the minute against one process on one core. */
export async function measurePeak(subject: PeakSubject, options: Options): Promise<PeakLine> {
  const { engine, home, open, databasePid } = subject;
  const { peakTimes: times, peakSeconds: seconds, encoding } = options;
  const members = membersOf[engine];
  await (await startProduct(home)).stop();
  const { warmUp, minute, before, asked } = await withDatabase(open, (db) =>
    prepare(db, members, { times, seconds }),
  );
  pin(process.pid, cores.client);
  if (databasePid !== undefined) pin(databasePid, cores.database);
  const product = await startProduct(home, { flags: [HEAP_FLAG] });
  let outcomes: Outcome[];
  let early: Outcome[];
  let megabytes: PeakLine['megabytes'];
  let busy: PeakLine['busy'];
  try {
    pin(product.pid, cores.server);
    const atFirst = mostMegabytes(product.pid);
    early = await drive(product.origin, warmUp, encoding);
    const pids = { server: product.pid, database: databasePid };
    ({ outcomes, busy } = await withBusy(pids, () => drive(product.origin, minute, encoding)));
    megabytes = { atFirst, most: mostMegabytes(product.pid) };
  } finally {
    await product.stop();
  }
  const faults = await findFaults([...early, ...outcomes]);
  faults.push(...(await withDatabase(open, (db) => recount(db, before, asked))));
  if (megabytes.most > MACHINE_MEGABYTES) faults.push(`${megabytes.most} MB are more than the machine has`);
  const figures = kindNames.map((kind) => figuresOf(kind, outcomes));
  return {
    name: 'peak',
    engine,
    scale: `${members} members`,
    times,
    seconds,
    kinds: figures,
    megabytes,
    busy,
    faults,
  };
}

/** Runs the load, and reports how busy the two cores were with it. */
async function withBusy(
  pids: { server: number; database: number | undefined },
  run: () => Promise<Outcome[]>,
): Promise<{ outcomes: Outcome[]; busy: PeakLine['busy'] }> {
  const read = (pid: number | undefined) => (pid === undefined ? undefined : cpuSeconds(pid));
  const before = { server: read(pids.server), database: read(pids.database), at: performance.now() };
  const outcomes = await run();
  const seconds = (performance.now() - before.at) / 1_000;
  const share = (from: number | undefined, to: number | undefined) =>
    from === undefined || to === undefined ? undefined : (to - from) / seconds;
  const busy = {
    server: share(before.server, read(pids.server)) ?? Number.NaN,
    database: share(before.database, read(pids.database)),
  };
  return { outcomes, busy };
}

async function withDatabase<T>(open: PeakSubject['open'], use: (db: Database) => Promise<T>): Promise<T> {
  const db = await open();
  return use(db).finally(db.close);
}

async function prepare(
  db: Database,
  members: number,
  { times, seconds }: { times: number; seconds: number },
) {
  const random = randomFrom(RANDOM_SEED);
  const filled = await fillShop(db, members);
  const shop: Shop = { ...filled, db, tokens: await signIn(db, filled), random };
  const reads = await readsOf(shop);
  const writes = await writesOf(shop);
  const make = { ...reads, ...writes.make } satisfies Record<ReadKind | WriteKind, unknown>;
  const eventsOf = (plan: readonly Due[]): Event[] => plan.map((due) => ({ ...due, ...make[due.kind]() }));
  const plan = (length: number): Event[] => eventsOf(planArrivals(times, length, random));
  const warmUp = plan(WARM_UP_SECONDS);
  const minute = plan(seconds);
  return { warmUp, minute, before: await readBefore(db), asked: writes.asked };
}

/** Every answer that is missing, refused or wrong. */
async function findFaults(outcomes: readonly Outcome[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { event, answer } of outcomes) {
    const fault = answer ? await faultOf(event, answer) : 'no answer';
    if (fault !== undefined) faults.push(`${event.kind} (${event.request.path}): ${fault.slice(0, 300)}`);
  }
  return faults;
}

async function faultOf(event: Event, answer: Omit<Answer, 'text'>): Promise<string | undefined> {
  const text = await decode(answer.raw, answer.headers['content-encoding']);
  if (answer.status !== 200 && answer.status !== 201) return `${answer.status} ${text.slice(0, 200)}`;
  return event.findFault({ ...answer, text });
}

function figuresOf(kind: Kind, outcomes: readonly Outcome[]): KindFigures {
  const sorted = outcomes
    .filter(({ event }) => event.kind === kind)
    .map(({ milliseconds }) => milliseconds)
    .sort((a, b) => a - b);
  return {
    kind,
    isWrite: kinds[kind].isWrite,
    requests: sorted.length,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    slowest: sorted.at(-1) ?? Number.NaN,
  };
}
