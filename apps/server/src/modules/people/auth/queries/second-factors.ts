import type { Preset } from '@namma/contract/staff/permissions';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/types.ts';

/**
 * Stores a new secret, replacing an unconfirmed one.
 * @returns undefined when a factor is already confirmed
 */
export const startFactor = (db: Db, userId: number, secret: Buffer, now: Date) =>
  db
    .insertInto('second_factors')
    .values({ user_id: userId, secret, started_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, started_at: now, early_steps: sql`'{}'` })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();

export const findFactor = (db: Db, userId: number) =>
  db
    .selectFrom('second_factors')
    .select(['secret', 'started_at', 'confirmed_at', 'early_steps'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Confirms the factor, unless it was confirmed or restarted meanwhile. */
export const confirmFactor = (
  tx: Tx,
  { userId, secret, step, now }: { userId: number; secret: Buffer; step: number; now: Date },
) =>
  tx
    .updateTable('second_factors')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();

export const insertRecoveryCodes = (tx: Tx, userId: number, hashes: readonly Buffer[]) =>
  tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ code_hash, user_id: userId })))
    .execute();

/**
 * Consumes a step and all earlier ones.
 * @returns undefined when it was used before
 */
export const consumeStep = (db: Db, userId: number, step: number) =>
  db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();

/** Stores a step whose code was entered too early; removes past steps. */
export const addEarlyStep = (db: Db, userId: number, { step, current }: { step: number; current: number }) =>
  db
    .updateTable('second_factors')
    .set({
      early_steps: sql`array(select each from unnest(early_steps || ${step}::integer) as each where each >= ${current})`,
    })
    .where('user_id', '=', userId)
    .execute();

/**
 * Consumes a recovery code.
 * @returns undefined when it does not exist
 */
export const consumeRecoveryCode = (db: Db, userId: number, codeHash: Buffer) =>
  db
    .deleteFrom('recovery_codes')
    .where('code_hash', '=', codeHash)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Deletes a confirmed factor with its recovery codes.
 * @returns undefined when there is none
 */
export const deleteFactor = (tx: Tx, userId: number) =>
  tx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .returning('user_id')
    .executeTakeFirst();

/** Finds the second-factor requirement of a preset. */
export const findDemand = (db: Db, preset: Preset) =>
  db.selectFrom('factor_demands').select('preset').where('preset', '=', preset).executeTakeFirst();

/** Finds an enabled staff member with one of these presets and a confirmed second factor. */
export const findApprover = (db: Db, email: string, presets: readonly Preset[]) =>
  db
    .selectFrom('users')
    .innerJoin('staff', 'staff.user_id', 'users.id')
    .innerJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select(['users.id', 'users.name', 'staff.center', 'secret', 'early_steps'])
    .where('users.email', '=', email)
    .where('users.role', '=', 'ADMIN')
    .where('users.disabled_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .where('staff.preset', 'in', presets)
    .executeTakeFirst();
