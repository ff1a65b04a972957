export const addressTypes = ['home', 'work'] as const;
export type AddressType = (typeof addressTypes)[number];
export const DEFAULT_STATE = 'KARNATAKA';
/** The most addresses a member may save. */
export const ADDRESSES_MAX = 100;
