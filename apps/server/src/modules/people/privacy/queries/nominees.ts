import type { Insertable } from 'kysely';
import type { Db, Tables, Tx } from '../../../../platform/db/types.ts';

export const findNominee = (db: Db, userId: number) =>
  db.selectFrom('nominees').selectAll().where('user_id', '=', userId).executeTakeFirst();

export const insertNominee = (tx: Tx, row: Insertable<Tables['nominees']>) =>
  tx.insertInto('nominees').values(row).returning('id').executeTakeFirstOrThrow();

export const deleteNominee = (tx: Tx, userId: number) =>
  tx.deleteFrom('nominees').where('user_id', '=', userId).execute();
