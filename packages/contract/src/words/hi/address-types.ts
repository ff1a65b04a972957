import type { AddressType } from '../../addresses/rules.ts';

const labels: Record<AddressType, string> = {
  home: 'घर',
  work: 'काम की जगह',
};

export const addressTypeLabel = (value: AddressType): string => labels[value];
