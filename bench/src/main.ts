import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { PlainError } from '../../scripts/lib/run.mjs';
import { startTemporaryPostgres } from '../../scripts/temporary-postgres.mjs';
import { fillShop, type Shop, sizes, withDatabase } from './fill.ts';
import { type Answer, faultOf, type LoadResult, runAtRate, runFullLoad, send } from './load.ts';
import { measurePeak } from './peak.ts';
import {
  cpuSeconds,
  memoryMegabytes,
  requireLinux,
  type Server,
  startBare,
  startProduct,
} from './processes.ts';
import { randomFrom } from './random.ts';
import { makeRows, type Row } from './rows.ts';
import { formatColumns, median, verdict } from './table.ts';

/** Typical settings for PostgreSQL on a part of a small machine. Settings of durability are the defaults. */
const POSTGRES_SETTINGS = [
  'shared_buffers=512MB',
  'effective_cache_size=2GB',
  'random_page_cost=1.1',
  'max_wal_size=4GB',
];
/** PostgreSQL's defaults for a small server with a solid-state disk. */
const SMALL_SETTINGS = ['random_page_cost=1.1'];
const RANDOM_SEED = 20_300_304;
const CONNECTIONS = 32;
/** More clients would only wait for the same two or three writers. */
const WRITERS = 8;
const WARM_UP_SECONDS = 1;

interface Options {
  size: keyof typeof sizes;
  isWanted: (name: string) => boolean;
  seconds: number | undefined;
  rounds: number;
  isPeak: boolean;
}

/**
 * Runs the selected measurements and prints them.
 * @returns true if every response was right
 */
export async function bench(args: readonly string[]): Promise<{ isRight: boolean }> {
  const options = readOptions(args);
  requireLinux(options);
  const server = await startTemporaryPostgres({
    settings: options.isPeak ? SMALL_SETTINGS : POSTGRES_SETTINGS,
  });
  try {
    const url = server.url('shop');
    await withDatabase(server.url('postgres'), (db) => db.query('create database shop'));
    const { text, faults } = options.isPeak
      ? await measurePeak(url, server.pid, options.seconds ?? 60)
      : await measureRows(url, server.pid, options);
    const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB; Node ${process.versions.node}`;
    const command = ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
    console.log(`\nMeasured with \`${command}\` on ${machine}.\n\n${text}`);
    for (const fault of faults.slice(0, 20)) console.error(`WRONG ${fault}`);
    return { isRight: faults.length === 0 };
  } finally {
    await server.stop();
  }
}

function readOptions(args: readonly string[]): Options {
  const { values } = parse(args);
  if (values.size !== 'full' && values.size !== 'small') throw new PlainError('--size: full or small.');
  const only = values.only?.split(',').filter(Boolean) ?? [];
  return {
    size: values.size,
    isWanted: (name) =>
      only.length === 0 || only.some((part) => name === part || name.startsWith(`${part}/`)),
    seconds: values.seconds === undefined ? undefined : wholeNumber(values.seconds, '--seconds', 60),
    rounds: wholeNumber(values.rounds, '--rounds', 9),
    isPeak: values.peak,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        size: { type: 'string', default: 'full' },
        only: { type: 'string' },
        seconds: { type: 'string' },
        rounds: { type: 'string', default: '3' },
        peak: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new PlainError(`${(error as Error).message}\n\nSee npm run bench -- --help.`);
  }
}

function wholeNumber(given: string, name: string, most: number): number {
  const value = Number(given);
  if (!Number.isInteger(value) || value < 1 || value > most) throw new PlainError(`${name}: 1 to ${most}.`);
  return value;
}

const heads = [
  'Row',
  'Requests/s',
  'Of bare',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'CPU µs: server',
  'database',
  'bare',
  'MB',
  'Limit',
];

async function measureRows(
  url: string,
  databasePid: number,
  options: Options,
): Promise<{ text: string; faults: string[] }> {
  // A first start creates the tables.
  await (await startProduct(url)).stop();
  const rows = await withDatabase(url, async (db) => {
    const start = performance.now();
    const shop: Shop = await fillShop(db, sizes[options.size], randomFrom(RANDOM_SEED));
    console.log(`Shop filled in ${Math.round((performance.now() - start) / 1_000)} s`);
    return makeRows(db, shop);
  });
  const wanted = rows.filter(({ name }) => options.isWanted(name));
  if (wanted.length === 0) throw new PlainError('--only: there is no such row.');
  const cells: string[][] = [];
  const faults: string[] = [];
  for (const isCold of [false, true]) {
    const some = wanted.filter((row) => (row.isCold ?? false) === isCold);
    if (some.length === 0) continue;
    const product = await startProduct(url, { env: isCold ? { ANSWER_CACHE_MB: '0' } : {} });
    try {
      for (const row of some) {
        const measured = await measureRow(row, { product, databasePid, url, options });
        cells.push(measured.cells);
        faults.push(...measured.faults.map((fault) => `${row.name}: ${fault}`));
        console.log(measured.cells.join('  '));
      }
    } finally {
      await product.stop();
    }
  }
  return { text: formatColumns(heads, cells), faults };
}

interface Setting {
  product: Server;
  databasePid: number;
  url: string;
  options: Options;
}
type Round = LoadResult & { cpu: number; databaseCpu: number };

