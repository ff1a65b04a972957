import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { ensurePostgres } from '../../../../scripts/lib/postgres.mjs';
import type { DatabaseTarget } from './database-targets.ts';

/** The path of a new backup, in its own folder. */
export function newBackupFile(name = 'gym.backup'): string {
  const folder = mkdtempSync(join(tmpdir(), 'namma-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, name);
}

/** The settings that `backUp` and `restore` need. */
export const settingsOf = ({ env }: DatabaseTarget) => ({
  databaseUrl: env.DATABASE_URL,
  dataDir: env.DATA_DIR ?? '',
});

/** Adds pg_dump and pg_restore to this process's path, because Debian installs them elsewhere. */
export async function usePostgresPrograms(): Promise<void> {
  const programs = process.env.POSTGRES_PROGRAMS || (await ensurePostgres());
  const path = (process.env.PATH ?? '').split(delimiter);
  if (!path.includes(programs)) process.env.PATH = [programs, ...path].join(delimiter);
}

/** A backup in the format of earlier versions for PostgreSQL. */
export async function makePostgresDump({ env }: DatabaseTarget, file: string): Promise<void> {
  await usePostgresPrograms();
  await promisify(execFile)('pg_dump', [`--dbname=${env.DATABASE_URL}`, '--format=custom', `--file=${file}`]);
}
