import type { Reply } from '@namma/contract/calls';
import { inTransaction } from '../../db/transaction.ts';
import type { Db } from '../../db/types.ts';
import type { Deps } from '../../deps.ts';
import { refreshSellable } from '../catalogue/stock.ts';
import {
  deleteDemoActivity,
  deleteDemoCoaches,
  deleteDemoCounters,
  deleteDemoMails,
  deleteDemoMembershipEvents,
  deleteDemoPayments,
  deleteDemoReturns,
  deleteDemoStock,
  deleteMarked,
  deleteRowsOfDemoPeople,
  hasDemoRows,
  lockDemoRows,
  tablesOfMembers,
  takeBackSalesAndStars,
  unlinkDemoSenders,
} from './queries.ts';

/** Whether there is demo data, for the notice on the admin side. */
export const getDemo = async ({ db }: Deps): Promise<Reply<'admin/getDemo'>> => ({
  isThere: await hasDemoRows(db),
});

/** Numbers of deleted rows. */
export interface Cleared {
  /** Members and the demo admin. */
  people: number;
  orders: number;
  memberships: number;
  bookings: number;
  enquiries: number;
}

/**
 * Removes the demo people with everything of theirs (also what a visitor did as one of them), the demo queries, and
 * the recorded changes to all of these. Sales, ratings and totals are reduced in the same transaction. Demo
 * coaches go too, or take no new appointments while real members have some with them. Products and everything of others
 * stay.
 */
export const clearDemo = (db: Db, now = new Date()): Promise<Cleared> =>
  inTransaction(db, async (tx) => {
    await lockDemoRows(tx);
    await deleteDemoActivity(tx);
    await deleteDemoMails(tx);
    await unlinkDemoSenders(tx);
    await deleteDemoReturns(tx);
    await deleteDemoPayments(tx);
    await deleteDemoMembershipEvents(tx);
    await takeBackSalesAndStars(tx);
    await refreshSellable(tx, await deleteDemoStock(tx), now);
    const gone = { orders: 0, memberships: 0, bookings: 0 };
    for (const table of tablesOfMembers) {
      const rows = await deleteRowsOfDemoPeople(tx, table);
      if (table in gone) gone[table as keyof typeof gone] = rows;
    }
    await deleteDemoCoaches(tx);
    await deleteDemoCounters(tx);
    const enquiries = await deleteMarked(tx, 'enquiries');
    const people = await deleteMarked(tx, 'users');
    return { ...gone, enquiries, people };
  });
