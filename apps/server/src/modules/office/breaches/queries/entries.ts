import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { demoPeople } from '../../../../platform/db/demo-rows.ts';
import type { Db, Tables, Tx } from '../../../../platform/db/types.ts';

/** What an owner writes, without who and when. */
export type WrittenBreach = Omit<Insertable<Tables['breaches']>, 'added_at' | 'made_by' | 'version'>;

const withMaker = (db: Db) =>
  db
    .selectFrom('breaches')
    .innerJoin('users', 'users.id', 'breaches.made_by')
    .selectAll('breaches')
    .select([
      'users.name as by',
      sql<number>`(select count(*) from breach_letters where breach_id = breaches.id)`.as('letters'),
    ]);

/** All entries, the newest first: there are few. */
export const listBreaches = (db: Db) =>
  withMaker(db).orderBy('noticed_at', 'desc').orderBy('breaches.id', 'desc').execute();

export const findBreach = (db: Db, id: number) =>
  withMaker(db).where('breaches.id', '=', id).executeTakeFirst();

/** The entry; whoever else changes it waits. */
export const lockBreach = (tx: Tx, id: number) =>
  tx.selectFrom('breaches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const insertBreach = (tx: Tx, row: WrittenBreach & { added_at: Date; made_by: number }) =>
  tx.insertInto('breaches').values(row).returning('id').executeTakeFirstOrThrow();

export const updateBreach = (tx: Tx, id: number, row: WrittenBreach, version: number) =>
  tx
    .updateTable('breaches')
    .set({ ...row, version })
    .where('id', '=', id)
    .execute();

/** The day on which the people were told, where none is written yet. */
export const markPeopleTold = (tx: Tx, id: number, now: Date) =>
  tx
    .updateTable('breaches')
    .set((eb) => ({
      // A clock that was set back tells nobody before it was noticed.
      people_told_at: sql<Date>`greatest(${now}, noticed_at)`,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('people_told_at', 'is', null)
    .execute();

const demoBreaches = sql`(select id from breaches where made_by in ${demoPeople})`;

/** Deletes what demo people have written, since a demo member may have been made an owner, and the letters to them. */
export async function deleteDemoBreaches(tx: Tx): Promise<void> {
  await sql`delete from breach_letters where user_id in ${demoPeople} or breach_id in ${demoBreaches}`.execute(
    tx,
  );
  await sql`delete from breach_mailings where made_by in ${demoPeople} or breach_id in ${demoBreaches}`.execute(
    tx,
  );
  await sql`delete from breaches where made_by in ${demoPeople}`.execute(tx);
}
