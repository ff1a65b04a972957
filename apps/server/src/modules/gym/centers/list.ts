import type { Reply } from '@namma/contract/calls';
import { closureMessages } from '@namma/contract/centers/messages';
import type {
  AtCenter,
  CenterChange,
  CenterOrder,
  CenterRow,
  CenterToKeep,
  LastClosure,
  LastClosureQuery,
  NewCenter,
} from '@namma/contract/centers/schemas';
import { addDays, type Day, daysBetween, gymDay, LAST_DAY } from '@namma/contract/days/dates';
import { CENTERS_MOST, type Center } from '@namma/contract/values/centers';
import { CLOSURE_DAYS_MOST } from '@namma/contract/values/closures';
import type { Deps } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { refuse, refuseField } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity } from '../../core/audit/api.ts';
import {
  type CenterFound,
  insertCenter,
  isOpenOn,
  listCenters,
  lockCenters,
  orderCenters,
  refreshCenters,
  setClosing,
  updateCenter,
} from '../../core/settings/api.ts';
import { lockClosures } from './queries/closures.ts';
import { closeDays } from './service.ts';

/** The last day of the calendar closure of a center that has closed for good. */
const FOREVER: Day = addDays(LAST_DAY, -1);

const presentCenter = (row: CenterFound, today: Day): CenterRow => ({
  center: row.key,
  label: row.label,
  area: row.area,
  street: row.street,
  phone: row.phone,
  isOpen: isOpenOn(row, today),
  closesOn: row.closes_on,
  version: row.version,
});

/** Lists all centers in their order, closed ones too. */
export async function getCenters({ db, clock }: Deps): Promise<CenterRow[]> {
  const today = gymDay(clock());
  return (await listCenters(db)).map((row) => presentCenter(row, today));
}

/** Returns the list after a change, for pages and for this process. */
async function replyWith(deps: Deps, status: string): Promise<Reply<'centers/update'>> {
  await refreshCenters(deps);
  return { status, centers: await getCenters(deps) };
}

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function refuseTakenName(rows: readonly CenterFound[], name: string): void {
  if (rows.some(({ key, label }) => sameName(label ?? key, name) || sameName(key, name)))
    throw refuse('centerNameTaken', name);
}

/**
 * Adds a center, the last of the list. Its name becomes its key. It is closed until the day on which it opens, and
 * memberships that begin before get these days back.
 * @throws 400 an opening day too far ahead; 409 a name that another center has, or too many centers
 */
export async function addCenter(
  deps: Deps,
  modules: readonly Module[],
  { userId }: Session,
  { name, opensOn, ...details }: NewCenter,
): Promise<Reply<'centers/add'>> {
  const now = deps.clock();
  const today = gymDay(now);
  const first = opensOn ?? today;
  if (daysBetween(today, first) > CLOSURE_DAYS_MOST) throw refuseField('opensOn', 'closureTooLong');
  await inTransaction(deps.db, async (tx) => {
    await lockClosures(tx);
    await lockCenters(tx);
    const rows = await listCenters(tx);
    if (rows.length >= CENTERS_MOST) throw refuse('tooManyCenters');
    refuseTakenName(rows, name);
    const { id } = await insertCenter(tx, { key: name, opens_on: first, ...details });
    await logCenter(tx, { userId, now }, 'center added', id, name, null, { opens: first, ...details });
    if (first > today)
      await closeDays(tx, deps, modules, userId, {
        center: name,
        fromDay: today,
        toDay: addDays(first, -1),
        reason: closureMessages.opens(first),
      });
  });
  return replyWith(deps, closureMessages.centerAdded(name));
}

/**
 * Changes a center's label, area, street and phone.
 * @throws 409 a label that another center has; or another version
 */
export async function changeCenter(
  deps: Deps,
  { userId }: Session,
  { center, version, ...details }: CenterChange,
): Promise<Reply<'centers/update'>> {
  const now = deps.clock();
  await inTransaction(deps.db, async (tx) => {
    await lockCenters(tx);
    const { row, rows } = await findCenter(tx, center);
    if (version !== undefined && version !== row.version) throw refuse('centerChanged');
    const others = rows.filter(({ id }) => id !== row.id);
    if (details.label !== null) refuseTakenName(others, details.label);
    await updateCenter(tx, center, details);
    const { label, area, street, phone } = row;
    const before = { label, area, street, phone };
    await logCenter(tx, { userId, now }, 'center changed', row.id, center, before, details);
  });
  return replyWith(deps, closureMessages.centerUpdated(center));
}

/**
 * Sets the order of all centers.
 * @throws 409 other centers than the current ones
 */
