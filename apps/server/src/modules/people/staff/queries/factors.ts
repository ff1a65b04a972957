import type { Preset } from '@namma/contract/staff/permissions';
import { type Insertable, sql } from 'kysely';
import type { FactorDemandsTable } from '../../../../platform/db/account-tables.ts';
import type { Db, Tx } from '../../../../platform/db/types.ts';

export const listDemands = (db: Db) =>
  db.selectFrom('factor_demands').select('preset').orderBy('preset').execute();

/** Lists owners without a second factor. */
export const listOwnersWithoutFactor = (db: Db) =>
  db
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .select('users.name')
    .where('staff.preset', '=', 'owner')
    .where(
      sql<boolean>`not exists (select from second_factors as factor
        where factor.user_id = staff.user_id and factor.confirmed_at is not null)`,
    )
    .orderBy('users.name')
    .execute();

/** @returns undefined when it is already required */
export const insertDemand = (tx: Tx, demand: Insertable<FactorDemandsTable>) =>
  tx
    .insertInto('factor_demands')
    .values(demand)
    .onConflict((conflict) => conflict.column('preset').doNothing())
    .returning('preset')
    .executeTakeFirst();

/** @returns undefined when it was not required */
export const deleteDemand = (tx: Tx, preset: Preset) =>
  tx.deleteFrom('factor_demands').where('preset', '=', preset).returning('preset').executeTakeFirst();
