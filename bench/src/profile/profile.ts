import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadGenerator } from '../load.ts';
import { type Cpu, faultsOf, withCpu } from '../measure.ts';
import type { Engine, Scale } from '../options.ts';
import { startProduct, WITHOUT_CACHE } from '../product.ts';
import type { Row } from '../row.ts';
import type { Subject } from '../subject.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { type Area, type CpuProfile, readAreas } from './areas.ts';
import { type CountedStatement, countStatements } from './statements.ts';

/** The profile of one row. */
export interface ProfileLine extends Cpu {
  name: string;
  engine: Engine;
  scale: Scale;
  requestsPerSecond: number;
  areas: Area[];
  /** Empty for the embedded engine, which is part of the server's process and counts nothing. */
  statements: CountedStatement[];
  faults: string[];
}

interface Setting {
  generator: LoadGenerator;
  encoding: string;
  seconds: number;
}

const WARM_UP_SECONDS = 2;

/** Loads a separate process for each row while Node and PostgreSQL record what they do, which slows both. */
export async function profileRow(subject: Subject, row: Row, setting: Setting): Promise<ProfileLine> {
  const { engine, scale, home } = subject;
  const folder = makeTemporaryFolder();
  const begun = performance.now();
  const product = await startProduct(home, {
    env: row.isCold ? WITHOUT_CACHE : {},
    flags: ['--cpu-prof', '--cpu-prof-dir', folder.path],
  });
  let skip = 0;
  const load = async () => {
    const { connections, requests } = row;
    const { generator, encoding, seconds } = setting;
    await generator.run(product.origin, {
      connections,
      requests,
      encoding,
      seconds: WARM_UP_SECONDS,
      start: 0,
    });
    skip = performance.now() - begun;
    const start = Math.floor(requests.length / 2);
    return withCpu({ server: product.pid, database: subject.databasePid }, () =>
      generator.run(product.origin, { connections, requests, encoding, seconds, start }),
    );
  };
  try {
    const { result, statements } =
      'DATABASE_URL' in home
        ? await countStatements(home.DATABASE_URL, load)
        : { result: await load(), statements: [] };
    await product.stop();
    const [file] = readdirSync(folder.path);
    if (!file) throw new Error('Node wrote no profile.');
    const profile = JSON.parse(readFileSync(join(folder.path, file), 'utf8')) as CpuProfile;
    return {
      name: row.name,
      engine,
      scale,
      requestsPerSecond: result.requests / result.seconds,
      cpuMicroseconds: result.cpuMicroseconds,
      databaseCpuMicroseconds: result.databaseCpuMicroseconds,
      areas: readAreas(profile, skip * 1_000),
      statements,
      faults: faultsOf(result, 'the product'),
    };
  } finally {
    await product.stop();
    folder.remove();
  }
}

/** A paragraph for each row. */
export const formatProfiles = (lines: readonly ProfileLine[]): string => lines.map(format).join('\n\n');

function format({ name, engine, scale, areas, statements, ...line }: ProfileLine): string {
  const { cpuMicroseconds = Number.NaN, databaseCpuMicroseconds } = line;
  const server = areas.map(
    ({ name: area, share }) =>
      `| ${area} | ${(share * cpuMicroseconds).toFixed(0)} | ${(share * 100).toFixed(1)} % |`,
  );
  const database = statements.map(
    ({ text, calls, meanMilliseconds, share, pages }) =>
      `| ${(share * 100).toFixed(1)} % | ${meanMilliseconds.toFixed(2)} | ${calls} | ${pages.toFixed(0)} | \`${text.replaceAll('|', '\\|')}\` |`,
  );
  return [
    `**${name}** (${engine}, ${scale}): ${line.requestsPerSecond.toFixed(0)} requests a second under profile.`,
    [
      `| Server: ${cpuMicroseconds.toFixed(0)} µs a request | µs | Share |`,
      '| --- | ---: | ---: |',
      ...server,
    ].join('\n'),
    ...(database.length === 0
      ? []
      : [
          [
            `| Database: ${databaseCpuMicroseconds?.toFixed(0) ?? '?'} µs a request | ms each | Calls | Pages | Statement |`,
            '| ---: | ---: | ---: | ---: | --- |',
            ...database,
          ].join('\n'),
        ]),
  ].join('\n\n');
}
