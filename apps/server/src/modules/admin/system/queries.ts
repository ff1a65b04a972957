import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/types.ts';

/** A process that makes a backup updates its row more often; after this long it counts as ended. */
const SILENT_FOR = sql`interval '3 minutes'`;
/** Uses the database's times; a future time was written before its clock was set back. */
const isAbandoned = sql`verified_at is null and error is null
  and (alive_at < now() - ${SILENT_FOR} or alive_at > now() + ${SILENT_FOR})`;
/** A backup contains its own row, in the state of that time. */
const ABANDONED = 'It was not finished: the server stopped meanwhile, or this shop was restored from it.';
/** More than are kept: of seven days, four weeks and twelve months. */
const LISTED_VERIFIED = 40;
const LISTED_OTHERS = 20;

export interface BackupRecord {
  id: number;
  at: Date;
  file: string;
  bytes: number | null;
  rows: number | null;
  verified_at: Date | null;
  error: string | null;
}

/**
 * Lists the newest backups by their recorded time. Always includes the last good ones, however many attempts have
 * failed since: a full disk fails each hour.
 */
export async function listBackups(db: Db | Tx): Promise<BackupRecord[]> {
  const newest = (isVerified: boolean, most: number) => sql`(
    select id, at, file, bytes, rows, verified_at, case when ${isAbandoned} then ${ABANDONED} else error end as error
    from backups
    where ${isVerified ? sql`verified_at is not null` : sql`verified_at is null`} order by at desc, id desc limit ${most})`;
  const { rows } = await sql<BackupRecord>`
    select * from (${newest(true, LISTED_VERIFIED)} union all ${newest(false, LISTED_OTHERS)}) as listed
    order by at desc, id desc`.execute(db);
  return rows;
}

/**
 * Claims the right to make a backup, and ends the claim of a process that has stopped.
 * @returns the row's id; undefined while another process makes one
 */
export async function insertBackup(tx: Tx, at: Date, file: string): Promise<number | undefined> {
  await sql`update backups set error = ${ABANDONED} where ${isAbandoned}`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    insert into backups (at, file, alive_at) values (${at}, ${file}, now())
    on conflict ((true)) where verified_at is null and error is null do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

export const markAlive = (db: Db, id: number) =>
  sql`update backups set alive_at = now() where id = ${id}`.execute(db);

/** @returns true if the claim was still held */
export async function markVerified(
  db: Db,
  id: number,
  made: { verified_at: Date; bytes: number; rows: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('backups')
    .set(made)
    .where('id', '=', id)
    .where('error', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const markFailed = (db: Db, id: number, error: string) =>
  db
    .updateTable('backups')
    .set({ error })
    .where('id', '=', id)
    .where('verified_at', 'is', null)
    .where('error', 'is', null)
    .execute();

/** Deletes the row of a claim that was not due. */
export const deleteTurn = (tx: Tx, id: number) => tx.deleteFrom('backups').where('id', '=', id).execute();

/**
 * Deletes the rows of deleted files.
 * @param files that still exist; other rows from before the instant are deleted as well
 */
export const deleteBackups = (
  db: Db,
  { deleted, files, before }: { deleted: readonly string[]; files: readonly string[]; before: Date },
) =>
  sql`delete from backups
    where file = any(${deleted}::text[]) or (at < ${before} and file <> all(${files}::text[]))`.execute(db);

export const saveJobRun = (db: Db, name: string, ranAt: Date, error: string | null) =>
  db
    .insertInto('job_runs')
    .values({ name, ran_at: ranAt, error })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ran_at: ranAt, error }))
    .execute();

export const listJobRuns = (db: Db) => db.selectFrom('job_runs').selectAll().execute();

export async function readDatabaseDetails(
  db: Db,
): Promise<{ version: string; bytes: number; schema: string }> {
  const { rows } = await sql<{ version: string; bytes: number; schema: string }>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database()) as bytes,
      (select max(name) from kysely_migration) as schema`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A select without a table has a row');
  return row;
}
