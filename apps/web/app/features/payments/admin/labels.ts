import type { PaymentKind } from '@namma/contract/payments/rules';
import type { CashUp } from './sums';

export const kindLabels: Record<PaymentKind, string> = {
  payment: 'Payment',
  reversal: 'Reversal',
  refund: 'Refund',
  opening: 'Paid before',
  credit: 'Credit',
};

export type CashUpRow = CashUp['rows'][number];

export const idOf = ({ receiptId }: CashUpRow): number => receiptId;
export const nameOf = ({ receiptNumber, member }: CashUpRow): string => `receipt ${receiptNumber}, ${member}`;

/** A receipt that still counts. A reversal is final. */
export const canReverse = ({ kind, reversedBy }: CashUpRow): boolean =>
  kind !== 'reversal' && kind !== 'opening' && kind !== 'credit' && reversedBy === null;
