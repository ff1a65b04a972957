import type { Role } from '@namma/contract/business';
import type { Locale } from '@namma/contract/locales';
import { DELETED_MEMBER, deletedEmail } from '@namma/contract/members/rules';
import { type Insertable, type NotNull, sql } from 'kysely';
import type { ConsentsTable, UsersTable } from '../../../../platform/db/account-tables.ts';
import type { ListFilter, ListRows } from '../../../../platform/db/lists/find-ids.ts';
import { idIn } from '../../../../platform/db/lists/like.ts';
import { rowsOf } from '../../../../platform/db/lists/list-window.ts';
import { searchOwnText } from '../../../../platform/db/lists/own-text-search.ts';
import { eachWordContained } from '../../../../platform/db/lists/text-match.ts';
import { memberEmail } from '../../../../platform/db/member-email.ts';
import type { Db, Tx, UserRow } from '../../../../platform/db/types.ts';
import { version } from './desk.ts';

/** Inserts a user; undefined when the email is registered already. */
export const insertUser = (db: Db, user: Insertable<UsersTable>) =>
  db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();

const profile = [
  'id',
  'name',
  'phone',
  'dob',
  'gender',
  'address',
  'role',
  'registered_on',
  'locale',
] as const;
const readUser = (
  db: Db,
  values: { id: number },
): Promise<(Pick<UserRow, (typeof profile)[number]> & { email: string })[]> =>
  db
    .selectFrom('users')
    .select(profile)
    .select(memberEmail.as('email'))
    .where('id', '=', values.id)
    .execute();

export async function getUser(db: Db, id: number) {
  const [user] = await readUser(db, { id });
  if (!user) throw new Error(`There is no user ${id}`);
  return user;
}

export const findAccountByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'password_hash', 'disabled_at'])
    .where('email', '=', email)
    .executeTakeFirst();

/**
 * Locks accounts until the transaction ends, in the order of their ids; deleted ones are left out. FOR NO KEY UPDATE
 * conflicts with
 * itself and with `lockUserForShare`, but not with the foreign keys of rows that refer to an account: so an admin who
 * changes such
 * rows meanwhile cannot deadlock with this.
 */
export const lockUsers = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('users')
    .select(['id', 'name', memberEmail.as('email'), 'phone', 'role', 'password_hash', 'disabled_at'])
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Locks one account; undefined when it is deleted. Lock memberships before. */
export const lockUser = async (tx: Tx, id: number) => (await lockUsers(tx, [id]))[0];

/**
 * Keeps an account from being deleted until the transaction ends, and waits for a deletion that is not committed. Call it
 * before the transaction writes a row that refers to the account: the deletion waits for such rows.
 * @returns undefined when it is deleted
 */
export const findUserForShare = (tx: Tx, id: number) =>
  tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();

/** Replaces everything that says who it was. */
export const overwriteUser = (tx: Tx, id: number, passwordHash: string, now: Date) =>
  tx
    .updateTable('users')
    .set({
      name: DELETED_MEMBER,
      email: deletedEmail(id),
      phone: null,
      dob: null,
      dob_when_minor: null,
      gender: null,
      address: null,
      password_hash: passwordHash,
      disabled_at: now,
      deleted_at: now,
    })
    .where('id', '=', id)
    .execute();

/** The day of birth, and whether a parent or guardian was seen. */
export const findGuardian = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(['dob', 'dob_when_minor', 'guardian_seen_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Keeps that a parent or guardian was seen; undefined when it was kept already. */
export const setGuardianSeen = (tx: Tx, id: number, now: Date) =>
  tx
    .updateTable('users')
    .set({ guardian_seen_at: now })
    .where('id', '=', id)
    .where('guardian_seen_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

export const insertConsents = (db: Db, consents: readonly Insertable<ConsentsTable>[]) =>
  db
    .insertInto('consents')
    .values([...consents])
    .execute();

/** Accounts that somebody has claimed or registered: they have an email and a password. */
const credentials = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'password_hash', 'disabled_at'])
    .where('password_hash', 'is not', null)
    .$narrowType<{ email: NotNull; password_hash: NotNull }>();

export const findCredentialsByEmail = (db: Db, email: string) =>
  credentials(db).where('email', '=', email).executeTakeFirst();

export const getCredentialsById = (db: Db, id: number) =>
  credentials(db).where('id', '=', id).executeTakeFirstOrThrow();

/** The account with this email, also without a password; not deleted until the transaction ends. */
export const findEnabledUser = (tx: Tx, email: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'name', 'password_hash'])
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .forShare()
    .executeTakeFirst();

/** Undefined when the account is deleted. */
export const updateUser = (
  db: Db,
  id: number,
  changes: { name: string; phone: string; dob: string; dob_when_minor?: string; locale?: Locale },
) =>
  db
    .updateTable('users')
    .set(changes)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

/** Renames somebody whose phone and day of birth stay as they are. */
export const renameUser = (db: Db, id: number, changes: { name: string; locale?: Locale }) =>
  db
    .updateTable('users')
    .set(changes)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

/** Replaces the password hash; undefined when it was changed meanwhile. */
export const replacePasswordHash = (db: Db, id: number, oldHash: string, newHash: string) =>
  db
    .updateTable('users')
    .set({ password_hash: newHash })
    .where('id', '=', id)
    .where('password_hash', '=', oldHash)
    .returning('id')
    .executeTakeFirst();

/** Makes somebody staff, or a member again. */
export const setRole = (tx: Tx, id: number, role: Role) =>
  tx.updateTable('users').set({ role }).where('id', '=', id).execute();

/** Makes the account with this email staff, where it has no password; undefined when there is none. */
export const giveStaffPassword = (
  tx: Tx,
  email: string,
  { name, passwordHash }: { name: string; passwordHash: string },
) =>
  tx
    .updateTable('users')
    .set({ name, password_hash: passwordHash, role: 'ADMIN' })
    .where('email', '=', email)
    .where('password_hash', 'is', null)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

/** Nobody can sign in to the account until it is claimed again. */
export const dropPassword = (tx: Tx, id: number) =>
  tx
    .updateTable('users')
    .set({ password_hash: null, email_confirmed_at: null })
    .where('id', '=', id)
    .execute();

/** How people are found: by the words of name, email and phone, and by id. */
export const personRows: ListRows<ListFilter> = {
  table: 'users',
  conditionsOf: () => [sql`deleted_at is null`],
  orderedBy: () => undefined,
  search: (db, search, window) =>
    searchOwnText(db, { ...search, table: 'users', idIn, contains: eachWordContained }, window),
};

/** The people with these ids, in the given order. */
export const listPeople = (db: Db, values: { ids: readonly number[] }) =>
  db
    .selectFrom(rowsOf('users', values.ids).as('users'))
    .select(['id', 'name', memberEmail.as('email'), 'phone', 'role', 'registered_on'])
    .orderBy(sql`place`)
    .execute();

/** What admins see of a person. */
export const findPerson = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select([...profile, 'address', 'disabled_at', 'dob_when_minor', 'guardian_seen_at'])
    .select((eb) => [
      memberEmail.as('email'),
      eb('password_hash', 'is', null).as('isUnclaimed'),
      version.as('version'),
    ])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
