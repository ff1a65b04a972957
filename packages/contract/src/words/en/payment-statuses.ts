import type { PaymentStatus } from '../../memberships/rules.ts';

/** Whether a membership is paid, as people read it. */
export const paymentStatusLabel = (value: PaymentStatus): string => value;
