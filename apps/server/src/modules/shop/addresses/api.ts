// The public API of this module: other modules import only from this file.

export { presentAddressFields } from './present.ts';
export { getOwnAddress } from './service.ts';
