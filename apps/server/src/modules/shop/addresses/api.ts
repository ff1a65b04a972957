// What other modules may call. Nothing else of this folder is imported from outside.

export { presentAddressFields } from './present.ts';
export { getOwnAddress } from './service.ts';
