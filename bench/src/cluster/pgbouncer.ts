import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../../scripts/lib/free-port.mjs';
import { root } from '../../../scripts/lib/run.mjs';
import { openPostgres } from '../shop/database.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { ensureProgram, type Running, replaceSetting, startProgram, untilItWorks } from './programs.ts';

export type Pooling = 'session' | 'transaction';

export interface Pgbouncer {
  pid: () => number;
  url: string;
  /** A new process takes over all connections of the running one, which ends. */
  restart: () => Promise<void>;
  /**
   * Makes clients wait during the work, such as a restart of the primary. In transaction mode only, because sessions
   * never end.
   */
  whilePaused: (work: () => Promise<void>) => Promise<void>;
  stop: () => Promise<void>;
}

const ANYONE_MAY_USE = 0o777;

/** Runs deploy/pgbouncer.ini in front of a database whose server trusts everyone. */
export async function startPgbouncer(databaseUrl: string, pooling: Pooling): Promise<Pgbouncer> {
  const file = await ensureProgram('pgbouncer');
  const folder = makeTemporaryFolder();
  // PgBouncer refuses to run as root.
  chmodSync(folder.path, ANYONE_MAY_USE);
  const port = await findFreePort();
  const { hostname, port: databasePort, pathname } = new URL(databaseUrl);
  const database = `host=${hostname} port=${databasePort} dbname=${pathname.slice(1)} user=postgres`;
  const settings: [RegExp, string][] = [
    [/^gym = .*$/m, `gym = ${database}`],
    [/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1'],
    [/^listen_port = .*$/m, `listen_port = ${port}`],
    [/^pool_mode = .*$/m, `pool_mode = ${pooling}`],
    [/^unix_socket_dir = .*$/m, `unix_socket_dir = ${folder.path}`],
    [/^auth_type = .*$/m, 'auth_type = any'],
    [/^auth_file = .*$/m, 'log_connections = 0'],
  ];
  let text = readFileSync(join(root, 'deploy/pgbouncer.ini'), 'utf8');
  for (const [from, to] of settings) text = replaceSetting(text, from, to);
  const config = join(folder.path, 'pgbouncer.ini');
  writeFileSync(config, `${text}logfile = ${join(folder.path, 'log')}\n`);

  const asOther = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const start = (...more: string[]) => startProgram(file, ['-q', ...asOther, ...more, config]);
  const url = `postgresql://gym@127.0.0.1:${port}/gym`;
  const answers = () => untilItWorks(async () => (await openPostgres(url)).close());
  let running: Running = start();
  await answers();
  return {
    pid: () => running.pid,
    url,
    async restart() {
      const before = running;
      running = start('-R');
      // The new process tells the old one to end after taking over.
      await before.hasEnded();
      await answers();
    },
    async whilePaused(work) {
      const admin = await openPostgres(url.replace(/gym$/, 'pgbouncer'));
      try {
        await admin.query('PAUSE');
        await work();
      } finally {
        await admin.query('RESUME');
        await admin.close();
      }
    },
    async stop() {
      await running.end();
      folder.remove();
    },
  };
}
