import type { Db, Tx } from '../../../../platform/db/types.ts';

/** Locks accounts with the columns that decide about their email, until the transaction ends. */
const accounts = (tx: Tx) =>
  tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'password_hash', 'disabled_at', 'email_confirmed_at'])
    .where('deleted_at', 'is', null);

/** Locks the account with this id and the one with this email, in order of their ids to avoid deadlocks. */
export const lockForEmail = (tx: Tx, id: number, email: string) =>
  accounts(tx)
    .where((eb) => eb.or([eb('id', '=', id), eb('email', '=', email)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

export const findEmailState = (db: Db, id: number) =>
  db.selectFrom('users').select(['email', 'email_confirmed_at']).where('id', '=', id).executeTakeFirst();

export const setEmail = (
  tx: Tx,
  id: number,
  changes: { email: string; email_confirmed_at: Date; password_hash?: string },
) => tx.updateTable('users').set(changes).where('id', '=', id).execute();

/** An account without email and password can be handed to its member again by the desk. */
export const dropEmail = (tx: Tx, id: number) =>
  tx
    .updateTable('users')
    .set({ email: null, email_confirmed_at: null, password_hash: null })
    .where('id', '=', id)
    .execute();

/** Marks an email as confirmed by a reset link. */
export const confirmEmailOf = (tx: Tx, id: number, now: Date) =>
  tx
    .updateTable('users')
    .set({ email_confirmed_at: now })
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .execute();

export const findLocale = async (db: Db, id: number) =>
  (await db.selectFrom('users').select('locale').where('id', '=', id).executeTakeFirstOrThrow()).locale;
