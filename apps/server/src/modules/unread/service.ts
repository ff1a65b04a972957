import { adminLists } from '@namma/contract/admin';
import type { Reply } from '@namma/contract/calls';
import { messages } from '@namma/contract/messages';
import type { ReadMark } from '@namma/contract/schemas/admin';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../shared/session.ts';
import { countUnread, countWaitingReturns, keepReadMark, keepReadMarksBefore } from './queries.ts';

/**
 * The rows added to each list since this admin last opened it, whatever their status now; all rows of a list that was
 * never opened; and the returns that wait for the gym. Counted up to `UNREAD_COUNTED_MOST`.
 */
export async function getUnread({ db }: Deps, { userId }: Session): Promise<Reply<'admin/getUnread'>> {
  const [rows, [returns]] = await Promise.all([countUnread(db, { userId }), countWaitingReturns(db, {})]);
  const of = (list: string) => {
    const row = rows.find((each) => each.list === list);
    return { count: row?.count ?? 0, newestId: row?.newest_id ?? 0 };
  };
  return {
    orders: of('orders'),
    memberships: of('memberships'),
    queries: of('queries'),
    appointments: of('appointments'),
    returnsWaiting: returns?.count ?? 0,
  };
}

/** Stores how far this admin has read a list: never less than before, and no further than the list goes. */
export async function markRead(
  { db }: Deps,
  { userId }: Session,
  mark: ReadMark,
): Promise<Reply<'admin/markRead'>> {
  await keepReadMark(db, userId, mark);
  return { status: messages.markedRead };
}

/** For a shop with demo data: marks rows from before this UTC instant as read by its real admins. */
export async function markReadBefore({ db }: Deps, instant: Date): Promise<void> {
  for (const list of adminLists) await keepReadMarksBefore(db, list, instant);
}
