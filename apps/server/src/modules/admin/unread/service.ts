import type { AdminList } from '@namma/contract/admin/rules';
import type { ReadMark } from '@namma/contract/admin/schemas';
import type { Reply } from '@namma/contract/calls';
import type { Permission } from '@namma/contract/staff/permissions';
import type { Deps } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import type { CountedRows } from '../../../platform/db/lists/counted-rows.ts';
import type { ListedTable, Tx } from '../../../platform/db/types.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { isPermitted, type Session } from '../../../platform/shared/session.ts';
import { staffScopeOf } from '../../../platform/shared/staff-scope.ts';
import {
  type CountedList,
  countOpenReturns,
  countUnreadIn,
  updateReadMark,
  updateReadMarksBefore,
} from './queries.ts';

/** The lists of all modules, and the statement that counts their new rows. */
export function makeUnreadLists(modules: readonly Module[]) {
  const lists = modules.flatMap(({ unread = {} }): CountedList[] =>
    (Object.entries(unread) as [AdminList, ListedTable | CountedRows][]).map(([list, counted]) =>
      typeof counted === 'string'
        ? { list, rows: counted }
        : { list, rows: counted.table, isNew: counted.isNew, isShownTo: counted.isShownTo },
    ),
  );
  return { lists, count: countUnreadIn(lists) };
}
type UnreadLists = ReturnType<typeof makeUnreadLists>;

/** The permission required to see the counter of each list (D74). */
const readers: Record<AdminList, Permission> = {
  orders: 'lookUpOrders',
  memberships: 'readMemberships',
  queries: 'answerQueries',
  appointments: 'readAppointments',
};

/**
 * Counts the rows added to each list since this admin last opened it, whatever their status now; all rows of a list
 * that was never opened; and the returns that wait for the gym. Up to `UNREAD_COUNTED_MOST`; limited to the rows that
 * this staff member may see.
 */
export async function getUnread(
  { db }: Deps,
  { count }: UnreadLists,
  session: Session,
): Promise<Reply<'admin/getUnread'>> {
  const { center = null, coachId = null } = staffScopeOf(session);
  const reader = { userId: session.userId, center, coachId };
  const [rows, [returns]] = await Promise.all([count(db, reader), countOpenReturns(db)]);
  const of = (list: AdminList) => {
    const row = isPermitted(session, readers[list]) ? rows.find((each) => each.list === list) : undefined;
    return { count: row?.count ?? 0, newestId: row?.newest_id ?? 0 };
  };
  return {
    orders: of('orders'),
    memberships: of('memberships'),
    queries: of('queries'),
    appointments: of('appointments'),
    returnsWaiting: isPermitted(session, 'handleReturns') ? (returns?.count ?? 0) : 0,
  };
}

/** Stores how far this admin has read a list: never less than before, and at most to its end. */
export async function markRead(
  { db }: Deps,
  { lists }: UnreadLists,
  { userId }: Session,
  { list, upTo }: ReadMark,
): Promise<Reply<'admin/markRead'>> {
  const counted = lists.find((each) => each.list === list);
  if (counted) await updateReadMark(db, userId, counted, upTo);
  return { status: messages().messages.markedRead };
}

/** Marks all existing rows as read by a new colleague, whose counters start at zero. */
export async function markAllRead(tx: Tx, modules: readonly Module[], userId: number): Promise<void> {
  for (const list of makeUnreadLists(modules).lists)
    await updateReadMark(tx, userId, list, Number.MAX_SAFE_INTEGER);
}

/** For a new demo shop: marks rows from before this UTC instant as read by its staff. */
export async function markReadBefore({ db }: Deps, modules: readonly Module[], instant: Date): Promise<void> {
  for (const list of makeUnreadLists(modules).lists) await updateReadMarksBefore(db, list, instant);
}
