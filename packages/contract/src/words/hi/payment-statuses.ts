import type { PaymentStatus } from '../../memberships/rules.ts';

const labels: Record<PaymentStatus, string> = {
  pending: 'बाक़ी',
  payed: 'चुकाया गया',
};

export const paymentStatusLabel = (value: PaymentStatus): string => labels[value];
