import { statfs } from 'node:fs/promises';
import { hours, minutes } from '@namma/contract/days/dates';
import { sql } from 'kysely';
import { ROOM_NEEDED_BYTES } from '../start-failure.ts';
import type { Db } from '../types.ts';
import { serveTerminal, type TerminalCommands } from './server-socket.ts';

/** The log of upkeep: the server's, or a list in a test. */
export interface UpkeepLog {
  info: (details: object, text: string) => void;
  error: (details: object, text: string) => void;
}

const LOOK_AT_DISK_EVERY_MILLISECONDS = 500;
const CHECKPOINT_EVERY_BYTES = 32 * 1024 ** 2;
const CHECKPOINT_EVERY_MILLISECONDS = minutes(5);
const LOOK_AT_LOG_EVERY_MILLISECONDS = 5_000;
const VACUUM_EVERY_MILLISECONDS = hours(1);

/**
 * Does the background work for which PostgreSQL has helper processes: checkpoints, so that the log stays small and a
 * start after a crash is quick; vacuum and statistics. Also makes the database read-only while the disk is nearly
 * full, and serves the commands of the terminal.
 * @returns a function that stops it
 */
export function maintain(
  db: Db,
  folder: string,
  log: UpkeepLog,
  commands: TerminalCommands,
): () => Promise<void> {
  const disk = { isFull: false };
  const stops = [
    repeat(LOOK_AT_DISK_EVERY_MILLISECONDS, () => checkDisk(db, folder, disk, log), log),
    repeat(LOOK_AT_LOG_EVERY_MILLISECONDS, makeCheckpoints(db), log),
    repeat(VACUUM_EVERY_MILLISECONDS, () => vacuumWhatChanged(db), log),
  ];
  const onFailure = (error: unknown) => log.error({ err: error }, 'a terminal command failed');
  const terminal = serveTerminal({ db, folder, commands, onFailure });
  terminal.catch((error: unknown) =>
    log.error({ err: error }, 'backups and new admins are only possible while the server is stopped'),
  );
  return async () => {
    for (const stop of stops) await stop();
    const stopTerminal = await terminal.catch(() => undefined);
    await stopTerminal?.();
  };
}

/** Runs the work at an interval, without overlap. Logs a failure and retries at the next run. */
function repeat(milliseconds: number, work: () => Promise<void>, log: UpkeepLog): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => log.error({ err: error }, 'upkeep of the embedded database failed'))
      .finally(() => {
        running = undefined;
      });
  }, milliseconds);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function checkDisk(db: Db, folder: string, disk: { isFull: boolean }, log: UpkeepLog): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const isFull = bavail * bsize < ROOM_NEEDED_BYTES;
  if (isFull === disk.isFull) return;
  await sql`set default_transaction_read_only = ${sql.raw(isFull ? 'on' : 'off')}`.execute(db);
  disk.isFull = isFull;
  const freeMegabytes = Math.floor((bavail * bsize) / 1024 ** 2);
  if (isFull) {
    log.error(
      { freeMegabytes },
      'The disk of the data folder is nearly full. Reads continue, writes are refused.',
    );
  } else log.info({ freeMegabytes }, 'The disk of the data folder has space again. Writes are accepted.');
}

/** Makes a checkpoint after 32 MB of log or 5 minutes, whichever comes first, and none while nothing is written. */
function makeCheckpoints(db: Db): () => Promise<void> {
  let last: { at: number; written: number } | undefined;
  return async () => {
    const written = await readLogPosition(db);
    last ??= { at: performance.now(), written };
    if (written === last.written) return;
    const isDue =
      written - last.written > CHECKPOINT_EVERY_BYTES ||
      performance.now() - last.at > CHECKPOINT_EVERY_MILLISECONDS;
    if (!isDue) return;
    await sql`checkpoint`.execute(db);
    last = { at: performance.now(), written: await readLogPosition(db) };
  };
}

/** Bytes of log written since the database was created. */
async function readLogPosition(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** Vacuums tables with 20 % dead rows or 10 % changed rows, the thresholds of PostgreSQL's autovacuum. */
async function vacuumWhatChanged(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables
    where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`.execute(db);
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
}
