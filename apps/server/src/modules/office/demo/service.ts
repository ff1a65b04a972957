import type { Reply } from '@namma/contract/calls';
import type { Deps } from '../../../deps.ts';
import type { DemoCleared, Module } from '../../../module.ts';
import { deleteDemoRows } from '../../../platform/db/demo-rows.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import type { PasswordHashes } from './load.ts';
import { allowDeletions, hasDemoRows, lockDemoRows, subtractDemoRows } from './queries.ts';

/** Whether there is demo data, for the notice on the admin side. */
export const getDemo = async ({ db }: Deps): Promise<Reply<'admin/getDemo'>> => ({
  isThere: await hasDemoRows(db),
});

/**
 * Removes the demo people with everything of theirs (also what a visitor did as one of them), the demo queries, and
 * the recorded changes to all of these, as each module says it. Sales, ratings and totals are reduced in the same
 * transaction. Products and everything of others stay.
 */
export const clearDemo = (db: Db, modules: readonly Module[], now = new Date()): Promise<DemoCleared> =>
  inTransaction(db, async (tx) => {
    const productIds = await lockDemoRows(tx);
    await subtractDemoRows(tx);
    await allowDeletions(tx);
    for (const { demo } of modules) await demo?.unlink?.(tx);
    const cleared = { people: 0, orders: 0, memberships: 0, bookings: 0, enquiries: 0 };
    for (const { demo } of modules) {
      for (const table of demo?.rows ?? []) await deleteDemoRows(tx, table);
      Object.assign(cleared, await demo?.clear?.(tx, { productIds, now }));
    }
    return cleared;
  });

/** Writes the demo month of a new shop, which ends now; see load.ts, which is loaded only for it. */
export const makeDemo = async (tx: Tx, now: Date, hashes: PasswordHashes): Promise<string> =>
  (await import('./load.ts')).loadDemoMonth(tx, now, hashes);
