import { PlainError } from '../../scripts/lib/run.mjs';
import { startTemporaryPostgres } from '../../scripts/temporary-postgres.mjs';
import { measureBackup } from './life/backup.ts';
import { measureMemory } from './life/memory.ts';
import { measureStarts } from './life/start-up.ts';
import { findLoadGenerator, type LoadGenerator } from './load.ts';
import { describeMachine } from './machine.ts';
import { measure } from './measure.ts';
import { type Options, readOptions } from './options.ts';
import { measurePeak } from './peak/peak.ts';
import { requireCores } from './peak/pin.ts';
import { startProduct, WITHOUT_CACHE } from './product.ts';
import { randomFrom } from './random.ts';
import { formatReport, type Report, writeDocs, writeJson } from './report.ts';
import type { Row, Shop } from './row.ts';
import { openEmbedded, openPostgres } from './shop/database.ts';
import { POSTGRES_SETTINGS, prepare, RANDOM_SEED, runIn, SMALL_SETTINGS, type Subject } from './subject.ts';
import { figuresOf, type Line } from './table.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { benchMails, benchWrites } from './writes/bench-writes.ts';
import { TRACEABLE } from './writes/trace.ts';

/**
 * The embedded engine is for trying the product and for small shops, so it is measured with the smallest size only.
 */
const EMBEDDED_SCALE = '1k';

/**
 * Measures what the options select, and prints and stores it.
 * @returns whether every answer was right
 */
export async function bench(args: readonly string[]): Promise<{ isRight: boolean }> {
  const options = readOptions(args);
  const generator = findLoadGenerator();
  const report: Report = {
    machine: describeMachine(generator.name),
    command: ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' '),
    lines: [],
    writes: [],
    mails: [],
    starts: [],
    memory: [],
    backups: [],
    peak: [],
  };
  if (options.measuresPeak) requireCores();
  console.log(`${report.machine}\n`);
  if (options.engines.includes('postgresql')) await benchPostgres(options, generator, report);
  if (options.engines.includes('embedded')) await benchEmbedded(options, generator, report);
  if (options.measuresRows && report.lines.length + report.writes.length + report.mails.length === 0)
    throw new PlainError('--only: no row is called like that.');

  console.log(`\n${formatReport(report)}\n\nEvery round: ${writeJson(report)}`);
  const { lines, writes, mails, memory, backups, peak } = report;
  const wrong = [...lines, ...writes, ...mails, ...memory, ...backups, ...peak].filter(
    ({ faults }) => faults.length > 0,
  );
  for (const { name, scale, faults } of wrong)
    console.error(`\nWRONG ${name} (${scale}):\n  ${faults.slice(0, 10).join('\n  ')}`);
  if (options.writesDocs && wrong.length === 0) writeDocs(report);
  return { isRight: wrong.length === 0 };
}

async function benchPostgres(options: Options, generator: LoadGenerator, report: Report): Promise<void> {
  const settings = options.measuresPeak ? SMALL_SETTINGS : [...POSTGRES_SETTINGS, ...TRACEABLE];
  const server = await startTemporaryPostgres({ settings });
  try {
    if (options.measuresPeak) {
      const url = server.url('peak');
      await runIn(server.url('postgres'), 'create database peak');
      const home = { DATABASE_URL: url };
      const subject = {
        engine: 'postgresql',
        home,
        open: () => openPostgres(url),
        databasePid: server.pid,
      } as const;
      report.peak.push(await measurePeak(subject, options));
      return;
    }
    for (const scale of options.scales) {
      const name = `shop_${scale}`;
      const url = server.url(name);
      const open = () => openPostgres(url);
      const databasePid = server.pid;
      const subject: Subject = {
        engine: 'postgresql',
        scale,
        home: { DATABASE_URL: url },
        open,
        databasePid,
      };
      await runIn(server.url('postgres'), `create database ${name}`);
      const { shop, rows } = await prepare(subject);
      await benchShop(subject, { shop, rows }, options, generator, report);
      // Measured last, because writes enlarge the shop.
      if (options.measuresRows) {
        const writeSubject = { scale, url, databasePid, shop };
        report.writes.push(...(await benchWrites(writeSubject, options)));
        report.mails.push(...(await benchMails(writeSubject, options)));
      }
      await runIn(server.url('postgres'), `drop database ${name}`);
    }
  } finally {
    await server.stop();
  }
}

async function benchEmbedded(options: Options, generator: LoadGenerator, report: Report): Promise<void> {
  const folder = makeTemporaryFolder();
  try {
    const home = { DATA_DIR: folder.path };
    const open = () => openEmbedded(folder.path);
    if (options.measuresPeak) {
      const peak = { engine: 'embedded', home, open, databasePid: undefined } as const;
      report.peak.push(await measurePeak(peak, options));
      return;
    }
    const subject: Subject = {
      engine: 'embedded',
      scale: EMBEDDED_SCALE,
      home,
      open,
      databasePid: undefined,
    };
    await benchShop(subject, await prepare(subject), options, generator, report);
  } finally {
    folder.remove();
  }
}

/** Everything that either engine is measured by. */
async function benchShop(
  subject: Subject,
  { shop, rows }: { shop: Omit<Shop, 'db'>; rows: readonly Row[] },
  options: Options,
  generator: LoadGenerator,
  report: Report,
): Promise<void> {
  const { engine, scale, home } = subject;
  if (options.measuresRows) report.lines.push(...(await benchReads(subject, rows, options, generator)));
  if (options.measuresStarts) report.starts.push(await measureStarts(engine, scale, home));
  // It enlarges the shop.
  if (options.measuresBackup) report.backups.push(await measureBackup(subject, shop, options.encoding));
  if (options.memoryRequests > 0) {
    const { encoding, seconds, memoryRequests: requests } = options;
    const random = randomFrom(RANDOM_SEED);
    report.memory.push(
      await measureMemory({ engine, scale, home, rows, random, generator, encoding, seconds, requests }),
    );
  }
}

const wantedRows = ({ engine }: Subject, rows: readonly Row[], { isWanted }: Options) =>
  rows.filter(
    ({ name, isForBothEngines }) => (engine === 'postgresql' || isForBothEngines) && isWanted(name),
  );

async function benchReads(
  subject: Subject,
  all: readonly Row[],
  options: Options,
  generator: LoadGenerator,
): Promise<Line[]> {
  const { engine, scale, home, databasePid } = subject;
  const rows = wantedRows(subject, all, options);
  const lines: Line[] = [];
  for (const isCold of [false, true]) {
    const ofKind = rows.filter((row) => (row.isCold ?? false) === isCold);
    if (ofKind.length === 0) continue;
    const product = await startProduct(home, { env: isCold ? WITHOUT_CACHE : {} });
    try {
      for (const row of ofKind) {
        const measured = await measure(row, { ...options, generator, product, databasePid });
        const line = { ...pickHead(row, engine), engine, scale, ...measured };
        lines.push(line);
        console.log(tell(line));
      }
    } finally {
      await product.stop();
    }
  }
  return lines;
}

const pickHead = (
  { name, connections, perSecond, goal, isGoalForPostgresql }: Row,
  engine: Subject['engine'],
) => ({
  name,
  connections,
  perSecond,
  goal: isGoalForPostgresql && engine === 'embedded' ? undefined : goal,
});

function tell({ name, engine, scale, rounds, faults }: Line): string {
  const ratio = figuresOf(rounds)?.ratioToBare.toFixed(3);
  return `${name} (${engine}, ${scale}): ${faults.length > 0 ? 'WRONG' : `${ratio} of bare`}`;
}
