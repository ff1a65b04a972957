import type { Day } from '@namma/contract/days/dates';
import type { Center } from '@namma/contract/values/centers';
import type { Deps } from '../../../deps.ts';
import type { ClosureHandling, ClosureOutcome } from '../../../module.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { mailClosedDays, withdrawClosedMails } from './mails.ts';
import {
  listOnClosedOrShortDays,
  listOnClosedOrShortDaysFrom,
  listOpenBetween,
  listUnnotified,
  type OpenPass,
} from './queries/closed-days.ts';

interface OpenDays {
  center: Center;
  fromDay: Day;
  toDay: Day;
}

/**
 * Closures do not void passes: their holders are listed and get a mail where the gym has an email, and stay on the call
 * list until each has another day or a refund. Reopening the center withdraws queued mails.
 */
export const passClosures: ClosureHandling = {
  close: async (tx, deps, days) => ({ passes: await notifyHolders(tx, deps, days) }),
  reopen: async (tx, _deps, days) => {
    const rows = await listOpenBetween(tx, days);
    await withdrawClosedMails(
      tx,
      rows.map(({ id }) => id),
    );
    return {};
  },
  setHours: async (tx, deps, { centers, day }) => {
    const passes: ClosureOutcome['passes'] = [];
    for (const center of centers)
      passes.push(...(await notifyHolders(tx, deps, { center, fromDay: day, toDay: day })));
    return { passes };
  },
  listOnShortDays: async (db, days) => (await listOnClosedOrShortDaysFrom(db, days)).map(toListed),
  count: async (db, days) => ({ passes: (await listOpenBetween(db, days)).map(toListed) }),
};

/**
 * Notifies the holders of passes for days (IST) that are now closed or shorter.
 * @returns their passes
 */
export async function notifyHolders(tx: Tx, deps: Deps, days: OpenDays): Promise<ClosureOutcome['passes']> {
  const rows = await listOnClosedOrShortDays(tx, days);
  await mailClosedDays(tx, deps, rows);
  return rows.map(toListed);
}

/** The number of mails per run of the job. */
const AT_ONCE = 200;

/** Runs each minute: notifies the holders of passes once when the usual hours of their day have changed. */
export async function notifyOfUsualHours(deps: Deps): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await mailClosedDays(tx, deps, await listUnnotified(tx, deps.clock(), AT_ONCE));
  });
}

const toListed = ({
  id,
  kind,
  name,
  phone,
  day,
  sold_at,
}: Pick<OpenPass, 'id' | 'kind' | 'name' | 'phone' | 'day' | 'sold_at'>) => ({
  id,
  kind,
  isRequest: sold_at === null,
  name,
  phone: phone ?? '',
  day,
});
