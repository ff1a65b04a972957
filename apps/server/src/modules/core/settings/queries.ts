import type { Day } from '@namma/contract/days/dates';
import { settingDefaults } from '@namma/contract/settings/defaults';
import type { SettingKey } from '@namma/contract/settings/keys';
import type { SettingValue } from '@namma/contract/settings/values';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/types.ts';

/** Serializes changes of one setting until the transaction ends. Reads and changes of other settings do not wait. */
export const lockSetting = (tx: Tx, key: string) =>
  sql`select pg_advisory_xact_lock(hashtext('setting'), hashtext(${key}))`.execute(tx);

/** The key of the row that marks a demo shop. No form shows or changes it. */
export const DEMO_KEY = 'demoShop';

export const findDemoMark = (db: Db) =>
  db.selectFrom('settings').select('id').where('key', '=', DEMO_KEY).limit(1).executeTakeFirst();

/** The newest row for each key and first day. */
const newest = (db: Db) =>
  db
    .selectFrom('settings')
    .distinctOn(['key', 'from_day'])
    .select(['id', 'key', 'from_day', 'value', 'by', 'at'])
    .orderBy('key')
    .orderBy('from_day')
    .orderBy('id', 'desc');

/**
 * SQL for other modules: the value in effect on an IST day, for each row of a statement.
 * @param knownAt ignores values set after this instant. A sale keeps its terms even when the setting changes later on
 * the same day (D99).
 */
export const valueOn = <Key extends 'deliveryDays' | 'openingHours' | 'returnDays'>(
  key: Key,
  day: RawBuilder<unknown>,
  knownAt?: RawBuilder<unknown>,
) => sql<SettingValue<Key>>`coalesce((
  select held.value from (
    select distinct on (settings.from_day) settings.from_day, settings.value from settings
    where settings.key = ${sql.lit(key)} and settings.from_day <= ${day}::date ${knownAt ? sql`and settings.at <= ${knownAt}` : sql``}
    order by settings.from_day, settings.id desc) as held
  where held.value is not null order by held.from_day desc limit 1), ${sql.lit(JSON.stringify(settingDefaults[key]))}::jsonb)`;

/** SQL for other modules: the last IST day on which an order placed on `day` is delivered. */
export const lastDeliveryOn = (day: Day) =>
  sql<Day>`(${day}::date + (${valueOn('deliveryDays', sql`${day}`)}->>'to')::int)`;

interface HoldingRow {
  key: string;
  value: unknown;
}

/** Lists the values in effect on a day, one row for each key that differs from its default. */
export const listHolding = (db: Db, values: { day: Day }): Promise<HoldingRow[]> =>
  db
    .selectFrom(newest(db).where('from_day', '<=', values.day).as('newest'))
    .distinctOn('key')
    .select(['key', 'value'])
    .where('value', 'is not', null)
    .orderBy('key')
    .orderBy('from_day', 'desc')
    .execute();

/** Lists all values of a key that were not cancelled, with their first days. */
export const listValues = (
  db: Db,
  values: { key: SettingKey },
): Promise<{ from_day: Day; value: unknown }[]> =>
  db
    .selectFrom(newest(db).where('key', '=', values.key).as('newest'))
    .select(['from_day', 'value'])
    .where('value', 'is not', null)
    .execute();

/** Lists current and scheduled values of one key or of all, with the admins who set them. */
export const listChanges = (db: Db, key?: SettingKey) =>
  db
    .selectFrom(
      newest(db)
        .$if(key !== undefined, (query) => query.where('key', '=', key ?? ''))
        .as('newest'),
    )
    .innerJoin('users', 'users.id', 'newest.by')
    .select(['newest.key', 'newest.from_day', 'newest.value', 'newest.at', 'users.name'])
    .where('newest.value', 'is not', null)
    .orderBy('newest.key')
    .orderBy('newest.from_day')
    .execute();

/** Finds the id of the newest change of one key, or of each. */
export const listVersions = (db: Db, key?: SettingKey) =>
  db
    .selectFrom('settings')
    .$if(key !== undefined, (query) => query.where('key', '=', key ?? ''))
    .select(({ fn }) => ['key', fn.max('id').as('version')])
    .groupBy('key')
    .execute();

/** Finds the newest row of a key and first day that is older than another row, or the newest of all. */
export const findBefore = (tx: Tx, key: string, fromDay: Day, beforeId?: number) =>
  tx
    .selectFrom('settings')
    .select(['id', 'value'])
    .where('key', '=', key)
    .where('from_day', '=', fromDay)
    .$if(beforeId !== undefined, (query) => query.where('id', '<', beforeId ?? 0))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findSetting = (tx: Tx, id: number) =>
  tx
    .selectFrom('settings')
    .select(['id', 'key', 'from_day', 'value'])
    .where('id', '=', id)
    .executeTakeFirst();

interface NewRow {
  key: string;
  fromDay: Day;
  /** Null cancels the value set for the day. */
  value: unknown;
  by: number;
  at: Date;
}

export const insertSetting = (tx: Tx, { key, fromDay, value, by, at }: NewRow) =>
  tx
    .insertInto('settings')
    .values({ key, from_day: fromDay, value: value === null ? null : JSON.stringify(value), by, at })
    .returning('id')
    .executeTakeFirstOrThrow();
