import type { ReceiptMode } from '@namma/contract/payments/rules';

/** How money was received, in the order in which the ways are offered. */
export const modeLabels: Record<ReceiptMode, string> = { cash: 'Cash', upi: 'UPI', card: 'Card' };
