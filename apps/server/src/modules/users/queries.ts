import type { Insertable } from 'kysely';
import { pipelinedQuery } from '../../db/statements.ts';
import type { Db, UserRow, UsersTable } from '../../db/types.ts';

/** Inserts a user; undefined when the email is registered already. */
export const insertUser = (db: Db, user: Insertable<UsersTable>) =>
  db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();

const profile = ['id', 'name', 'email', 'phone', 'dob', 'gender', 'role', 'registered_on'] as const;
const readUser = pipelinedQuery<{ id: number }, Pick<UserRow, (typeof profile)[number]>>((db, param) =>
  db.selectFrom('users').select(profile).where('id', '=', param('id')).compile(),
);

export async function getUser(db: Db, id: number) {
  const [user] = await readUser(db, { id });
  if (!user) throw new Error(`There is no user ${id}`);
  return user;
}

export const findUserIdByEmail = (db: Db, email: string) =>
  db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();

/** An admin who can sign in; demo admins cannot. */
export const findAnyAdmin = (db: Db) =>
  db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .where('is_demo', '=', false)
    .limit(1)
    .executeTakeFirst();

const credentials = ['id', 'name', 'email', 'role', 'password_hash', 'disabled_at'] as const;

export const findCredentialsByEmail = (db: Db, email: string) =>
  db.selectFrom('users').select(credentials).where('email', '=', email).executeTakeFirst();

export const getCredentialsById = (db: Db, id: number) =>
  db.selectFrom('users').select(credentials).where('id', '=', id).executeTakeFirstOrThrow();

/** Who may sign in with this email. */
export const findEnabledUser = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();

export const updateUser = (db: Db, id: number, changes: { name: string; phone: string; dob: string }) =>
  db.updateTable('users').set(changes).where('id', '=', id).execute();

/** Replaces the password hash; undefined when it was changed meanwhile. */
export const replacePasswordHash = (db: Db, id: number, oldHash: string, newHash: string) =>
  db
    .updateTable('users')
    .set({ password_hash: newHash })
    .where('id', '=', id)
    .where('password_hash', '=', oldHash)
    .returning('id')
    .executeTakeFirst();

/** All admins who can sign in, locked until the transaction ends: of two who disable each other, one comes second. */
export const lockEnabledAdmins = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('role', '=', 'ADMIN')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

export const disableUser = (db: Db, id: number, now: Date) =>
  db.updateTable('users').set({ disabled_at: now }).where('id', '=', id).execute();
