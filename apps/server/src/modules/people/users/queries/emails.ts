import type { Db, Tx } from '../../../../platform/db/types.ts';

/** An account with what decides about its email, locked until the transaction ends. */
const accounts = (tx: Tx) =>
  tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'password_hash', 'disabled_at', 'email_confirmed_at'])
    .where('deleted_at', 'is', null);

/** The account with this id and the one with this email, locked in the order of their ids, so that two never deadlock. */
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

/** An account without an email and a password is one that the desk can hand to its member again. */
export const dropEmail = (tx: Tx, id: number) =>
  tx
    .updateTable('users')
    .set({ email: null, email_confirmed_at: null, password_hash: null })
    .where('id', '=', id)
    .execute();

/** Keeps that an email was proved by a link to a new password. */
export const confirmEmailOf = (tx: Tx, id: number, now: Date) =>
  tx
    .updateTable('users')
    .set({ email_confirmed_at: now })
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .execute();

export const findLocale = async (db: Db, id: number) =>
  (await db.selectFrom('users').select('locale').where('id', '=', id).executeTakeFirstOrThrow()).locale;
