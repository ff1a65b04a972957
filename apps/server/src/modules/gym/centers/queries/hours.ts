import type { Day } from '@namma/contract/days/dates';
import type { Center } from '@namma/contract/values/centers';
import { sql } from 'kysely';
import { isIdIn } from '../../../../platform/db/lists/list-window.ts';
import type { Db, Tx } from '../../../../platform/db/types.ts';
import { isClosedOn } from './fragments.ts';

interface HoursOfCenter {
  center: Center;
  day: Day;
  opens_at_minute: number;
  closes_at_minute: number;
  reason: string;
}

/** Lists special hours in a range of days, both included, that are still in effect, by day. */
export const listHoursBetween = (db: Db, values: { from: Day; to: Day }): Promise<HoursOfCenter[]> =>
  db
    .selectFrom('special_hours')
    .select(['center', 'day', 'opens_at_minute', 'closes_at_minute', 'reason'])
    .where('removed_at', 'is', null)
    .where('day', '>=', values.from)
    .where('day', '<=', values.to)
    .orderBy('day')
    .orderBy('id')
    .execute();

/** Lists current and upcoming special hours with the admin who set them. */
export const listHoursFrom = (db: Db, today: Day) =>
  db
    .selectFrom('special_hours')
    .innerJoin('users', 'users.id', 'set_by')
    .select([
      'special_hours.id',
      'special_hours.center',
      'special_hours.day',
      'special_hours.opens_at_minute',
      'special_hours.closes_at_minute',
      'special_hours.reason',
      'special_hours.at',
      'users.name',
    ])
    .where('removed_at', 'is', null)
    .where('day', '>=', today)
    .orderBy('day')
    .orderBy('special_hours.id')
    .execute();

export const findHours = (tx: Tx, ids: readonly number[]) =>
  tx.selectFrom('special_hours').selectAll().where(isIdIn('id', ids)).orderBy('id').execute();

interface NewRow {
  center: Center;
  day: Day;
  opensAtMinute: number;
  closesAtMinute: number;
  reason: string;
  setBy: number;
  at: Date;
}

export async function insertHours(
  tx: Tx,
  { center, day, opensAtMinute, closesAtMinute, reason, setBy, at }: NewRow,
): Promise<number> {
  const { id } = await tx
    .insertInto('special_hours')
    .values({
      center,
      day,
      opens_at_minute: opensAtMinute,
      closes_at_minute: closesAtMinute,
      reason,
      set_by: setBy,
      at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores the ids of the calendar closures before or after these hours. */
export const storeCalendarClosures = (tx: Tx, id: number, closureId: number, isBefore: boolean) =>
  tx
    .updateTable('special_hours')
    .set(isBefore ? { before_closure_id: closureId } : { after_closure_id: closureId })
    .where('id', '=', id)
    .execute();

export const markHoursRemoved = (tx: Tx, ids: readonly number[], at: Date) =>
  tx.updateTable('special_hours').set({ removed_at: at }).where(isIdIn('id', ids)).execute();

export const readIsClosed = (db: Db, center: Center, day: Day): Promise<{ isClosed: boolean }> =>
  db
    .selectNoFrom(isClosedOn({ center: sql`${center}::text`, day: sql`${day}::date` }).as('isClosed'))
    .executeTakeFirstOrThrow();
