import type { ReceiptMode } from '../../payments.ts';

/** How money was received, as people read it. */
export const receiptModeLabel = (value: ReceiptMode): string => value;
