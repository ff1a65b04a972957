import { type Insertable, sql } from 'kysely';
import type { UsersTable } from '../../../platform/db/account-tables.ts';
import { RetryTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { insertUsers } from './queries/import.ts';

// Accounts created by an import: unclaimed, like those of the desk (D82).

/** The desk takes this lock in shared mode when adding people, so that an import finds everyone it has added. */
const PEOPLE_LOCK = sql`hashtext('people are imported')`;

/** Waits until no other import runs and no desk adds a person; both wait for the end of this transaction. */
export const lockOutDesks = (tx: Tx) => sql`select pg_advisory_xact_lock(${PEOPLE_LOCK})`.execute(tx);

/** For the desk: waits for a running import before adding a person. */
export const waitForImports = (tx: Tx) =>
  sql`select pg_advisory_xact_lock_shared(${PEOPLE_LOCK})`.execute(tx);

export type ImportedPerson = Pick<
  Insertable<UsersTable>,
  'name' | 'phone' | 'email' | 'gender' | 'dob' | 'address' | 'registered_on' | 'added_at'
>;

/**
 * Creates unclaimed accounts.
 * @param ids for a dry run, which is rolled back; see `insertUsers`
 * @returns their ids, in the given order
 * @throws RetryTransaction when one of the emails was registered meanwhile; the transaction restarts
 */
export async function addImported(
  tx: Tx,
  people: readonly ImportedPerson[],
  ids?: readonly number[],
): Promise<number[]> {
  if (people.length === 0) return [];
  try {
    return await insertUsers(
      tx,
      people.map((person) => ({ ...person, role: 'user' as const, password_hash: null })),
      ids,
    );
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'users_email_key')
      throw new RetryTransaction('Somebody has signed up with an email of the file');
    throw error;
  }
}
