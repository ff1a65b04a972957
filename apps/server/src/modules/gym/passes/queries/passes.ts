import type { Day } from '@namma/contract/days/dates';
import { PASSES_LISTED_MOST } from '@namma/contract/passes/rules';
import type { Center } from '@namma/contract/values/centers';
import { type Insertable, type Selectable, sql } from 'kysely';
import { isIdIn } from '../../../../platform/db/lists/list-window.ts';
import type { Db, Tables, Tx } from '../../../../platform/db/types.ts';
import { openDocumentNumber } from '../../../money/documents/api.ts';

type NewPass = Insertable<Tables['passes']>;
export type PassRow = Selectable<Tables['passes']>;

/** Serializes pass sales for a phone number with adding a member with it. */
export const lockPhone = (tx: Tx, phone: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`phone ${phone}`}))`.execute(tx);

/** Stores a request; for the same day only the first one is kept. */
export const insertRequest = (
  db: Db,
  request: Pick<NewPass, 'name' | 'phone' | 'center' | 'day' | 'requested_at'>,
) =>
  db
    .insertInto('passes')
    .values({ ...request, kind: 'trial' })
    .onConflict((conflict) =>
      conflict.columns(['phone', 'center', 'day']).where('sold_at', 'is', null).doNothing(),
    )
    .execute();

/** Locks the open requests of a phone number, oldest first. */
export const lockRequests = (tx: Tx, phone: string) =>
  tx
    .selectFrom('passes')
    .select(['id', 'requested_at'])
    .where('phone', '=', phone)
    .where('sold_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();

/** Locks the trial of a phone number, or of the member who has it now; prefers a used one. */
export const lockTrial = (tx: Tx, phone: string) =>
  tx
    .selectFrom('passes')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('phone', '=', phone),
        eb(
          'user_id',
          'in',
          eb
            .selectFrom('users')
            .select('users.id')
            .where('users.phone', '=', phone)
            .where('deleted_at', 'is', null),
        ),
      ]),
    )
    .where('kind', '=', 'trial')
    .where('sold_at', 'is not', null)
    .where('voided_at', 'is', null)
    .orderBy('used_at')
    .orderBy('id')
    .forUpdate()
    .executeTakeFirst();

/** Finds the first unused day pass of a phone number for a day and center. Lock the phone number first. */
export const findOpenDayPass = (
  tx: Tx,
  { phone, day, center }: { phone: string; day: Day; center: Center },
) =>
  tx
    .selectFrom('passes')
    .select(['name', 'code'])
    .where('phone', '=', phone)
    .where('day', '=', day)
    .where('center', '=', center)
    .where('kind', '=', 'day')
    .where('sold_at', 'is not', null)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** @returns undefined when the code is taken */
export const insertPass = (tx: Tx, pass: NewPass) =>
  tx
    .insertInto('passes')
    .values(pass)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returningAll()
    .executeTakeFirst();

/**
 * Turns a request into its pass.
 * @returns undefined when the code is taken
 */
export const insertIntoRequest = (tx: Tx, requestId: number, pass: NewPass & { code: number }) =>
  tx
    .updateTable('passes')
    .set(pass)
    .where('id', '=', requestId)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('passes as other').select('other.id').where('other.code', '=', pass.code)),
      ),
    )
    .returningAll()
    .executeTakeFirst();

export const deletePasses = (tx: Tx, ids: readonly number[]) =>
  tx.deleteFrom('passes').where(isIdIn('id', ids)).where('sold_at', 'is', null).executeTakeFirst();

export const findPass = (db: Db, id: number) =>
  db
    .selectFrom('passes')
    .selectAll()
    .where('id', '=', id)
    .where('sold_at', 'is not', null)
    .executeTakeFirst();

/** The same, with the number of its valid document. */
export const findPaidPass = (db: Db, id: number) =>
  db
    .selectFrom('passes')
    .selectAll()
    .select(openDocumentNumber('pass_id', sql.ref('passes.id')).as('document_number'))
    .where('id', '=', id)
    .where('sold_at', 'is not', null)
    .executeTakeFirst();

/** Locks passes in order of their ids. */
export const lockPasses = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('passes')
    .selectAll()
    .where(isIdIn('id', ids))
    .where('sold_at', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();

export const lockPassByCode = (tx: Tx, code: number) =>
  tx.selectFrom('passes').selectAll().where('code', '=', code).forUpdate().executeTakeFirst();

/** @returns true if it was unused and not void */
export async function setVoided(tx: Tx, id: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passes')
    .set({ voided_at: at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const setDay = (tx: Tx, id: number, to: { day: Day; center: Center }) =>
  tx.updateTable('passes').set(to).where('id', '=', id).execute();

export const setUsed = (tx: Tx, id: number, at: Date) =>
  tx.updateTable('passes').set({ used_at: at }).where('id', '=', id).execute();

/** Lists open requests, soonest first, each with the phone number's earlier trial and member. */
export const listRequests = (db: Db, center: Center | undefined) =>
  db
    .selectFrom('passes')
    .select((eb) => [
      'passes.id',
      'passes.name',
      'passes.phone',
      'passes.center',
      'passes.day',
      'passes.requested_at',
      eb
        .selectFrom('passes as trial')
        .select('trial.day')
        .whereRef('trial.phone', '=', 'passes.phone')
        .where('trial.kind', '=', 'trial')
        .where('trial.sold_at', 'is not', null)
        .where('trial.voided_at', 'is', null)
        .where((each) => each.or([each('trial.used_at', 'is not', null), each('trial.price_paise', '>', 0)]))
        .limit(1)
        .as('trial_day'),
      sql<{ id: number; name: string } | null>`(
        select jsonb_build_object('id', users.id, 'name', users.name) from users
        where users.phone = passes.phone and users.deleted_at is null
          and exists (select from memberships where memberships.user_id = users.id)
        order by users.id limit 1)`.as('member'),
    ])
    .where('passes.sold_at', 'is', null)
    .$if(center !== undefined, (query) => query.where('passes.center', '=', center as Center))
    .orderBy('passes.day')
    .orderBy('passes.id')
    .limit(PASSES_LISTED_MOST)
    .execute();

/** Lists the newest passes of a day, one more than are shown. */
export const listOfDay = (db: Db, day: Day, center: Center | undefined) =>
  db
    .selectFrom('passes')
    .selectAll()
    .where('day', '=', day)
    .where('sold_at', 'is not', null)
    .$if(center !== undefined, (query) => query.where('center', '=', center as Center))
    .orderBy('id', 'desc')
    .limit(PASSES_LISTED_MOST + 1)
    .execute();

/** For timelines: a member's passes, at the time of issue. */
export const passEntries = ({ userId }: { userId: number }) =>
  sql`select id, sold_at as at from passes where user_id = ${userId}`;

export const listPassesById = (db: Db, ids: readonly number[]) =>
  db.selectFrom('passes').selectAll().where(isIdIn('id', ids)).execute();

/** Deletes requests for days before this one. */
export const deleteRequestsBefore = (db: Db, day: Day) =>
  db.deleteFrom('passes').where('day', '<', day).where('sold_at', 'is', null).execute();

/**
 * Erases the holders of passes for days before this one, except members.
 * @returns the ids of these passes
 */
export async function eraseNamesBefore(tx: Tx, day: Day): Promise<number[]> {
  const erased = await tx
    .updateTable('passes')
    .set({ name: '', phone: null })
    .where('day', '<', day)
    .where('phone', 'is not', null)
    .where('user_id', 'is', null)
    .returning('id')
    .execute();
  return erased.map(({ id }) => id);
}
