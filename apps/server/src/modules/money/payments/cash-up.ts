import type { Reply } from '@namma/contract/calls';
import { gymDateTime, gymDay, startOfGymDay } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import { paiseToRupees } from '@namma/contract/money';
import {
  type ReceiptMode,
  type ReceiptSubject,
  receiptModes,
  receiptSubjects,
} from '@namma/contract/payments/rules';
import type { CashUpQuery, CashUpRow, PaymentExportQuery } from '@namma/contract/payments/schemas';
import { allCenters, type Center } from '@namma/contract/values/centers';
import type { Deps } from '../../../deps.ts';
import { type CsvFile, toCsvFile } from '../../../platform/shared/csv.ts';
import { presentLedgerRow, presentSubjectOf } from './present.ts';
import { listReceiptsIn } from './queries/ledger.ts';

type DayRow = Awaited<ReturnType<typeof listReceiptsIn>>[number];

const presentRow = (row: DayRow): CashUpRow => ({
  ...presentLedgerRow(row),
  ...presentSubjectOf(row),
  member: row.member_name,
  drawerId: row.drawer_id,
});

/** Sums the amounts for each key, in order of first appearance. */
function sumBy<Key extends object>(rows: readonly CashUpRow[], keyOf: (row: CashUpRow) => Key) {
  const sums = new Map<string, Key & { amountPaise: number }>();
  for (const row of rows) {
    const key = keyOf(row);
    const sum = sums.get(JSON.stringify(key)) ?? { ...key, amountPaise: 0 };
    sum.amountPaise += row.amountPaise;
    sums.set(JSON.stringify(key), sum);
  }
  return [...sums.values()];
}

const placeOf = (mode: ReceiptMode) => receiptModes.indexOf(mode);
const subjectIndex = (subject: ReceiptSubject) => receiptSubjects.indexOf(subject);
/** Money that no center collected comes last. */
const centerIndex = (center: Center | null) => (center ? allCenters().indexOf(center) : allCenters().length);

/** Returns the receipts of an IST day with their sums (D44); today by default. */
export async function getDay(
  { db, clock }: Deps,
  { day = gymDay(clock()), center }: CashUpQuery,
): Promise<Reply<'payments/getDay'>> {
  const rows = (await listReceiptsIn(db, { from: day, to: day, center })).map(presentRow);
  const totals = sumBy(rows, ({ mode, center }) => ({ mode, center }));
  const bySubject = sumBy(rows, ({ subject, mode }) => ({ subject, mode }));
  const byAdmin = sumBy(rows, ({ receivedBy, receivedById, receivedByEmail, mode }) => ({
    receivedBy,
    receivedById,
    receivedByEmail,
    mode,
  }));
  return {
    day,
    totals: totals.toSorted(
      (a, b) => centerIndex(a.center) - centerIndex(b.center) || placeOf(a.mode) - placeOf(b.mode),
    ),
    bySubject: bySubject.toSorted(
      (a, b) => subjectIndex(a.subject) - subjectIndex(b.subject) || placeOf(a.mode) - placeOf(b.mode),
    ),
    byAdmin: byAdmin.toSorted(
      (a, b) =>
        (a.receivedBy ?? '').localeCompare(b.receivedBy ?? '', 'en') ||
        (a.receivedById ?? 0) - (b.receivedById ?? 0) ||
        placeOf(a.mode) - placeOf(b.mode),
    ),
    rows,
  };
}

/** Exports the receipts of a period as CSV; the file is named after its last day. */
export async function exportPayments(
  { db, clock }: Deps,
  { from: first, to: last, center }: PaymentExportQuery,
): Promise<CsvFile> {
  const from = first ?? last ?? gymDay(clock());
  const to = last ?? from;
  return toCsvFile({
    name: from === to ? 'payments' : `payments-${from}-to`,
    now: startOfGymDay(to),
    sort: 'oldest',
    listIn: ({ after, limit }) => listReceiptsIn(db, { from, to, center, after, limit }),
    idOf: (row: DayRow) => row.id,
    columns: {
      Receipt: (row) => row.number,
      'Received at': (row) => gymDateTime(row.received_at),
      Kind: (row) => row.kind,
      For: (row) => presentSubjectOf(row).title,
      Member: (row) => row.member_name,
      Mode: (row) => row.mode,
      Amount: (row) => paiseToRupees(row.amount_paise),
      UTR: (row) => row.utr,
      Center: (row) => row.center && centerLabel(row.center),
      'Received by': (row) => row.admin_name,
      'Email of who received': (row) => row.admin_email,
      Reverses: (row) => row.reverses,
      'Reversed by': (row) => row.reversed_by,
      Reason: (row) => row.reason,
      Drawer: (row) => row.drawer_id,
    },
  });
}
