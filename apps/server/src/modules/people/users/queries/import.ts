import { type Insertable, sql, type Updateable } from 'kysely';
import type { UsersTable } from '../../../../platform/db/account-tables.ts';
import type { Tx } from '../../../../platform/db/types.ts';

/** Locks everyone with one of these emails or phones until the transaction ends. */
export const lockKnown = (tx: Tx, emails: readonly string[], phones: readonly string[]) =>
  tx
    .selectFrom('users')
    .select(['id', 'name', 'phone', 'email', 'gender', 'dob', 'address', 'registered_on', 'role'])
    .select((eb) => eb('password_hash', 'is not', null).as('isClaimed'))
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`(email = any(${[...emails]}::text[]) or phone = any(${[...phones]}::text[]))`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/**
 * @param ids for rows that are rolled back: separate ids, so that no member numbers are used up
 * @returns the ids, in the order of the rows
 */
export async function insertUsers(
  tx: Tx,
  rows: readonly Insertable<UsersTable>[],
  ids?: readonly number[],
): Promise<number[]> {
  if (ids) {
    const columns = Object.keys(rows[0] ?? {}) as (keyof Insertable<UsersTable>)[];
    const values = rows.map(
      (row, i) => sql`(${sql.join([ids[i], ...columns.map((column) => row[column])])})`,
    );
    // Kysely has no syntax for OVERRIDING, which an identity column needs to accept a given value.
    await sql`insert into users (id, ${sql.join(columns.map((column) => sql.ref(column)))})
      overriding system value values ${sql.join(values)}`.execute(tx);
    return [...ids];
  }
  const inserted = await tx
    .insertInto('users')
    .values([...rows])
    .returning('id')
    .execute();
  // Ids ascend row by row.
  return inserted.map(({ id }) => id).toSorted((one, other) => one - other);
}

type Values = Pick<UsersTable, 'name' | 'phone' | 'email' | 'gender' | 'dob' | 'address' | 'registered_on'>;

export const writeValues = (tx: Tx, id: number, values: Updateable<Values>) =>
  tx.updateTable('users').set(values).where('id', '=', id).execute();

/** Locks those of the accounts that still have these values and are unclaimed. */
export const lockAccounts = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('users')
    .select(['id', 'name', 'phone', 'email', 'gender', 'dob', 'address'])
    .select((eb) => eb('password_hash', 'is not', null).as('isClaimed'))
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .orderBy('id')
    .forUpdate()
    .execute();

export const deleteUsers = (tx: Tx, ids: readonly number[]) =>
  sql`delete from users where id = any(${[...ids]}::int[])`.execute(tx);

/** Lists those of the accounts that can be invited: with an email, and unclaimed. */
export const listInvitable = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('users')
    .select(['id', 'name', sql<string>`email`.as('email')])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('email', 'is not', null)
    .where('password_hash', 'is', null)
    .where('deleted_at', 'is', null)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();
