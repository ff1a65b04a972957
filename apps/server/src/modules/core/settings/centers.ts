import { type Day, gymDay } from '@namma/contract/days/dates';
import { type Center, type CenterDetails, setCenters } from '@namma/contract/values/centers';
import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';

/** Changes with every change of the details. */
const version = sql<number>`hashtext(jsonb_build_array(label, area, street, phone)::text)`.as('version');

/** Lists all centers in their order, closed ones too. */
export const listCenters = (db: Db) =>
  db.selectFrom('centers').selectAll().select(version).orderBy('position').orderBy('id').execute();
export type CenterFound = Awaited<ReturnType<typeof listCenters>>[number];

/** True before the first day on which a center is closed for good. */
export const isOpenOn = ({ closes_on: closesOn }: Pick<CenterFound, 'closes_on'>, day: Day): boolean =>
  closesOn === null || day < closesOn;

/** Updates the centers that schemas, messages, exports and documents use. */
export async function refreshCenters({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const rows = await listCenters(db);
  const today = gymDay(clock());
  setCenters(
    Object.fromEntries(
      rows.map((row) => [
        row.key,
        {
          label: row.label,
          area: row.area,
          street: row.street,
          phone: row.phone,
          isOpen: isOpenOn(row, today),
        },
      ]),
    ),
  );
}

/**
 * Serializes changes of centers until the transaction ends, and announces the change to all processes. Reads, and rows
 * that refer to a center, do not wait.
 */
export async function lockCenters(tx: Tx): Promise<void> {
  await tx.selectFrom('centers').select('id').orderBy('id').forNoKeyUpdate().execute();
  await sql`select announce_change()`.execute(tx);
}

export const insertCenter = (
  tx: Tx,
  { key, area, street, phone, opens_on }: Pick<CenterFound, 'key' | 'area' | 'street' | 'phone' | 'opens_on'>,
) =>
  tx
    .insertInto('centers')
    .values(({ selectFrom }) => ({
      key,
      area,
      street,
      phone,
      opens_on,
      position: selectFrom('centers').select(sql<number>`coalesce(max(position), 0) + 1`.as('next')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();

export const updateCenter = (tx: Tx, key: Center, details: CenterDetails) =>
  tx.updateTable('centers').set(details).where('key', '=', key).execute();

/** Sets the order of all centers. */
export const orderCenters = (tx: Tx, keys: readonly Center[]) =>
  sql`update centers set position = array_position(${[...keys]}::text[], key)`.execute(tx);

/** Sets the first day on which a center is closed for good, and the calendar closure from then on; null for none. */
export const setClosing = (tx: Tx, key: Center, closesOn: Day | null, slotsClosureId: number | null) =>
  tx
    .updateTable('centers')
    .set({ closes_on: closesOn, slots_closure_id: slotsClosureId })
    .where('key', '=', key)
    .execute();
