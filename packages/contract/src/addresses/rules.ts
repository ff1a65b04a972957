export const addressTypes = ['home', 'work'] as const;
export type AddressType = (typeof addressTypes)[number];
export const DEFAULT_STATE = 'KARNATAKA';
/** The maximum number of saved addresses per member. */
export const ADDRESSES_MAX = 100;
