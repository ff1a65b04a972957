import type { Stats } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { days, seconds } from '@namma/contract/days/dates';
import type { BackupSettings, Deps } from '../../../deps.ts';
import { NOTHING_TRIED } from '../../../module.ts';
import { countRows, describeDifference } from '../../../platform/db/figures.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { hasItsChecksum } from '../../../platform/shared/sealed-file.ts';
import { StartError } from '../../../platform/shared/start-error.ts';
import { writeComplete } from '../../../platform/shared/write-file.ts';
import {
  type BackupRecord,
  deleteBackups,
  deleteTurn,
  insertBackup,
  listBackups,
  markAlive,
  markFailed,
  markVerified,
} from './queries.ts';
import { type Attempt, chooseSuperfluous, fileNameOf, isDue } from './rules.ts';

const SAY_ALIVE_EVERY_MILLISECONDS = seconds(30);
/** Failed and deleted backups stay in the list this long. */
const LISTED_MILLISECONDS = days(30);
const ERROR_MOST_CHARACTERS = 300;

const AWAY = 'The folder cannot be reached.';
const GONE = 'The file is not in the folder any more.';
const CHANGED = 'The file was changed since it was made.';

/** A row with the current state of its file. */
export interface ListedBackup extends BackupRecord, Attempt {}

/**
 * Makes the daily backup, in one process, once it is due, or an hour after a failed attempt. Gives the file its final
 * name only after a successful test restore; then deletes superfluous backups (D91).
 * @returns NOTHING_TRIED while none is due here, so that a failure is shown until one succeeds
 * @throws StartError with the reason in one line, which is also in the list
 */
export async function backUpWhenDue(deps: Deps): Promise<typeof NOTHING_TRIED | undefined> {
  const { system, clock, db } = deps;
  if (!system?.backup) return NOTHING_TRIED;
  const { backup } = system;
  const now = clock();
  if (!(await isDueNow(db, backup, now))) return NOTHING_TRIED;
  const file = fileNameOf(now);
  const id = await takeTurn(db, backup, now, file);
  if (id === undefined) return NOTHING_TRIED;
  const renewBackupClaim = setInterval(
    () => void markAlive(db, id).catch(() => {}),
    SAY_ALIVE_EVERY_MILLISECONDS,
  );
  try {
    const rows = await makeGood(backup, file, now);
    const { size } = await stat(join(backup.folder, file));
    // If the claim was lost, another process has made a backup and deletes superfluous ones.
    if (await markVerified(db, id, { verified_at: clock(), bytes: size, rows }))
      await deleteSuperfluous(deps, backup, file);
    return undefined;
  } catch (error) {
    await markFailed(db, id, oneLine(error)).catch(() => {});
    throw error;
  } finally {
    clearInterval(renewBackupClaim);
  }
}

async function isDueNow(db: Db | Tx, { folder, atMinute }: BackupSettings, now: Date): Promise<boolean> {
  return isDue(await withFiles(await listBackups(db), folder), now, atMinute);
}

/** Checks again after claiming: another process may have finished one since. */
function takeTurn(db: Db, backup: BackupSettings, now: Date, file: string): Promise<number | undefined> {
  return inTransaction(db, async (tx) => {
    const id = await insertBackup(tx, now, file);
    if (id === undefined) return undefined;
    const others = (await listBackups(tx)).filter((row) => row.id !== id);
    if (isDue(await withFiles(others, backup.folder), now, backup.atMinute)) return id;
    await deleteTurn(tx, id);
    return undefined;
  });
}

/** @returns the number of rows in the backup */
async function makeGood({ folder, make }: BackupSettings, file: string, now: Date): Promise<number> {
  let rows = 0;
  await writeComplete(join(folder, file), false, async (part) => {
    const { original, restored } = await make(part, now);
    const difference = describeDifference(original, restored);
    if (difference)
      throw new StartError(`The restored shop differs from the one that was backed up: ${difference}.`);
    rows = countRows(original);
  });
  return rows;
}

async function deleteSuperfluous({ db, clock }: Deps, { folder }: BackupSettings, made: string) {
  const names = await readdir(folder);
  const deleted = chooseSuperfluous(names, made);
  for (const name of deleted) await rm(join(folder, name), { force: true });
  const before = new Date(clock().getTime() - LISTED_MILLISECONDS);
  await deleteBackups(db, { deleted, files: names, before });
}

/** Checks the file of each verified backup: missing, unreachable or changed ones no longer count. */
export async function withFiles(rows: readonly BackupRecord[], folder: string): Promise<ListedBackup[]> {
  const gone = await stat(folder).then(
    () => GONE,
    () => AWAY,
  );
  return Promise.all(
    rows.map(async (row) => {
      if (!row.verified_at) return { ...row, isGood: false };
      const found = await stat(join(folder, row.file)).catch(() => undefined);
      if (!found) return { ...row, error: gone, isGood: false };
      const isSame = found.size === row.bytes && (await isIntact(join(folder, row.file), found));
      const error = isSame ? null : CHANGED;
      return { ...row, error, isGood: error === null };
    }),
  );
}

/** Verified files with the time of their last change: a file is read again only after a change. */
const intact = new Map<string, number>();

/** Compares the content of a file with its checksum. */
async function isIntact(file: string, { ctimeMs }: Stats): Promise<boolean> {
  if (intact.get(file) === ctimeMs) return true;
  intact.delete(file);
  const isSame = await hasItsChecksum(file).catch(() => false);
  if (isSame) intact.set(file, ctimeMs);
  return isSame;
}

/** The first line of an error, for the list. */
export const oneLine = (error: unknown): string =>
  (String(error instanceof Error ? error.message : error).split('\n')[0] ?? '').slice(
    0,
    ERROR_MOST_CHARACTERS,
  ) || 'It failed without a word.';
