import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../load.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import type { Caught } from './catch-flow.ts';
import { CLIENTS } from './flow.ts';

export interface PgbenchResult {
  transactions: number;
  perSecond: number;
}

/**
 * Runs the script with named statements, one connection for each client.
 * @throws when any transaction fails
 */
export async function runPgbench(
  url: string,
  { script, sessionName }: Pick<Caught, 'script' | 'sessionName'>,
  seconds: number,
): Promise<PgbenchResult> {
  const folder = makeTemporaryFolder();
  const complaints = join(folder.path, 'complaints');
  try {
    const file = join(folder.path, 'script.sql');
    writeFileSync(file, script.text);
    const given = Object.entries(script.constants).flatMap(([name, value]) => ['-D', `${name}=${value}`]);
    const args = [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(CLIENTS),
      '-j',
      '2',
      '-T',
      String(seconds),
      '-f',
      file,
    ];
    const program = join(process.env.POSTGRES_PROGRAMS ?? '', 'pgbench');
    const env = { ...process.env, PGAPPNAME: sessionName };
    // pgbench prints the notices of triggers to standard error.
    const output = await runProgram(program, [...args, ...given, url], { env, complaints });
    return readPgbench(output);
  } catch (error) {
    const said = readFileSync(complaints, 'utf8').split('\n');
    const errors = said.filter((line) => line.startsWith('pgbench: error')).slice(0, 5);
    throw new Error([(error as Error).message, ...errors].join('\n'));
  } finally {
    folder.remove();
  }
}

/** Reads the summary that pgbench prints at the end. */
export function readPgbench(output: string): PgbenchResult {
  const [, transactions] = /^number of transactions actually processed: (\d+)/m.exec(output) ?? [];
  const [, perSecond] = /^tps = ([\d.]+)/m.exec(output) ?? [];
  const hasFailed = /^number of failed transactions: [1-9]/m.test(output);
  if (!transactions || !perSecond || hasFailed) throw new Error(`pgbench did not do it all:\n${output}`);
  return { transactions: Number(transactions), perSecond: Number(perSecond) };
}
