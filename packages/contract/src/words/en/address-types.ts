import type { AddressType } from '../../orders/rules.ts';

/** The type of an address as people read it. */
export const addressTypeLabel = (value: AddressType): string => value;
