import type { ReceiptMode } from '../../payments/rules.ts';

const labels: Record<ReceiptMode, string> = {
  cash: 'ನಗದು',
  upi: 'UPI',
  card: 'ಕಾರ್ಡ್',
};

export const receiptModeLabel = (value: ReceiptMode): string => labels[value];