export async function setOrder(
  deps: Deps,
  { userId }: Session,
  { centers }: CenterOrder,
): Promise<Reply<'centers/order'>> {
  const now = deps.clock();
  await inTransaction(deps.db, async (tx) => {
    await lockCenters(tx);
    const rows = await listCenters(tx);
    const named = new Set(centers);
    if (
      named.size !== rows.length ||
      centers.length !== rows.length ||
      !rows.every(({ key }) => named.has(key))
    )
      throw refuse('centersChanged');
    await orderCenters(tx, centers);
    const [first] = rows;
    const before = { order: rows.map(({ key }) => key).join(', ') };
    if (first)
      await logCenter(tx, { userId, now }, 'centers ordered', first.id, '', before, {
        order: centers.join(', '),
      });
  });
  return replyWith(deps, closureMessages.centersOrdered);
}

/** Lists what is at a center from a day on, before it is closed for good from then on. */
export async function getAtClosing(
  { db, clock }: Deps,
  modules: readonly Module[],
  { center, closesOn }: LastClosureQuery,
): Promise<AtCenter> {
  const days = { center, fromDay: closesOn, toDay: FOREVER };
  const found: AtCenter = { memberships: 0, bookings: [], passes: [], classes: [], coaches: [], staff: [] };
  for (const { closures, atCenter } of modules)
    Object.assign(found, await closures?.count?.(db, days), await atCenter?.(db, days, clock()));
  return found;
}

/**
 * Closes a center for good from an IST day on. Nothing new is booked or sold there for that day and later. What is
 * there stays and is listed by `getAtClosing`; members with an appointment and holders of passes get a mail. Memberships
 * get no days back.
 * @throws 409 the only open center, or one that closes already
 */
export async function closeForGood(
  deps: Deps,
  modules: readonly Module[],
  { userId }: Session,
  { center, closesOn, reason }: LastClosure,
): Promise<Reply<'centers/closeForGood'>> {
  const now = deps.clock();
  await inTransaction(deps.db, async (tx) => {
    // The locks of every change of days of a center: whatever is booked concurrently comes before or sees the closure.
    await lockClosures(tx);
    await lockCenters(tx);
    const { row, rows } = await findCenter(tx, center);
    if (row.closes_on !== null) throw refuse('centerClosesAlready', center, row.closes_on);
    if (!rows.some((other) => other.id !== row.id && other.closes_on === null)) throw refuse('lastCenter');
    let slotsClosureId: number | null = null;
    for (const { closures } of modules) {
      const part = await closures?.close(tx, deps, { center, fromDay: closesOn, toDay: FOREVER, reason });
      slotsClosureId = part?.slotsClosureId ?? slotsClosureId;
    }
    await setClosing(tx, center, closesOn, slotsClosureId);
    const after = { from: closesOn, reason };
    await logCenter(tx, { userId, now }, 'center closed for good', row.id, center, null, after);
  });
  return replyWith(deps, closureMessages.closesForGood(center, closesOn));
}

/**
 * Keeps a center open that closes for good, or opens it again. Members who were asked to move get a mail.
 * @throws 409 it does not close
 */
export async function keepOpen(
  deps: Deps,
  modules: readonly Module[],
  { userId }: Session,
  { center }: CenterToKeep,
): Promise<Reply<'centers/keepOpen'>> {
  const now = deps.clock();
  await inTransaction(deps.db, async (tx) => {
    await lockClosures(tx);
    await lockCenters(tx);
    const { row } = await findCenter(tx, center);
    if (row.closes_on === null) throw refuse('centerNotClosing', center);
    await setClosing(tx, center, null, null);
    for (const { closures } of modules)
      await closures?.reopen(tx, deps, {
        id: 0,
        center,
        fromDay: row.closes_on,
        toDay: FOREVER,
        slotsClosureId: row.slots_closure_id,
      });
    const before = { from: row.closes_on };
    await logCenter(tx, { userId, now }, 'center kept open', row.id, center, before, null);
  });
  return replyWith(deps, closureMessages.staysOpen(center));
}

/**
 * Refuses something new at a center from the day on which it closes for good. Call it under a lock of the closures.
 * @throws 409 it has closed by then
 */
export async function refuseAfterClosing(tx: Tx, center: Center, day: Day): Promise<void> {
  const { row } = await findCenter(tx, center);
  if (row.closes_on !== null && !isOpenOn(row, day)) throw refuse('centerCloses', center, row.closes_on);
}

async function findCenter(tx: Tx, center: Center): Promise<{ row: CenterFound; rows: CenterFound[] }> {
  const rows = await listCenters(tx);
  const row = rows.find(({ key }) => key === center);
  if (!row) throw refuse('noSuchCenter');
  return { row, rows };
}

type Values = Parameters<typeof logActivity>[2][number]['after'];

const logCenter = (
  tx: Tx,
  by: { userId: number; now: Date },
  action:
    | 'center added'
    | 'center changed'
    | 'centers ordered'
    | 'center closed for good'
    | 'center kept open',
  id: number,
  subject: string,
  before: Values,
  after: Values,
) =>
  logActivity(tx, by, [
    { action, subjectType: 'center', subjectId: id, subjectUserId: null, subject, before, after },
  ]);
