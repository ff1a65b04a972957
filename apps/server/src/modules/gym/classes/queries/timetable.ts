import { addDays, type Day, startOfGymDay } from '@namma/contract/days/dates';
import type { Center } from '@namma/contract/values/centers';
import { type Insertable, sql, type Updateable } from 'kysely';
import { isIdIn } from '../../../../platform/db/lists/list-window.ts';
import type { Db, Tables, Tx } from '../../../../platform/db/types.ts';

/** Lists the slots with a class on one of these days. */
export const listSlots = (db: Db, from: Day, to: Day, center?: Center) =>
  db
    .selectFrom('class_slots')
    .selectAll()
    .where('from_day', '<=', to)
    .where((eb) => eb.or([eb('to_day', 'is', null), eb('to_day', '>=', from)]))
    .$if(center !== undefined, (query) => query.where('center', '=', center as Center))
    .orderBy('id')
    .execute();

/** Locks a slot with all its days until the transaction ends: nobody else books, cancels or changes them. */
export const lockSlot = (tx: Tx, id: number) =>
  tx.selectFrom('class_slots').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const findSlot = (db: Db, id: number) =>
  db.selectFrom('class_slots').selectAll().where('id', '=', id).executeTakeFirst();

export const listChanges = (db: Db, from: Day, to: Day, slotId?: number) =>
  db
    .selectFrom('class_changes')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .$if(slotId !== undefined, (query) => query.where('slot_id', '=', slotId ?? 0))
    .execute();

export const listCoaches = (db: Db, ids: readonly number[]) =>
  db.selectFrom('coaches').select(['id', 'name', 'retired_at', 'center']).where(isIdIn('id', ids)).execute();

/** Locks coaches in order of their ids: nobody else books or changes their time. */
export const lockCoaches = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('coaches')
    .select(['id', 'name', 'retired_at', 'center'])
    .where(isIdIn('id', ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Lists the closures of centers and absences of coaches on some days: whole days, and hours. */
export async function listClosed(db: Db, from: Day, to: Day) {
  const [times, days] = await Promise.all([
    db
      .selectFrom('closures')
      .select(['center', 'coach_id', 'starts_at', 'ends_at', 'reason'])
      .where('ends_at', '>', startOfGymDay(from))
      .where('starts_at', '<', startOfGymDay(addDays(to, 1)))
      .execute(),
    db
      .selectFrom('center_closures')
      .select(['center', 'from_day', 'to_day', 'reason'])
      .where('to_day', '>=', from)
      .where('from_day', '<=', to)
      .where('reopened_at', 'is', null)
      .execute(),
  ]);
  return [
    ...times,
    ...days.map(({ center, from_day, to_day, reason }) => ({
      center,
      coach_id: null,
      starts_at: startOfGymDay(from_day),
      ends_at: startOfGymDay(addDays(to_day, 1)),
      reason,
    })),
  ];
}

/** Locks all coaches of a center, in order of their ids. */
export const lockCoachesOf = (tx: Tx, center: Center) =>
  tx.selectFrom('coaches').select('id').where('center', '=', center).orderBy('id').forNoKeyUpdate().execute();

export const insertSlot = async (tx: Tx, slot: Insertable<Tables['class_slots']>): Promise<number> =>
  (await tx.insertInto('class_slots').values(slot).returning('id').executeTakeFirstOrThrow()).id;

export const updateSlot = (tx: Tx, id: number, change: Updateable<Tables['class_slots']>) =>
  tx.updateTable('class_slots').set(change).where('id', '=', id).execute();

/** Moves bookings and one-day changes from a day on to another slot of the same weekday. */
export async function followSlot(tx: Tx, from: number, to: number, fromDay: Day): Promise<void> {
  await tx
    .updateTable('class_changes')
    .set({ slot_id: to })
    .where('slot_id', '=', from)
    .where('day', '>=', fromDay)
    .execute();
  await tx
    .updateTable('class_bookings')
    .set({ slot_id: to })
    .where('slot_id', '=', from)
    .where('day', '>=', fromDay)
    .execute();
}

export const saveChange = (tx: Tx, change: Insertable<Tables['class_changes']>) =>
  tx
    .insertInto('class_changes')
    .values(change)
    .onConflict((conflict) =>
      conflict.columns(['slot_id', 'day']).doUpdateSet(({ ref }) => ({
        is_cancelled: ref('excluded.is_cancelled'),
        coach_id: ref('excluded.coach_id'),
        capacity: ref('excluded.capacity'),
        from_minute: ref('excluded.from_minute'),
        minutes: ref('excluded.minutes'),
        reason: ref('excluded.reason'),
      })),
    )
    .execute();

/** Lists the slots led by these coaches, usually or on some day as a substitute. */
export const listSlotsOfCoaches = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('class_slots')
    .selectAll()
    .where((eb) =>
      eb.or([
        isIdIn('coach_id', ids),
        eb('id', 'in', eb.selectFrom('class_changes').select('slot_id').where(isIdIn('coach_id', ids))),
      ]),
    )
    .execute();

/** Lists a coach's appointments between two instants. */
export const listAppointments = (tx: Tx, coachId: number, from: Date, to: Date) =>
  tx
    .selectFrom('bookings')
    .select('starts_at')
    .where('coach_id', '=', coachId)
    .where('status', '=', 'booked')
    .where('starts_at', '>', from)
    .where('starts_at', '<', to)
    .$narrowType<{ starts_at: Date }>()
    .execute();

/** Invalidates cached responses about classes in all processes. Call it in each transaction that changes any. */
export const notifyOfClasses = (tx: Tx) => sql`select tell_of_classes()`.execute(tx);

/** True if the owner has changed the usual hours of centers since an instant. */
export async function changedHoursSince(db: Db, since: Date): Promise<boolean> {
  const { rows } =
    await sql`select from settings where key = 'openingHours' and at > ${since} limit 1`.execute(db);
  return rows.length > 0;
}
