import type { ReceiptMode } from '@namma/contract/payments/rules';

/** Payment modes in the order in which they are offered. */
export const modeLabels: Record<ReceiptMode, string> = { cash: 'Cash', upi: 'UPI', card: 'Card' };
