import type { ImportKind } from '@namma/contract/imports/rules';
import { INTERRUPTED_FILE_DAYS } from '@namma/contract/imports/rules';
import type { ImportCounts } from '@namma/contract/imports/schemas';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tables, Tx } from '../../../../platform/db/types.ts';

export const insertImport = async (tx: Tx, row: Insertable<Tables['imports']>): Promise<number> =>
  (await tx.insertInto('imports').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const insertFile = (tx: Tx, importId: number, body: Buffer, keptUntil: Date) =>
  tx.insertInto('import_files').values({ import_id: importId, body, kept_until: keptUntil }).execute();

/** Stores the rows counted so far by a check. */
export const writeChecked = (db: Db, id: number, counts: ImportCounts) =>
  db
    .updateTable('imports')
    .set({ counts: JSON.stringify(counts), alive_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute();

type Found = Pick<Tables['imports'], 'counts' | 'steps' | 'took_milliseconds'>;
export const writeFound = (db: Db, id: number, { counts, steps, ...found }: Selectable<Found>) =>
  db
    .updateTable('imports')
    .set({ ...found, counts: JSON.stringify(counts), steps: JSON.stringify(steps), alive_at: null })
    .where('id', '=', id)
    .execute();

/** True if a process is working on the import: each of its steps updates the time, and takes much less than this. */
const isAlive = sql<boolean>`(
  imports.state in ('running', 'undoing') and coalesce(imports.alive_at > clock_timestamp() - interval '10 s', false))`;

/** True while a check goes on, by the same time. A check excludes no other import. */
const isBeingChecked = sql<boolean>`(
  imports.state = 'checked' and coalesce(imports.alive_at > clock_timestamp() - interval '10 s', false))`;

const selectState = (db: Db) => db.selectFrom('imports').selectAll('imports').select(isAlive.as('isAlive'));

export const findState = (db: Db, id: number) => selectState(db).where('id', '=', id).executeTakeFirst();
export type StoredImport = NonNullable<Awaited<ReturnType<typeof findState>>>;

/** Locks an import: nobody else runs, undoes or invites it until the transaction ends. */
export const lockImport = (tx: Tx, id: number) =>
  selectState(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Serializes the start of running or undoing imports until the transaction ends. */
export const lockStarts = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('imports are started'))`.execute(tx);

/** Finds the import in progress. */
export const findActive = (tx: Tx) =>
  tx.selectFrom('imports').select(['id', 'name', 'kind']).where(isAlive).executeTakeFirst();

export const markStarted = (tx: Tx, id: number, { state, at }: { state: 'running' | 'undoing'; at?: Date }) =>
  tx
    .updateTable('imports')
    .set({ state, alive_at: sql`clock_timestamp()`, ...(at && { at }) })
    .where('id', '=', id)
    .execute();

/**
 * Advances an import from one number of imported steps to another, and renews its claim.
 * @returns false when another process has continued it
 */
export async function moveSteps(
  tx: Tx,
  id: number,
  { state, from, to }: { state: 'running' | 'undoing'; from: number; to: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('imports')
    .set({ steps_done: to, alive_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('state', '=', state)
    .where('steps_done', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Ends the claim: the import returns to its state if nothing or everything was imported, and otherwise counts as
 * interrupted.
 */
export const markStopped = (db: Db, id: number) =>
  sql`
    update imports set alive_at = null, state = case steps_done
      when 0 then 'checked' when jsonb_array_length(steps) then 'done' else state end
    where id = ${id} and state in ('running', 'undoing')`.execute(db);

/** Keeps the file of a check for an hour, and of an interrupted import for some days. */
const isKept = (now: Date) => sql<boolean>`(kept_until > ${now} or exists (
  select from imports where id = import_id and state in ('running', 'undoing')
    and at > ${now}::timestamptz - make_interval(days => ${INTERRUPTED_FILE_DAYS})))`;

export const findFile = (db: Db, importId: number, now: Date) =>
  db
    .selectFrom('import_files')
    .select('body')
    .where('import_id', '=', importId)
    .where(isKept(now))
    .executeTakeFirst();

export const deleteFile = (tx: Tx, importId: number) =>
  tx.deleteFrom('import_files').where('import_id', '=', importId).execute();

export const markDone = (tx: Tx, id: number, now: Date) =>
  tx.updateTable('imports').set({ state: 'done', at: now, alive_at: null }).where('id', '=', id).execute();

export const markUndone = (tx: Tx, id: number, by: { userId: number; now: Date }) =>
  tx
    .updateTable('imports')
    .set({ state: 'undone', alive_at: null, undone_at: by.now, undone_by: by.userId })
    .where('id', '=', id)
    .execute();

export const markInvited = (tx: Tx, id: number, now: Date) =>
  tx.updateTable('imports').set({ invited_at: now }).where('id', '=', id).execute();

/** The number of earlier files whose reading is reused. */
const REMEMBERED_FILES = 50;

/** Lists how the newest imported files of a kind were read. */
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

/** Imports with the admin who ran them, and for completed ones the number of people to invite. */
const selectImports = (db: Db) =>
  selectState(db)
    .innerJoin('users as admin', 'admin.id', 'imports.by')
    .leftJoinLateral(
      () =>
        sql<{ unclaimed: number; invited: number }>`(
          select count(*)::integer as unclaimed, (count(*) filter (where exists (
            select from mails where key = 'member invite:' || users.id)))::integer as invited
          from import_rows join users on users.id = row_id
          where imports.state = 'done' and import_id = imports.id and entity = 'users' and is_new
            and users.email is not null and users.password_hash is null and users.deleted_at is null
            and users.disabled_at is null)`.as('people'),
      (join) => join.onTrue(),
    )
    .select(['admin.name as admin_name', 'people.unclaimed', 'people.invited'])
    .select(isBeingChecked.as('isBeingChecked'))
    .select(sql<boolean>`exists (select from import_refusals where import_id = imports.id)`.as('has_refused'))
    .select(sql<boolean>`exists (select from import_files where import_id = imports.id)`.as('has_file'));
export type ListedImport = Awaited<ReturnType<typeof listImports>>[number];

export const listImports = (db: Db) =>
  selectImports(db)
    .where((eb) => eb.or([eb('state', '<>', 'checked'), isBeingChecked]))
    .orderBy('imports.id', 'desc')
    .limit(NEWEST)
    .execute();

export const findImport = (db: Db, id: number): Promise<ListedImport | undefined> =>
  selectImports(db).where('imports.id', '=', id).executeTakeFirst();

interface NewRefusal {
  line: number;
  field: string;
  value: string;
  reason: string;
  cells: readonly string[];
}

/** Inserts the refused rows of one step of a check. */
export async function insertRefusals(
  db: Db,
  importId: number,
  refused: readonly NewRefusal[],
): Promise<void> {
  if (refused.length === 0) return;
  await db
    .insertInto('import_refusals')
    .values(
      refused.map(({ line, field, value, reason, cells }) => ({
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

export const listRefusedLines = async (db: Db, importId: number): Promise<number[]> =>
  (await db.selectFrom('import_refusals').select('line').where('import_id', '=', importId).execute()).map(
    ({ line }) => line,
  );

/** Lists refused rows in the order of the file. */
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

/** Removes everything but digits and cell boundaries, so that a phone number is found in any spelling. */
const digitsOfCells = sql`regexp_replace(regexp_replace(folded(cells::text), '\\.0+"', '"', 'g'), '[^0-9"]', '', 'g')`;

/** Deletes refused rows with the email or phone number of an account. */
export const deleteRefusalsAbout = (tx: Tx, { userId, email }: { userId: number; email: string }) =>
  sql`delete from import_refusals using users
    where users.id = ${userId} and (
      position('"' || lower(${email}) || '"' in replace(lower(cells::text), ' ', '')) > 0
      or (users.phone <> '' and position(users.phone || '"' in ${digitsOfCells}) > 0))`.execute(tx);

/** Deletes checks without a file, expired files, and refused rows older than this. */
export async function deleteOldChecks(tx: Tx, now: Date, refusedBefore: Date): Promise<void> {
  await sql`delete from import_files where not ${isKept(now)}`.execute(tx);
  await sql`
    delete from imports where state = 'checked'
      and not exists (select from import_files where import_id = imports.id)`.execute(tx);
  await sql`
    delete from import_refusals using imports
    where imports.id = import_id and imports.at < ${refusedBefore}`.execute(tx);
}
