import type { Reply } from '@namma/contract/calls';
import { type ReceiptMode, receiptModes } from '@namma/contract/payments';

export type CashUp = Reply<'payments/getDay'>;

/** What came in by each way, in paise. */
export interface SumRow {
  name: string;
  byMode: Record<ReceiptMode, number>;
  total: number;
  isTotal: boolean;
}

interface Sum {
  name: string;
  mode: ReceiptMode;
  amountPaise: number;
}

/** One row for each name, then one for all when there are several. */
export function toSumRows(sums: readonly Sum[]): SumRow[] {
  const names = [...new Set(sums.map(({ name }) => name))];
  const rows = names.map((name) =>
    rowOf(
      name,
      sums.filter((sum) => sum.name === name),
    ),
  );
  return names.length > 1 ? [...rows, { ...rowOf('All', sums), isTotal: true }] : rows;
}

function rowOf(name: string, sums: readonly Sum[]): SumRow {
  const sumOf = (mode: ReceiptMode) =>
    sums.reduce((sum, each) => sum + (each.mode === mode ? each.amountPaise : 0), 0);
  const byMode = { cash: sumOf('cash'), upi: sumOf('upi'), card: sumOf('card') } satisfies Record<
    ReceiptMode,
    number
  >;
  return { name, byMode, total: receiptModes.reduce((sum, mode) => sum + byMode[mode], 0), isTotal: false };
}

export const byCenter = ({ totals }: CashUp): SumRow[] =>
  toSumRows(totals.map((each) => ({ ...each, name: each.center ?? 'At the door' })));

export const byAdmin = (cashUp: CashUp): SumRow[] =>
  toSumRows(cashUp.byAdmin.map((each) => ({ ...each, name: each.receivedBy ?? 'Not recorded' })));
