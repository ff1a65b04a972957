import type { Locale } from '@namma/contract/locales';
import { sql, type Updateable } from 'kysely';
import type { UsersTable } from '../../../../platform/db/account-tables.ts';
import type { Db, Tx } from '../../../../platform/db/types.ts';

/** Finds people with this phone, earliest to join first. */
export const findByPhone = (db: Db, phone: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('phone', '=', phone)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst();

/**
 * Optional details that the desk edits: the field of the API and its column. They are shown to staff, are in the export,
 * and are erased with the account.
 */
export const memberDetails = { gstin: 'gstin' } as const satisfies Record<string, keyof UsersTable>;
export type Detail = keyof typeof memberDetails;
export type DetailColumn = (typeof memberDetails)[Detail];
export const detailColumns: readonly DetailColumn[] = Object.values(memberDetails);

/** A hash of the fields that the desk can edit, used as their version. */
export const version = sql<number>`hashtext(concat_ws('|', name, phone, dob, gender, email, password_hash is null,
  jsonb_build_array(${sql.join(detailColumns.map((column) => sql.ref(column)))})))`;

/** Locks a member's editable data until the transaction ends. */
export const lockMember = (tx: Tx, id: number) =>
  tx
    .selectFrom('users')
    .select([
      'id',
      'name',
      'phone',
      'dob',
      'gender',
      'email',
      ...detailColumns,
      'registered_on',
      version.as('version'),
    ])
    .select((eb) => eb('password_hash', 'is', null).as('isUnclaimed'))
    .where('id', '=', id)
    .where('role', '=', 'user')
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const overwriteMember = (
  tx: Tx,
  id: number,
  changes: Updateable<
    Pick<UsersTable, 'name' | 'phone' | 'dob' | 'gender' | 'email' | 'dob_when_minor' | DetailColumn>
  >,
) => tx.updateTable('users').set(changes).where('id', '=', id).execute();

/** Sets the email and password of an account created at the desk; undefined when it already has a password. */
export const setCredentials = (
  tx: Tx,
  id: number,
  credentials: { email: string; passwordHash: string; locale: Locale },
) =>
  tx
    .updateTable('users')
    .set({
      email: credentials.email,
      password_hash: credentials.passwordHash,
      locale: credentials.locale,
    })
    .where('id', '=', id)
    .where('password_hash', 'is', null)
    .where('deleted_at', 'is', null)
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
