// What other modules may call. Nothing else of this folder is imported from outside.

export { presentAddressFields } from './present.ts';
export { addAddress, getAddresses, getOwnAddress } from './service.ts';
