import { PlainError } from '../../scripts/lib/run.mjs';
import { startTemporaryPostgres } from '../../scripts/temporary-postgres.mjs';
import { findLoadGenerator, type LoadGenerator } from './load.ts';
import { describeMachine } from './machine.ts';
import { measure } from './measure.ts';
import { type Engine, type Options, readOptions, type Scale, scales } from './options.ts';
import { type Home, startProduct, WITHOUT_CACHE } from './product.ts';
import { randomFrom } from './random.ts';
import { formatReport, type Report, writeDocs, writeJson } from './report.ts';
import type { Row, Shop } from './row.ts';
import { coldRows } from './rows/cold.ts';
import { deskRows } from './rows/desk.ts';
import { hotRows, pageRows } from './rows/hot.ts';
import { memberRows } from './rows/member.ts';
import { type Database, openEmbedded, openPostgres } from './shop/database.ts';
import { fillShop } from './shop/fill.ts';
import { signIn } from './shop/tokens.ts';
import { figuresOf, type Line } from './table.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** What someone would set who gives PostgreSQL a part of a small machine. What makes writes safe stays as it comes. */
const POSTGRES_SETTINGS = [
  'shared_buffers=512MB',
  'effective_cache_size=2GB',
  'random_page_cost=1.1',
  'max_wal_size=4GB',
];

/** For a look, a demonstration or a desk: it is never filled with more. */
const EMBEDDED_SCALE = '1k';
const RANDOM_SEED = 20_300_304;

/** Measures what the options ask for, prints and keeps it. @returns whether every answer was right */
export async function bench(args: readonly string[]): Promise<{ isRight: boolean }> {
  const options = readOptions(args);
  const generator = findLoadGenerator();
  const report: Report = {
    machine: describeMachine(generator.name),
    command: ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' '),
    lines: [],
  };
  console.log(`${report.machine}\n`);
  if (options.engines.includes('postgresql')) report.lines.push(...(await benchPostgres(options, generator)));
  if (options.engines.includes('embedded')) report.lines.push(...(await benchEmbedded(options, generator)));
  if (report.lines.length === 0) throw new PlainError(`--only: no row is called ${options.only.join(', ')}.`);

  console.log(`\n${formatReport(report)}\n\nEvery round: ${writeJson(report)}`);
  const wrong = report.lines.filter(({ faults }) => faults.length > 0);
  for (const { name, engine, scale, faults } of wrong)
    console.error(`\nWRONG ${name} (${engine}, ${scale}):\n  ${faults.slice(0, 10).join('\n  ')}`);
  if (options.writesDocs && wrong.length === 0) writeDocs(report);
  return { isRight: wrong.length === 0 };
}

async function benchPostgres(options: Options, generator: LoadGenerator): Promise<Line[]> {
  const server = await startTemporaryPostgres({ settings: POSTGRES_SETTINGS });
  try {
    const lines = [];
    for (const scale of options.scales) {
      const name = `shop_${scale}`;
      const home = { DATABASE_URL: server.url(name) };
      const open = () => openPostgres(home.DATABASE_URL);
      const subject: Subject = { engine: 'postgresql', scale, home, open, databasePid: server.pid };
      await runIn(server.url('postgres'), `create database ${name}`);
      lines.push(...(await benchShop(subject, options, generator)));
      await runIn(server.url('postgres'), `drop database ${name}`);
    }
    return lines;
  } finally {
    await server.stop();
  }
}

async function runIn(url: string, statement: string): Promise<void> {
  const db = await openPostgres(url);
  await db.query(statement).finally(db.close);
}

async function benchEmbedded(options: Options, generator: LoadGenerator): Promise<Line[]> {
  const folder = makeTemporaryFolder();
  try {
    const home = { DATA_DIR: folder.path };
    const open = () => openEmbedded(folder.path);
    const subject: Subject = {
      engine: 'embedded',
      scale: EMBEDDED_SCALE,
      home,
      open,
      databasePid: undefined,
    };
    return await benchShop(subject, options, generator);
  } finally {
    folder.remove();
  }
}

interface Subject {
  engine: Engine;
  scale: Scale;
  home: Home;
  open: () => Promise<Database>;
  databasePid: number | undefined;
}

async function benchShop(subject: Subject, options: Options, generator: LoadGenerator): Promise<Line[]> {
  const { engine, scale, home, databasePid } = subject;
  const rows = (await prepare(subject)).filter(
    ({ name, isForBothEngines }) =>
      (engine === 'postgresql' || isForBothEngines) &&
      (options.only.length === 0 ||
        options.only.some((part) => name === part || name.startsWith(`${part}/`))),
  );
  const lines: Line[] = [];
  for (const isCold of [false, true]) {
    const ofKind = rows.filter((row) => (row.isCold ?? false) === isCold);
    if (ofKind.length === 0) continue;
    const product = await startProduct(home, isCold ? WITHOUT_CACHE : {});
    try {
      for (const row of ofKind) {
        const measured = await measure(row, { ...options, generator, product, databasePid });
        const line = { ...pickHead(row), engine, scale, ...measured };
        lines.push(line);
        console.log(tell(line));
      }
    } finally {
      await product.stop();
    }
  }
  return lines;
}

const pickHead = ({ name, connections, goal }: Row) => ({ name, connections, goal });

function tell({ name, engine, scale, rounds, faults }: Line): string {
  const ratio = figuresOf(rounds)?.ratioToBare.toFixed(3);
  return `${name} (${engine}, ${scale}): ${faults.length > 0 ? 'WRONG' : `${ratio} of bare`}`;
}

/** A shop that the product itself has made and the database filled, and what may be asked of it. */
async function prepare({ engine, scale, home, open }: Subject): Promise<Row[]> {
  const start = performance.now();
  const made = await startProduct(home);
  await made.stop();
  const db = await open();
  try {
    const filled = await fillShop(db, scales[scale]);
    const tokens = await signIn(db, filled.firstMember, filled.regulars);
    const shop: Shop = { ...filled, db, tokens, random: randomFrom(RANDOM_SEED) };
    console.log(
      `${scale} products (${engine}) filled in ${Math.round((performance.now() - start) / 1000)} s`,
    );
    const rows: Row[] = [];
    // One after the other: they ask one connection what is right.
    for (const makeRows of [hotRows, pageRows, coldRows, memberRows, deskRows])
      rows.push(...(await makeRows(shop)));
    return rows;
  } finally {
    await db.close();
  }
}
