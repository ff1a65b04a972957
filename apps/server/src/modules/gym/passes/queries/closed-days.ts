import { type Day, gymDay } from '@namma/contract/days/dates';
import { PASSES_LISTED_MOST } from '@namma/contract/passes/rules';
import type { Center } from '@namma/contract/values/centers';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/types.ts';
import { isDropped } from '../../../messaging/mail/api.ts';
import { isClosedOn, isClosedOrShortOn, lastClosureOn, openMinutesOn } from '../../centers/api.ts';

// Passes and requests for days when their center is closed, or opens for fewer hours than usual.

const where = { center: sql.ref('passes.center'), day: sql.ref('passes.day') };

/** The key of the mail about a day; it differs for another closure of the day, and for other remaining hours. */
const mailKey = sql<string>`('pass:' || passes.id || ':closed:' || passes.day || ':' || passes.center || ':' ||
  coalesce(${lastClosureOn(where, 'id')}::text, 'hours') || ':' || md5(${openMinutesOn(where)}::text))`;

const selectOpen = (db: Db) =>
  db
    .selectFrom('passes')
    .select(['id', 'kind', 'name', 'phone', 'center', 'day', 'sold_at', 'user_id'])
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null);

/** With the mail about the day: its key, the remaining hours and the reason. */
const selectAffected = (db: Db) =>
  selectOpen(db)
    .select([
      mailKey.as('mail_key'),
      openMinutesOn(where).as('open_hours'),
      sql<string | null>`${lastClosureOn(where, 'reason')}`.as('reason'),
    ])
    .where(isClosedOrShortOn(where));

export type OpenPass = Awaited<ReturnType<typeof listOnClosedOrShortDays>>[number];

interface OpenDays {
  center: Center;
  fromDay: Day;
  toDay: Day;
}

/** Lists unused passes and open requests of a center for these days (IST), both included, by day. */
export const listOpenBetween = (db: Db, { center, fromDay, toDay }: OpenDays) =>
  selectOpen(db)
    .where('center', '=', center)
    .where('day', '>=', fromDay)
    .where('day', '<=', toDay)
    .orderBy('day')
    .orderBy('id')
    .execute();

/** Lists those of them whose day is closed, or shorter than usual. */
export const listOnClosedOrShortDays = (db: Db, { center, fromDay, toDay }: OpenDays) =>
  selectAffected(db)
    .where('center', '=', center)
    .where('day', '>=', fromDay)
    .where('day', '<=', toDay)
    .orderBy('day')
    .orderBy('id')
    .execute();

/** The same from a day on, of one center or all. */
export const listOnClosedOrShortDaysFrom = (
  db: Db,
  { fromDay, center }: { fromDay: Day; center: Center | undefined },
) =>
  selectAffected(db)
    .where('day', '>=', fromDay)
    .$if(center !== undefined, (query) => query.where('center', '=', center as Center))
    .orderBy('day')
    .orderBy('id')
    .execute();

/** The same for all centers and future days, without those already mailed. */
export const listUnnotified = (tx: Tx, now: Date, most: number) =>
  selectAffected(tx)
    .where('day', '>=', gymDay(now))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('mails')
            .select('mails.id')
            .where('mails.key', '=', mailKey)
            .where(sql<boolean>`not ${isDropped}`),
        ),
      ),
    )
    .orderBy('day')
    .orderBy('id')
    .limit(most)
    .execute();

/** Lists sold and unused passes from a day on (IST) for days when their center is closed, by day. */
export const listOnClosedDays = (db: Db, today: Day, center: Center | undefined) =>
  db
    .selectFrom('passes')
    .selectAll()
    .where('day', '>=', today)
    .where('sold_at', 'is not', null)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .where(isClosedOn(where))
    .$if(center !== undefined, (query) => query.where('center', '=', center as Center))
    .orderBy('day')
    .orderBy('id')
    .limit(PASSES_LISTED_MOST)
    .execute();

/** Finds the mail that a pass or request would get now; undefined when its day is as usual, or it is used. */
export const findAffected = (db: Db, id: number) =>
  selectAffected(db).where('id', '=', id).executeTakeFirst();
