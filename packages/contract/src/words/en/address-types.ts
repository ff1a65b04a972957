import type { AddressType } from '../../addresses/rules.ts';

/** The type of an address as people read it. */
export const addressTypeLabel = (value: AddressType): string => value;
