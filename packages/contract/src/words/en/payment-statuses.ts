import type { PaymentStatus } from '../../memberships/rules.ts';

/** Display name of a payment status. */
export const paymentStatusLabel = (value: PaymentStatus): string => value;
