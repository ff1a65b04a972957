import type { ReceiptMode } from '../../payments/rules.ts';

/** Display name of a payment mode. */
export const receiptModeLabel = (value: ReceiptMode): string => value;
