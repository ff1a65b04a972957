import type { AddressType } from '../../orders.ts';

const labels: Record<AddressType, string> = {
  home: 'ಮನೆ',
  work: 'ಕೆಲಸ',
};

export const addressTypeLabel = (value: AddressType): string => labels[value];
