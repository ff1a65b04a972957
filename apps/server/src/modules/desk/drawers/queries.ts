import { addDays, startOfGymDay } from '@namma/contract/days/dates';
import type { DrawerFilter } from '@namma/contract/drawers/schemas';
import type { Center } from '@namma/contract/values/centers';
import { type Insertable, sql, type Updateable } from 'kysely';
import { isIdIn } from '../../../platform/db/lists/list-window.ts';
import type { Db, Tables, Tx } from '../../../platform/db/types.ts';

/** Returns the id of the new drawer; undefined when one is open at the center. */
export const insertDrawer = async (tx: Tx, row: Insertable<Tables['drawers']>): Promise<number | undefined> =>
  (
    await tx
      .insertInto('drawers')
      .values(row)
      .onConflict((conflict) => conflict.column('center').where('closed_at', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id;

/** Locks the open drawer of a center against receipts, payouts and another closing. */
export const lockOpenDrawer = (tx: Tx, center: Center) =>
  tx
    .selectFrom('drawers')
    .select(['id', 'float_paise', 'opened_at'])
    .where('center', '=', center)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const lockDrawer = (tx: Tx, id: number) =>
  tx
    .selectFrom('drawers')
    .select(['center', 'closed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const closeRow = (tx: Tx, id: number, values: Updateable<Tables['drawers']>) =>
  tx.updateTable('drawers').set(values).where('id', '=', id).where('closed_at', 'is', null).execute();

export const insertEntry = (tx: Tx, row: Insertable<Tables['drawer_entries']>) =>
  tx.insertInto('drawer_entries').values(row).execute();

/** Sums the cash received into a drawer besides its float, less payouts. Lock the drawer before. */
export async function sumCash(tx: Tx, drawerId: number): Promise<number> {
  const { rows } = await sql<{ paise: number }>`select (
      (select coalesce(sum(amount_paise), 0) from payments where drawer_id = ${drawerId})
      - (select coalesce(sum(amount_paise), 0) from drawer_entries where drawer_id = ${drawerId})
    )::bigint as paise`.execute(tx);
  return rows[0]?.paise ?? 0;
}

const selectDrawers = (db: Db) =>
  db
    .selectFrom('drawers')
    .leftJoin('users as opener', 'opener.id', 'drawers.opened_by')
    .leftJoin('users as closer', 'closer.id', 'drawers.closed_by')
    .selectAll('drawers')
    .select(['opener.name as opener', 'closer.name as closer']);

export const findOpenDrawer = (db: Db, center: Center) =>
  selectDrawers(db)
    .where('drawers.center', '=', center)
    .where('drawers.closed_at', 'is', null)
    .executeTakeFirst();

/** Drawers that were open during one of the days. */
const isShown = ({ center, from, to }: DrawerFilter) =>
  sql<boolean>`${sql.join(
    [
      sql`true`,
      ...(center === undefined ? [] : [sql`drawers.center = ${center}`]),
      ...(from === undefined ? [] : [sql`coalesce(drawers.closed_at, 'infinity') >= ${startOfGymDay(from)}`]),
      ...(to === undefined ? [] : [sql`drawers.opened_at < ${startOfGymDay(addDays(to, 1))}`]),
    ],
    sql` and `,
  )}`;

interface Window {
  limit: number;
  offset?: number;
  /** Only drawers with a lower id. */
  before?: number | undefined;
}

/** The newest first. */
export const listDrawers = (db: Db, filter: DrawerFilter, { limit, offset = 0, before }: Window) => {
  const rows = selectDrawers(db).where(isShown(filter)).orderBy('drawers.id', 'desc').limit(limit);
  return (before === undefined ? rows : rows.where('drawers.id', '<', before)).offset(offset).execute();
};

export async function countDrawers(db: Db, filter: DrawerFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from drawers where ${isShown(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Payouts and notes of these drawers, oldest first. */
export const listEntries = (db: Db, drawerIds: readonly number[]) =>
  db
    .selectFrom('drawer_entries')
    .leftJoin('users as maker', 'maker.id', 'made_by')
    .select(['drawer_id', 'amount_paise', 'text', 'at', 'maker.name as maker'])
    .where(isIdIn('drawer_id', drawerIds))
    .orderBy('drawer_entries.id')
    .execute();
