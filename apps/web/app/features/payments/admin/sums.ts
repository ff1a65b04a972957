import type { Reply } from '@namma/contract/calls';
import { centerLabel } from '@namma/contract/messages/centers';
import { type ReceiptMode, type ReceiptSubject, receiptModes } from '@namma/contract/payments/rules';

export type CashUp = Reply<'payments/getDay'>;

/** Amounts by payment mode, in paise. */
export interface SumRow {
  /** Names may be the same; keys are not. */
  key: string;
  name: string;
  byMode: Record<ReceiptMode, number>;
  total: number;
  isTotal: boolean;
}

interface Sum {
  key: string;
  name: string;
  mode: ReceiptMode;
  amountPaise: number;
}

/** One row for each key, then one for all when there are several. */
export function toSumRows(sums: readonly Sum[]): SumRow[] {
  const names = new Map(sums.map(({ key, name }) => [key, name]));
  const rows = [...names].map(([key, name]) =>
    rowOf(
      key,
      name,
      sums.filter((sum) => sum.key === key),
    ),
  );
  return names.size > 1 ? [...rows, { ...rowOf('all', 'All', sums), isTotal: true }] : rows;
}

function rowOf(key: string, name: string, sums: readonly Omit<Sum, 'key' | 'name'>[]): SumRow {
  const sumOf = (mode: ReceiptMode) =>
    sums.reduce((sum, each) => sum + (each.mode === mode ? each.amountPaise : 0), 0);
  const byMode = { cash: sumOf('cash'), upi: sumOf('upi'), card: sumOf('card') } satisfies Record<
    ReceiptMode,
    number
  >;
  return {
    key,
    name,
    byMode,
    total: receiptModes.reduce((sum, mode) => sum + byMode[mode], 0),
    isTotal: false,
  };
}

export const byCenter = ({ totals }: CashUp): SumRow[] =>
  toSumRows(
    totals.map((each) => ({
      ...each,
      key: each.center ?? '',
      name: each.center ? centerLabel(each.center) : 'At the door',
    })),
  );

const subjectNames: Record<ReceiptSubject, string> = {
  membership: 'Memberships',
  checkout: 'Goods',
  pass: 'Passes',
};

export const bySubject = (cashUp: CashUp): SumRow[] =>
  toSumRows(
    cashUp.bySubject.map((each) => ({ ...each, key: each.subject, name: subjectNames[each.subject] })),
  );

export const byAdmin = (cashUp: CashUp): SumRow[] =>
  toSumRows(
    cashUp.byAdmin.map((each) => ({
      ...each,
      key: String(each.receivedById),
      name: nameReceiver(each, cashUp),
    })),
  );

type Receiver = Pick<CashUp['byAdmin'][number], 'receivedBy' | 'receivedById' | 'receivedByEmail'>;

/** Name of the receiving admin, with the email if two share a name. */
export function nameReceiver(
  { receivedBy, receivedById, receivedByEmail }: Receiver,
  { byAdmin: admins }: Pick<CashUp, 'byAdmin'>,
): string {
  if (receivedBy === null) return 'Not recorded';
  const isShared = admins.some(
    (other) => other.receivedBy === receivedBy && other.receivedById !== receivedById,
  );
  return isShared && receivedByEmail !== null ? `${receivedBy} (${receivedByEmail})` : receivedBy;
}