/** Rows without a rate are compared with a bare server that sends the same bytes, in alternation. */
async function measureRow(row: Row, setting: Setting): Promise<{ cells: string[]; faults: string[] }> {
  const { product, databasePid, url, options } = setting;
  const before = await checkSamples(row, product);
  if (before.faults.length > 0)
    return { cells: [row.name, ...Array(heads.length - 2).fill(''), 'WRONG'], faults: before.faults };
  const [answer] = before.answers;
  const bare = answer && row.perSecond === undefined ? await startBare(answer) : undefined;
  const run = async (server: Server, seconds: number, from = 0): Promise<Round> => {
    const start = { cpu: cpuSeconds(server.pid), databaseCpu: cpuSeconds(databasePid) };
    const connections = row.name.startsWith('write/') ? WRITERS : CONNECTIONS;
    const load = { requests: row.requests, from, connections, seconds };
    const { origin } = server;
    const result = await (row.perSecond === undefined
      ? runFullLoad(origin, load)
      : runAtRate(origin, load, row.perSecond));
    const perRequest = (from: number, to: number) => ((to - from) / result.requests) * 1_000_000;
    return {
      ...result,
      cpu: perRequest(start.cpu, cpuSeconds(server.pid)),
      databaseCpu: perRequest(start.databaseCpu, cpuSeconds(databasePid)),
    };
  };
  const counted = await countOrders(url);
  const rounds: { ours: Round; bare: Round | undefined }[] = [];
  const warmUps: Round[] = [];
  try {
    for (const server of [bare, product]) if (server) warmUps.push(await run(server, WARM_UP_SECONDS));
    for (let round = 0; round < options.rounds; round++) {
      const seconds = options.seconds ?? 4;
      const from = Math.floor((row.requests.length * (round + 1)) / (options.rounds + 1));
      rounds.push({ bare: bare && (await run(bare, seconds)), ours: await run(product, seconds, from) });
    }
  } finally {
    await bare?.stop();
  }
  const faults = [
    ...rounds.flatMap(({ ours, bare }) => [ours.fault, bare?.fault]),
    ...(await checkSamples(row, product)).faults,
    ...(row.name === 'write/order'
      ? compareOrders([...warmUps, ...rounds.map(({ ours }) => ours)], counted, await countOrders(url))
      : []),
  ].filter((fault) => fault !== undefined);
  return {
    cells:
      faults.length > 0
        ? [row.name, ...Array(heads.length - 2).fill(''), 'WRONG']
        : cellsOf(row, rounds, product),
    faults,
  };
}

function cellsOf(
  row: Row,
  rounds: readonly { ours: Round; bare: Round | undefined }[],
  product: Server,
): string[] {
  const of = (figure: (round: Round) => number) => median(rounds.map(({ ours }) => figure(ours)));
  const ofBare = (figure: (ours: Round, bare: Round) => number) =>
    median(rounds.flatMap(({ ours, bare }) => (bare ? [figure(ours, bare)] : [])));
  const ratio = ofBare((ours, bare) => ours.perSecond / bare.perSecond);
  const percentiles = ([0, 1, 2] as const).map((which) => of((round) => round.percentiles[which]));
  const [, p95 = Number.NaN, p99 = Number.NaN] = percentiles;
  const shown = (value: number, digits = 0) => (Number.isNaN(value) ? '–' : value.toFixed(digits));
  const { ratioToBare, p95: p95Most, p99: p99Most } = row.goal ?? {};
  const goals = [
    ratioToBare && `≥ ${ratioToBare.toFixed(2)} ${verdict(ratio >= ratioToBare)}`,
    p95Most && `p95 ≤ ${p95Most} ms ${verdict(p95 <= p95Most)}`,
    p99Most && `p99 ≤ ${p99Most} ms ${verdict(p99 <= p99Most)}`,
  ];
  return [
    row.name,
    Math.round(of((round) => round.perSecond)).toLocaleString('en'),
    shown(ratio, 3),
    ...percentiles.map((value) => shown(value, value < 10 ? 1 : 0)),
    shown(of((round) => round.cpu)),
    shown(of((round) => round.databaseCpu)),
    shown(ofBare((_, bare) => bare.cpu)),
    String(memoryMegabytes(product.pid, 'VmRSS')),
    goals.filter(Boolean).join(', '),
  ];
}

async function checkSamples(
  { samples }: Row,
  { origin }: Server,
): Promise<{ answers: Answer[]; faults: string[] }> {
  const answers: Answer[] = [];
  const faults: string[] = [];
  for (const sample of samples) {
    const answer = await send(origin, sample.request);
    answers.push(answer);
    const fault = await faultOf(sample, answer);
    if (fault !== undefined) faults.push(fault);
  }
  return { answers, faults };
}

interface Orders {
  checkouts: number;
  lines: number;
}

const countOrders = (url: string) =>
  withDatabase(url, async (db) => {
    const [row] = await db.query<Orders>(
      `select (select count(*)::int from checkouts) as checkouts, (select count(*)::int from orders) as lines`,
    );
    return row ?? { checkouts: 0, lines: 0 };
  });

/** Every acknowledged order is in the tables once, with its two lines. Orders in flight at the end may be. */
function compareOrders(rounds: readonly Round[], before: Orders, after: Orders): string[] {
  const acknowledged = rounds.reduce((sum, { requests }) => sum + requests, 0);
  const placed = after.checkouts - before.checkouts;
  const lines = after.lines - before.lines;
  const most = acknowledged + WRITERS * rounds.length;
  return [
    ...(placed < acknowledged || placed > most
      ? [`${acknowledged} orders acknowledged, ${placed} placed`]
      : []),
    ...(lines === placed * 2 ? [] : [`${lines} lines of ${placed} orders`]),
  ];
}
