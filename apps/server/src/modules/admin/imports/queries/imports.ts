import type { ImportKind } from '@namma/contract/imports/rules';
import type { Insertable, Selectable } from 'kysely';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tables, Tx } from '../../../../platform/db/types.ts';

export const insertImport = async (tx: Tx, row: Insertable<Tables['imports']>): Promise<number> =>
  (await tx.insertInto('imports').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const insertFile = (tx: Tx, importId: number, body: Buffer, keptUntil: Date) =>
  tx.insertInto('import_files').values({ import_id: importId, body, kept_until: keptUntil }).execute();

type Found = Pick<Tables['imports'], 'counts' | 'rows' | 'report_sha' | 'took_milliseconds'>;
export const writeFound = (tx: Tx, id: number, { counts, ...found }: Selectable<Found>) =>
  tx
    .updateTable('imports')
    .set({ ...found, counts: JSON.stringify(counts) })
    .where('id', '=', id)
    .execute();

/** An import, so that nobody else runs, undoes or invites it until the transaction ends. */
export const lockImport = (tx: Tx, id: number) =>
  tx.selectFrom('imports').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const findFile = (tx: Tx, importId: number, now: Date) =>
  tx
    .selectFrom('import_files')
    .select('body')
    .where('import_id', '=', importId)
    .where('kept_until', '>', now)
    .executeTakeFirst();

export const deleteFile = (tx: Tx, importId: number) =>
  tx.deleteFrom('import_files').where('import_id', '=', importId).execute();

export const markDone = (tx: Tx, id: number, now: Date) =>
  tx.updateTable('imports').set({ state: 'done', at: now }).where('id', '=', id).execute();

export const markUndone = (tx: Tx, id: number, by: { userId: number; now: Date }) =>
  tx
    .updateTable('imports')
    .set({ state: 'undone', undone_at: by.now, undone_by: by.userId })
    .where('id', '=', id)
    .execute();

export const markInvited = (tx: Tx, id: number, now: Date) =>
  tx.updateTable('imports').set({ invited_at: now }).where('id', '=', id).execute();

/** Files that the next one is read like. */
const REMEMBERED_FILES = 50;

/** How the newest files of a kind that were run were read. */
export const listEarlier = (db: Db, kind: ImportKind) =>
  db
    .selectFrom('imports')
    .select(['columns', 'reading'])
    .where('kind', '=', kind)
    .where('state', '<>', 'checked')
    .orderBy('id', 'desc')
    .limit(REMEMBERED_FILES)
    .execute();

const NEWEST = 100;

/** People of an import who have an email and have not claimed their account. */
const unclaimedOf = (isInvited: RawBuilder<unknown>) => sql<number>`(
  select count(*)::integer from import_rows join users on users.id = row_id
  where import_id = imports.id and entity = 'users' and is_new and users.email is not null
    and users.password_hash is null and users.deleted_at is null and users.disabled_at is null
    and ${isInvited})`;

/** Imports with who ran them, and how many people of each can be invited. */
const selectImports = (db: Db) =>
  db
    .selectFrom('imports')
    .innerJoin('users as admin', 'admin.id', 'imports.by')
    .selectAll('imports')
    .select('admin.name as admin_name')
    .select([
      unclaimedOf(sql`true`).as('unclaimed'),
      unclaimedOf(sql`exists (select from mails where key = 'member invite:' || users.id)`).as('invited'),
      sql<boolean>`exists (select from import_refusals where import_id = imports.id)`.as('has_refused'),
    ]);
export type ListedImport = Awaited<ReturnType<typeof listImports>>[number];

export const listImports = (db: Db) =>
  selectImports(db).where('state', '<>', 'checked').orderBy('imports.id', 'desc').limit(NEWEST).execute();

export const findImport = (db: Db, id: number): Promise<ListedImport | undefined> =>
  selectImports(db).where('imports.id', '=', id).executeTakeFirst();

interface NewRefusal {
  line: number;
  field: string;
  value: string;
  reason: string;
  cells: readonly string[];
}

const REFUSALS_AT_ONCE = 500;

/** Writes the refused rows of an import in place of those of its check. */
export async function replaceRefusals(
  tx: Tx,
  importId: number,
  refused: readonly NewRefusal[],
): Promise<void> {
  await tx.deleteFrom('import_refusals').where('import_id', '=', importId).execute();
  for (let at = 0; at < refused.length; at += REFUSALS_AT_ONCE)
    await tx
      .insertInto('import_refusals')
      .values(
        refused.slice(at, at + REFUSALS_AT_ONCE).map(({ line, field, value, reason, cells }) => ({
          import_id: importId,
          line,
          field,
          value,
          reason,
          cells: JSON.stringify(cells),
        })),
      )
      .execute();
}

/** Refused rows in the order of the file. */
export const listRefusals = (
  db: Db,
  importId: number,
  window: { after?: number | undefined; limit: number },
) =>
  db
    .selectFrom('import_refusals')
    .selectAll()
    .where('import_id', '=', importId)
    .$if(window.after !== undefined, (rows) => rows.where('line', '>', window.after ?? 0))
    .orderBy('line')
    .limit(window.limit)
    .execute();

/** Everything but the digits of a row and the ends of its cells, so that a phone number is found however it is written. */
const digitsOfCells = sql`regexp_replace(regexp_replace(folded(cells::text), '\\.0+"', '"', 'g'), '[^0-9"]', '', 'g')`;

/** Deletes refused rows that have the email or the phone number of an account. */
export const deleteRefusalsAbout = (tx: Tx, { userId, email }: { userId: number; email: string }) =>
  sql`delete from import_refusals using users
    where users.id = ${userId} and (
      position('"' || lower(${email}) || '"' in replace(lower(cells::text), ' ', '')) > 0
      or (users.phone <> '' and position(users.phone || '"' in ${digitsOfCells}) > 0))`.execute(tx);

export const writeProgress = (db: Db, row: Insertable<Tables['import_progress']>) =>
  db
    .insertInto('import_progress')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('import_id')
        .doUpdateSet({ done: row.done, of: row.of, at: row.at, started_at: row.started_at }),
    )
    .execute();

export const findProgress = (db: Db, importId: number, since: Date) =>
  db
    .selectFrom('import_progress')
    .selectAll()
    .where('import_id', '=', importId)
    .where('at', '>', since)
    .executeTakeFirst();

/** Deletes checks whose file is gone, files whose hour is over, and refused rows that are older than this. */
export async function deleteOldChecks(tx: Tx, now: Date, refusedBefore: Date): Promise<void> {
  await tx.deleteFrom('import_files').where('kept_until', '<=', now).execute();
  await sql`
    delete from imports where state = 'checked'
      and not exists (select from import_files where import_id = imports.id)`.execute(tx);
  await sql`
    delete from import_refusals using imports
    where imports.id = import_id and imports.at < ${refusedBefore}`.execute(tx);
  await sql`
    delete from import_progress using imports
    where imports.id = import_id and imports.state <> 'checked'`.execute(tx);
}
