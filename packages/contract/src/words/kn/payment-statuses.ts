import type { PaymentStatus } from '../../memberships/rules.ts';

const labels: Record<PaymentStatus, string> = {
  pending: 'ಬಾಕಿ ಇದೆ',
  payed: 'ಪಾವತಿಸಲಾಗಿದೆ',
};

export const paymentStatusLabel = (value: PaymentStatus): string => labels[value];
