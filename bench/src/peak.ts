import { availableParallelism } from 'node:os';
import { type Database, fillShop, sizes, withDatabase } from './fill.ts';
import { faultOf, type Outcome, percentilesOf, type Sample, sendWhenDue } from './load.ts';
import { type Kind, makeRequests } from './peak-requests.ts';
import { cpuSeconds, memoryMegabytes, pin, startProduct } from './processes.ts';
import { type Random, randomFrom } from './random.ts';
import { formatColumns, verdict } from './table.ts';

/** 50 centers of 500 members, which share one server. */
const CENTERS = 50;
const MEMBERS = CENTERS * 500;
/** On a Monday 36 of 100 members come, a quarter of them from 18:00 to 19:00. */
const VISITS_IN_THE_HOUR = MEMBERS * 0.36 * 0.25;
/** Classes begin at 18:00, so the first minute has twice the average of that hour. */
const inTheMinute = (inTheHour: number) => Math.ceil((inTheHour / 60) * 2);

const arrivals = inTheMinute(VISITS_IN_THE_HOUR);
/** One of twenty members opens six screens of the site in that hour, and 20 visitors of each center five pages. */
const memberScreens = inTheMinute((MEMBERS / 20) * 6);
const visitorPages = inTheMinute(CENTERS * 20 * 5);

/** Requests of the first minute after Monday, 18:00. */
const kinds: Record<Kind, number> = {
  page: visitorPages + Math.ceil(memberScreens / 6),
  'shop list': Math.ceil(memberScreens / 3) + Math.ceil(visitorPages / 2),
  /** One of 25 screens is a search, with three suggestions before it. */
  search: Math.ceil((memberScreens + visitorPages) / 25) * 4,
  'class list': arrivals * 2,
  'slot list': Math.ceil(arrivals / 3),
  'own screen': arrivals * 2 + Math.ceil(memberScreens / 2),
  /** Ten desks read the dashboard, the visits of the day and the unread counters every ten seconds. */
  desk: 10 * 3 * 6,
  'desk search': Math.ceil(arrivals / 4) + 10,
  'check-in': arrivals,
  'class booking': Math.ceil((arrivals * 2) / 3),
  'appointment booking': Math.ceil(arrivals / 10),
  'cart change': Math.ceil((memberScreens + visitorPages) / 15),
  order: inTheMinute(CENTERS * 12),
  receipt: CENTERS / 2,
};
const kindNames = Object.keys(kinds) as Kind[];
const writeKinds: readonly Kind[] = [
  'check-in',
  'class booking',
  'appointment booking',
  'cart change',
  'order',
  'receipt',
];

const RANDOM_SEED = 20_300_307;
/** The server has run since the morning: its code and caches are warm. */
const WARM_UP_SECONDS = 15;
/** Node's default on a machine of 512 MB. */
const HEAP_FLAG = '--max-old-space-size=256';
const MEGABYTES_MOST = 350;
const P99_MOST = { read: 50, write: 150 };
/** The client shares PostgreSQL's core where there are only two. */
const cores = { server: 0, database: 1, client: Math.min(2, availableParallelism() - 1) };

export interface Due {
  kind: Kind;
  /** Milliseconds after the start. */
  at: number;
}
type Event = Due & Sample;

/**
 * The due time of each request, soonest first: people are independent, so times are random. A shorter period has fewer.
 */
export function planArrivals(seconds: number, random: Random): Due[] {
  return kindNames
    .flatMap((kind) =>
      Array.from({ length: Math.ceil((kinds[kind] * seconds) / 60) }, () => ({
        kind,
        at: random.below(Math.round(seconds * 1_000)),
      })),
    )
    .sort((a, b) => a.at - b.at);
}

/** Fills a shop and replays the minute against one process on one core. */
export async function measurePeak(
  url: string,
  databasePid: number,
  seconds: number,
): Promise<{ text: string; faults: string[] }> {
  await (await startProduct(url)).stop();
  const random = randomFrom(RANDOM_SEED);
  const { warmUp, minute, before } = await withDatabase(url, async (db) => {
    const requests = await makeRequests(db, await fillShop(db, sizes.peak, random));
    const plan = (length: number): Event[] =>
      planArrivals(length, random).map((due) => ({ ...due, ...requests[due.kind]() }));
    return { warmUp: plan(WARM_UP_SECONDS), minute: plan(seconds), before: await countRows(db) };
  });
  pin(process.pid, cores.client);
  pin(databasePid, cores.database);
  const product = await startProduct(url, { flags: [HEAP_FLAG] });
  try {
    pin(product.pid, cores.server);
    const early = await sendWhenDue(product.origin, warmUp);
    const cpu = cpuSeconds(product.pid);
    const outcomes = await sendWhenDue(product.origin, minute);
    const busy = (cpuSeconds(product.pid) - cpu) / seconds;
    const megabytes = memoryMegabytes(product.pid, 'VmHWM');
    const faults = [
      ...(await findFaults([...early, ...outcomes])),
      ...(await withDatabase(url, async (db) =>
        compareCounts([...warmUp, ...minute], before, await countRows(db)),
      )),
    ];
    const head = `Peak minute of ${MEMBERS} members: ${outcomes.length} requests in ${seconds} s; the server's core was busy for ${Math.round(busy * 100)} %; ${megabytes} MB at most (≤ ${MEGABYTES_MOST} ${verdict(megabytes <= MEGABYTES_MOST)}).`;
    return { text: `${head}\n\n${formatKinds(outcomes)}`, faults };
  } finally {
    await product.stop();
  }
}

async function findFaults(outcomes: readonly Outcome<Event>[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { event, answer } of outcomes) {
    const fault = answer ? await faultOf(event, answer) : `${event.request.path}: no answer`;
    if (fault !== undefined) faults.push(`${event.kind}: ${fault}`);
  }
  return faults;
}

const tables = {
  'check-in': 'visits',
  'class booking': 'class_bookings',
  'appointment booking': 'bookings',
  order: 'checkouts',
  receipt: 'payments',
} satisfies Partial<Record<Kind, string>>;
type Counts = Record<string, number>;

async function countRows(db: Database): Promise<Counts> {
  const counts = Object.values(tables).map((table) => `(select count(*)::int from ${table}) as ${table}`);
  const [row] = await db.query<Counts>(`select ${counts.join(', ')}`);
  return row ?? {};
}

/** Every acknowledged write is in its table once. */
const compareCounts = (events: readonly Due[], before: Counts, after: Counts) =>
  Object.entries(tables).flatMap(([kind, table]) => {
    const asked = events.filter((event) => event.kind === kind).length;
    const added = (after[table] ?? 0) - (before[table] ?? 0);
    return added === asked ? [] : [`${asked} × ${kind}, but ${added} new rows of ${table}`];
  });

function formatKinds(outcomes: readonly Outcome<Event>[]): string {
  const rows = kindNames.map((kind) => {
    const some = outcomes.filter(({ event }) => event.kind === kind);
    const percentiles = percentilesOf(some);
    const most = writeKinds.includes(kind) ? P99_MOST.write : P99_MOST.read;
    return [
      kind,
      String(some.length),
      ...percentiles.map((value) => value.toFixed(value < 10 ? 2 : 1)),
      `p99 ≤ ${most} ${verdict(percentiles[2] <= most)}`,
    ];
  });
  return formatColumns(['Request', 'A minute', 'p50 ms', 'p95 ms', 'p99 ms', 'Limit'], rows);
}
