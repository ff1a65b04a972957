import type { ClosureHandling } from '../../../module.ts';
import type { Db } from '../../../platform/db/types.ts';
import { listOpenBetween } from './queries/passes.ts';

type Days = Parameters<NonNullable<ClosureHandling['count']>>[1];

/** Closed days void no pass: their holders are named, and are on the call list until each has another day or its money back. */
export const passClosures: ClosureHandling = {
  close: async (tx, _deps, days) => ({ passes: await listOf(tx, days) }),
  reopen: async () => ({}),
  count: async (db, days) => ({ passes: await listOf(db, days) }),
};

const listOf = async (db: Db, days: Days) =>
  (await listOpenBetween(db, days)).map(({ id, kind, name, phone, day, sold_at }) => ({
    id,
    kind,
    isRequest: sold_at === null,
    name,
    phone: phone ?? '',
    day,
  }));
