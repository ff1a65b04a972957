import type { AddressType } from '../../addresses/rules.ts';

const labels: Record<AddressType, string> = {
  home: 'ಮನೆ',
  work: 'ಕೆಲಸದ ಸ್ಥಳ',
};

export const addressTypeLabel = (value: AddressType): string => labels[value];
