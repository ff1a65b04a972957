import type { TimelineSource } from '../../../module.ts';
import { presentSubjectOf } from './present.ts';
import { receiptEntries } from './queries/ledger.ts';
import { getReceiptsById } from './service.ts';

export const receiptTimeline: TimelineSource<'payment'> = {
  entries: receiptEntries,
  read: async ({ db }, ids) =>
    (await getReceiptsById(db, ids)).map((row) => ({
      kind: 'payment',
      id: row.id,
      paymentKind: row.kind,
      mode: row.mode,
      amountPaise: row.amount_paise,
      utr: row.utr,
      center: row.center,
      title: presentSubjectOf(row).title,
      isReversed: row.reversed_by !== null,
      reason: row.reason,
    })),
};
