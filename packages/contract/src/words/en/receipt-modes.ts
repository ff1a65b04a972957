import type { ReceiptMode } from '../../payments/rules.ts';

/** How money was received, as people read it. */
export const receiptModeLabel = (value: ReceiptMode): string => value;
