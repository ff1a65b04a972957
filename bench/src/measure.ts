import { type Answer, ask, type Request } from './ask.ts';
import { startBare } from './bare.ts';
import { runAtFixedRate } from './fixed-rate.ts';
import type { Load, LoadGenerator } from './load.ts';
import type { LoadResult } from './load-result.ts';
import type { NodeProcess } from './node-process.ts';
import { cpuSeconds, memoryMegabytes } from './resources.ts';
import type { Row } from './row.ts';

const WARM_UP_SECONDS = 1;
/** The largest size of status line and headers. */
const HEADERS_BYTES_MOST = 4_096;

/** Microseconds of processor time a request. */
export interface Cpu {
  cpuMicroseconds: number | undefined;
  databaseCpuMicroseconds: number | undefined;
}

/** One run of the load generator. */
export type Run = LoadResult & Cpu;

export interface Round {
  bare: Run;
  product: Run;
}

export interface Measured {
  rounds: Round[];
  /** Of the product's process, after the last round. */
  memoryMegabytes: number | undefined;
  /** Any entry makes the figures worthless. */
  faults: string[];
}

export interface Setting {
  generator: LoadGenerator;
  seconds: number;
  rounds: number;
  encoding: string;
  product: NodeProcess;
  /** PostgreSQL's first process; undefined for the embedded engine. */
  databasePid: number | undefined;
}

/** Measures the bare server and the product in turn. The product's answers are checked before and after. */
export async function measure(row: Row, setting: Setting): Promise<Measured> {
  const before = await checkSamples(row, setting);
  if (before.faults.length > 0) return { rounds: [], memoryMegabytes: undefined, faults: before.faults };
  const typical = medianBySize(before.answers);
  const bare = await startBare(typical);
  const rounds: Round[] = [];
  try {
    const run = generatorFor(row, setting);
    for (const server of [bare, setting.product])
      await run(server.origin, loadOf(row, setting, WARM_UP_SECONDS, 0));
    for (let round = 0; round < setting.rounds; round++) {
      const start = Math.floor((row.requests.length * round) / setting.rounds);
      const load = loadOf(row, setting, setting.seconds, start);
      const bareRun = await withCpu({ server: bare.pid, database: undefined }, () => run(bare.origin, load));
      const { product, databasePid } = setting;
      const productRun = await withCpu({ server: product.pid, database: databasePid }, () =>
        run(product.origin, load),
      );
      rounds.push({ bare: bareRun, product: productRun });
    }
  } finally {
    await bare.stop();
  }
  const after = await checkSamples(row, setting);
  const faults = [
    ...rounds.flatMap(({ bare, product }) => [
      ...faultsOf(bare, 'the bare server'),
      ...faultsOf(product, 'the product'),
    ]),
    ...(row.requests.length === 1 ? rounds.flatMap(({ product }) => wrongSize(product, typical)) : []),
    ...after.faults,
  ];
  return { rounds, memoryMegabytes: memoryMegabytes(setting.product.pid), faults };
}

const loadOf = ({ connections, requests }: Row, { encoding }: Setting, seconds: number, start: number) => ({
  connections,
  requests,
  encoding,
  seconds,
  start,
});

const generatorFor =
  ({ perSecond }: Row, { generator }: Setting) =>
  (origin: string, load: Load) =>
    perSecond === undefined ? generator.run(origin, load) : runAtFixedRate(origin, load, perSecond);

/** Runs the load and reports the processor time of each request. */
export async function withCpu<Result extends LoadResult>(
  pids: { server: number; database: number | undefined },
  run: () => Promise<Result>,
): Promise<Result & Cpu> {
  const readCpu = () => ({
    server: cpuSeconds(pids.server),
    database: pids.database === undefined ? undefined : cpuSeconds(pids.database),
  });
  const before = readCpu();
  const result = await run();
  const after = readCpu();
  const perRequest = (from: number | undefined, to: number | undefined) =>
    from === undefined || to === undefined || result.requests === 0
      ? undefined
      : ((to - from) / result.requests) * 1_000_000;
  return {
    ...result,
    cpuMicroseconds: perRequest(before.server, after.server),
    databaseCpuMicroseconds: perRequest(before.database, after.database),
  };
}

/** Sends every sample once. Up to the share that the row allows may be wrong. */
async function checkSamples(
  { samples, mayMiss = 0 }: Row,
  { product, encoding }: Setting,
): Promise<{ answers: Answer[]; faults: string[] }> {
  const answers: Answer[] = [];
  const failed: string[] = [];
  const missed: string[] = [];
  for (const { request, findFault } of samples) {
    const answer = await ask(product.origin, request, encoding);
    answers.push(answer);
    if (answer.status !== 200)
      failed.push(`${shown(request)}: ${answer.status} ${answer.text.slice(0, 200)}`);
    else {
      const fault = findFault(answer);
      if (fault !== undefined) missed.push(`${shown(request)}: ${fault.slice(0, 400)}`);
    }
  }
  const isBearable = missed.length <= samples.length * mayMiss;
  return { answers, faults: isBearable ? failed : [...failed, ...missed] };
}

const shown = ({ method, path }: Request) => `${method} ${path}`;

export function faultsOf({ requests, refused, broken }: LoadResult, who: string): string[] {
  if (requests === 0) return [`${who} answered nothing`];
  if (refused + broken === 0) return [];
  return [`${who}: ${refused} refused and ${broken} broken of ${requests}`];
}

/** Whether every answer under load had the length of the checked one. */
function wrongSize({ bytes, requests }: LoadResult, { raw }: Answer): string[] {
  const each = bytes / requests;
  const isAlike = each >= raw.length && each <= raw.length + HEADERS_BYTES_MOST;
  return isAlike ? [] : [`answers of ${Math.round(each)} bytes under load, ${raw.length} and headers before`];
}

function medianBySize(answers: Answer[]): Answer {
  const median = [...answers].sort((a, b) => a.raw.length - b.raw.length)[Math.floor(answers.length / 2)];
  if (!median) throw new Error('A row needs a sample.');
  return median;
}
