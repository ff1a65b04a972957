import type { Role } from '@namma/contract/business';
import type { Locale } from '@namma/contract/locales';
import { DELETED_MEMBER, deletedEmail } from '@namma/contract/members/rules';
import { type Insertable, type NotNull, type RawBuilder, sql } from 'kysely';
import type { ConsentsTable, UsersTable } from '../../../../platform/db/account-tables.ts';
import type { ListFilter, ListRows } from '../../../../platform/db/lists/find-ids.ts';
import { idIn } from '../../../../platform/db/lists/like.ts';
import { rowsOf } from '../../../../platform/db/lists/list-window.ts';
import { searchOwnText } from '../../../../platform/db/lists/own-text-search.ts';
import { eachWordContained } from '../../../../platform/db/lists/text-match.ts';
import { memberEmail } from '../../../../platform/db/member-email.ts';
import type { Db, Tx, UserRow } from '../../../../platform/db/types.ts';
import { detailColumns, version } from './desk.ts';

/** Inserts a user; undefined when the email is already registered. */
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
 * Locks accounts in order of their ids until the transaction ends; skips deleted ones. FOR NO KEY UPDATE conflicts with
 * itself and with `lockUserForShare`, but not with foreign keys of rows that refer to an account, so concurrent changes
 * of such rows cannot deadlock.
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

/** Locks one account; undefined when it is deleted. Lock memberships first. */
export const lockUser = async (tx: Tx, id: number) => (await lockUsers(tx, [id]))[0];

/**
 * Prevents the deletion of an account until the transaction ends, and waits for an uncommitted deletion. Call it before
 * the transaction writes a row that refers to the account, because the deletion waits for such rows.
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

/** Replaces all identifying data. */
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
      ...Object.fromEntries(detailColumns.map((column) => [column, null])),
      password_hash: passwordHash,
      disabled_at: now,
      deleted_at: now,
    })
    .where('id', '=', id)
    .execute();

/** Finds the date of birth and the guardian check. */
export const findGuardian = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(['dob', 'dob_when_minor', 'guardian_seen_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Records that a guardian was seen; undefined when already recorded. */
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

/** Accounts that were claimed or registered, so they have an email and a password. */
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

/** Finds the account with this email, also without a password, and prevents its deletion until the transaction ends. */
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

/** Renames a person and keeps phone and date of birth. */
export const renameUser = (db: Db, id: number, changes: { name: string; locale?: Locale }) =>
  db
    .updateTable('users')
    .set(changes)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

/** Replaces the password hash; undefined when it changed meanwhile. */
export const replacePasswordHash = (db: Db, id: number, oldHash: string, newHash: string) =>
  db
    .updateTable('users')
    .set({ password_hash: newHash })
    .where('id', '=', id)
    .where('password_hash', '=', oldHash)
    .returning('id')
    .executeTakeFirst();

/** Changes the role of an account. */
export const setRole = (tx: Tx, id: number, role: Role) =>
  tx.updateTable('users').set({ role }).where('id', '=', id).execute();

/** Makes the account with this email a staff account if it has no password; undefined when there is none. */
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

/** Removes the password; nobody can sign in until the account is claimed again. */
export const dropPassword = (tx: Tx, id: number) =>
  tx
    .updateTable('users')
    .set({ password_hash: null, email_confirmed_at: null })
    .where('id', '=', id)
    .execute();

/** The list filter with conditions of other modules on `users`. */
export interface PersonFilter extends ListFilter {
  only?: readonly RawBuilder<unknown>[] | undefined;
}

/** Searches people by words of name, email and phone, and by id. */
export const personRows: ListRows<PersonFilter> = {
  table: 'users',
  conditionsOf: ({ only = [] }) => [sql`deleted_at is null`, ...only],
  orderedBy: () => undefined,
  isExact: true,
  search: (db, search, window) =>
    searchOwnText(db, { ...search, table: 'users', idIn, contains: eachWordContained }, window),
};

/** Lists people by id, in the given order. */
export const listPeople = (db: Db, values: { ids: readonly number[] }) =>
  db
    .selectFrom(rowsOf('users', values.ids).as('users'))
    .select(['id', 'name', memberEmail.as('email'), 'phone', 'role', 'registered_on'])
    .orderBy(sql`place`)
    .execute();

/** Finds a person as admins see them. */
export const findPerson = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select([...profile, 'address', ...detailColumns, 'disabled_at', 'dob_when_minor', 'guardian_seen_at'])
    .select((eb) => [
      memberEmail.as('email'),
      eb('password_hash', 'is', null).as('isUnclaimed'),
      version.as('version'),
    ])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
