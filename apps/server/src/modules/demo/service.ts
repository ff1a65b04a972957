import type { Reply } from '@namma/contract/calls';
import { inTransaction } from '../../db/transaction.ts';
import type { Db } from '../../db/types.ts';
import type { Deps } from '../../deps.ts';
import {
  deleteDemoActivity,
  deleteDemoMails,
  deleteMarked,
  deleteRowsOfDemoPeople,
  hasDemoRows,
  lockDemoRows,
  tablesOfMembers,
  takeBackSalesAndStars,
} from './queries.ts';

/** For the admin side, which says so while there is any. */
export const getDemo = async ({ db }: Deps): Promise<Reply<'admin/getDemo'>> => ({
  isThere: await hasDemoRows(db),
});

/** How many rows went. */
export interface Cleared {
  /** Members and the demo admin. */
  people: number;
  orders: number;
  memberships: number;
  bookings: number;
  enquiries: number;
}

/**
 * Removes the demo people, all they ever did (also what a visitor did as one of them), the demo queries, and from the
 * record of changes what any admin did to these. Sales, ratings and every running total are taken back in the same
 * transaction. What others did, and the products, stay.
 */
export const clearDemo = (db: Db): Promise<Cleared> =>
  inTransaction(db, async (tx) => {
    await lockDemoRows(tx);
    await deleteDemoActivity(tx);
    await deleteDemoMails(tx);
    await takeBackSalesAndStars(tx);
    const gone = { orders: 0, memberships: 0, bookings: 0 };
    for (const table of tablesOfMembers) {
      const rows = await deleteRowsOfDemoPeople(tx, table);
      if (table in gone) gone[table as keyof typeof gone] = rows;
    }
    const enquiries = await deleteMarked(tx, 'enquiries');
    const people = await deleteMarked(tx, 'users');
    return { ...gone, enquiries, people };
  });
