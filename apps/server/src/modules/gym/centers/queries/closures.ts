import type { Day } from '@namma/contract/days/dates';
import { type Insertable, sql } from 'kysely';
import type { CenterClosuresTable } from '../../../../platform/db/gym-tables.ts';
import type { Db, Tx } from '../../../../platform/db/types.ts';

/** Blocks others from adding a closure or changing a membership's days until the transaction ends. */
export const lockClosures = (tx: Tx) => sql`lock table center_closures in exclusive mode`.execute(tx);

/** Finds a closure of this center that shares a day with the given ones. */
export const findOverlapping = (
  db: Db,
  { center, from_day, to_day }: Pick<Insertable<CenterClosuresTable>, 'center' | 'from_day' | 'to_day'>,
) =>
  db
    .selectFrom('center_closures')
    .select(['from_day', 'to_day'])
    .where('center', '=', center)
    .where('reopened_at', 'is', null)
    .where('from_day', '<=', to_day)
    .where('to_day', '>=', from_day)
    .limit(1)
    .executeTakeFirst();

export const insertClosure = (tx: Tx, closure: Insertable<CenterClosuresTable>) =>
  tx.insertInto('center_closures').values(closure).returning('id').executeTakeFirstOrThrow();

export const findClosure = (tx: Tx, id: number) =>
  tx.selectFrom('center_closures').selectAll().where('id', '=', id).executeTakeFirst();

export const reopenClosure = (tx: Tx, id: number, at: Date) =>
  tx.updateTable('center_closures').set({ reopened_at: at }).where('id', '=', id).execute();

/** Lists current and upcoming closures, with the number of affected memberships. */
export const listClosures = (db: Db, today: Day) =>
  db
    .selectFrom('center_closures')
    .innerJoin('users', 'users.id', 'closed_by')
    .select([
      'center_closures.id',
      'center_closures.center',
      'center_closures.from_day',
      'center_closures.to_day',
      'center_closures.reason',
      'center_closures.at',
      'users.name',
      sql<number>`(
        select count(distinct membership_id) from membership_events
        where closure_id = center_closures.id and kind = 'closure' and not exists (
          select from membership_events as over
          where over.closure_id = center_closures.id and over.membership_id = membership_events.membership_id
            and over.kind = 'reopening' and over.id > membership_events.id)
      )`.as('memberships'),
    ])
    .where('to_day', '>=', today)
    .where('reopened_at', 'is', null)
    .orderBy('from_day')
    .orderBy('center_closures.id')
    .execute();

/** Stores the id of the calendar closure for these days. */
export const storeCalendarClosure = (tx: Tx, id: number, slotsClosureId: number) =>
  tx.updateTable('center_closures').set({ slots_closure_id: slotsClosureId }).where('id', '=', id).execute();

/** Lists whole closed days in a range that are still in effect. */
export const listClosedDays = (db: Db, from: Day, to: Day) =>
  db
    .selectFrom('center_closures')
    .select(['center', 'from_day', 'to_day', 'reason'])
    .where('to_day', '>=', from)
    .where('from_day', '<=', to)
    .where('reopened_at', 'is', null)
    .orderBy('from_day')
    .orderBy('id')
    .execute();
