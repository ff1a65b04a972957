import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGzip } from 'node:zlib';
import { dump } from '../db/backup/dump.ts';
import { isPostgresDump, readLines, writeStream, writeWhole } from '../db/backup/file.ts';
import { check, clear, isEmpty, load } from '../db/backup/load.ts';
import type { Database } from '../db/database.ts';
import { FolderInUseError } from '../db/embedded/data-folder.ts';
import { openEmbedded } from '../db/embedded/engine.ts';
import { askForBackup, writeInTime } from '../db/embedded/server-socket.ts';
import { listMigrations, refuseFromBeforeBaseline } from '../db/migrate.ts';
import { isFromBeforeBaseline } from '../db/migrations/before-baseline.ts';
import { openPostgres } from '../db/postgres/engine.ts';
import type { Db } from '../db/types.ts';
import type { Config } from '../start/config.ts';
import { StartError } from '../start-error.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Config, 'databaseStatements' | 'databaseListenUrl'>>;

/** The address of PostgreSQL itself: neither pg_dump nor migrations work through a pooler in transaction mode. */
const directUrlOf = ({ databaseUrl, databaseListenUrl }: Place): string | undefined =>
  databaseUrl && (databaseListenUrl ?? databaseUrl);

/**
 * Backs up the database in the settings, also while a server runs on it. PostgreSQL is backed up by pg_dump where
 * that is installed; otherwise, and for the embedded engine, the file is in our own format, which both engines can
 * restore.
 * @returns one line for the person at the terminal
 * @throws StartError with one line that says why it failed
 */
export async function backUp(place: Place, file: string): Promise<string> {
  let how = '';
  await writeWhole(file, async (part) => {
    const url = directUrlOf(place);
    if (url) await onPlace(place, async (db) => refuseFromBeforeBaseline(await listMigrations(db)));
    if (url && (await runPostgres('pg_dump', url, ['--format=custom', `--file=${part}`]))) {
      how = ', with pg_dump';
      return;
    }
    await writeOwnForm(place, part);
    const { rows } = await check(readLines(part));
    how = `, ${rows} rows`;
  });
  const megabytes = ((await stat(file)).size / 1024 ** 2).toFixed(1);
  return `Backed up to ${file}: ${megabytes} MB${how}.`;
}

async function writeOwnForm(place: Place, part: string): Promise<void> {
  try {
    await onPlace(place, async (db) => {
      refuseFromBeforeBaseline(await listMigrations(db));
      await writeRows(db, part);
    });
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    await writeStream(part, await askForBackup(place.dataDir));
  }
}

async function writeRows(db: Db, part: string): Promise<void> {
  const zip = createGzip();
  const written = writeStream(part, zip);
  await dump(db, new Date(), (text) => writeInTime(zip, text));
  zip.end();
  await written;
}

/**
 * Restores a backup into an empty database, or with `isReplacing` in place of its contents. The whole file is
 * verified before anything is changed.
 * @returns one line for the person at the terminal
 * @throws StartError with one line that says why it was refused
 */
export async function restore(place: Place, file: string, isReplacing: boolean): Promise<string> {
  const isDump = await isPostgresDump(file);
  if (isDump && !place.databaseUrl) {
    throw new StartError(
      'This backup was made by pg_dump: set DATABASE_URL to the PostgreSQL server to restore it to.',
    );
  }
  const checked = isDump ? undefined : await check(readLines(file));
  await onPlace(place, async (db) => {
    if (!(await isEmpty(db))) {
      if (!isReplacing) {
        throw new StartError(
          'The database already contains a shop. Add --replace to replace it with the backup.',
        );
      }
      if (!isDump) await clear(db);
    }
    if (checked) await load(db, checked.header, readLines(file));
  }).catch((error: unknown) => {
    throw error instanceof FolderInUseError
      ? new StartError(`${error.message} Stop the server first.`)
      : error;
  });
  const url = directUrlOf(place);
  if (!checked && url) {
    const clean = isReplacing ? ['--clean', '--if-exists'] : [];
    const options = ['--no-owner', '--exit-on-error', '--single-transaction', ...clean, file];
    if (!(await runPostgres('pg_restore', url, options))) {
      throw new StartError(
        'This backup was made by pg_dump: install the PostgreSQL client programs (pg_restore).',
      );
    }
    await onPlace(place, bringFromBeforeBaseline);
  }
  return `Restored from ${file}${checked ? `: ${checked.rows} rows, as of ${checked.header.madeAt}` : ''}.`;
}

/** pg_restore puts the old tables back as they were: their rows are written in our own form, and loaded from there. */
async function bringFromBeforeBaseline(db: Db): Promise<void> {
  if (!isFromBeforeBaseline(await listMigrations(db))) return;
  const folder = await mkdtemp(join(tmpdir(), 'namma-restore-'));
  try {
    const rows = join(folder, 'rows');
    await writeWhole(rows, (part) => writeRows(db, part));
    const { header } = await check(readLines(rows));
    await clear(db);
    await load(db, header, readLines(rows));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws FolderInUseError when a server has it open, and whatever `use` throws, as a line for the person at the terminal */
async function onPlace(place: Place, use: (db: Db) => Promise<void>): Promise<void> {
  const { db, explain, close } = await openPlace(place);
  try {
    await use(db);
  } catch (error) {
    throw explain(error);
  } finally {
    await close();
  }
}

function openPlace(place: Place): Promise<Database> {
  const url = directUrlOf(place);
  return url
    ? openPostgres(url, 1, { statements: place.databaseStatements ?? 'named' })
    : openEmbedded(place.dataDir);
}

/**
 * Runs one of PostgreSQL's own programs. The password is passed in the environment, because other users can see
 * arguments.
 * @returns false when the program is not installed
 * @throws StartError with the program's error output when it fails
 */
async function runPostgres(
  program: string,
  databaseUrl: string,
  options: readonly string[],
): Promise<boolean> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(program, [`--dbname=${url.href}`, ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  try {
    const [status] = await once(child, 'close');
    if (status === 0) return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  throw new StartError(said.trim().split('\n').join(' ') || `${program} failed.`);
}
