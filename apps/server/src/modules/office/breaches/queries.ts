import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { demoPeople } from '../../../platform/db/demo-rows.ts';
import type { Db, Tables, Tx } from '../../../platform/db/types.ts';

/** What an owner writes, without who and when. */
export type WrittenBreach = Omit<Insertable<Tables['breaches']>, 'added_at' | 'made_by' | 'version'>;

const withMaker = (db: Db) =>
  db
    .selectFrom('breaches')
    .innerJoin('users', 'users.id', 'breaches.made_by')
    .selectAll('breaches')
    .select('users.name as by');

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

/** Deletes what demo people have written: a demo member may have been made an owner. */
export const deleteDemoBreaches = (tx: Tx) =>
  sql`delete from breaches where made_by in ${demoPeople}`.execute(tx);
