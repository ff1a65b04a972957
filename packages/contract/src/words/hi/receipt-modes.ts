import type { ReceiptMode } from '../../payments/rules.ts';

const labels: Record<ReceiptMode, string> = {
  cash: 'नक़द',
  upi: 'UPI',
  card: 'कार्ड',
};

export const receiptModeLabel = (value: ReceiptMode): string => labels[value];
