import type { ClosureHandling } from '../../../module.ts';
import { mailClosedDays, withdrawClosedMails } from './mails.ts';
import { listOpenBetween } from './queries/passes.ts';

/**
 * Closed days void no pass: their holders are named and get a mail where the gym has an email, and are on the call list until
 * each has another day or a refund. Mails that were not sent when the center is reopened are withdrawn.
 */
export const passClosures: ClosureHandling = {
  close: async (tx, deps, { reason, ...days }) => {
    const rows = await listOpenBetween(tx, days);
    await mailClosedDays(tx, deps, rows, reason);
    return { passes: rows.map(toListed) };
  },
  reopen: async (tx, _deps, days) => {
    const rows = await listOpenBetween(tx, days);
    await withdrawClosedMails(
      tx,
      rows.map(({ id }) => id),
    );
    return {};
  },
  count: async (db, days) => ({ passes: (await listOpenBetween(db, days)).map(toListed) }),
};

const toListed = ({
  id,
  kind,
  name,
  phone,
  day,
  sold_at,
}: Awaited<ReturnType<typeof listOpenBetween>>[number]) => ({
  id,
  kind,
  isRequest: sold_at === null,
  name,
  phone: phone ?? '',
  day,
});
