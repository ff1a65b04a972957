// The public API of this module: other modules import only from this file.

export { presentAddressFields } from './present.ts';
export { findNewestAddress } from './queries.ts';
export { getOwnAddress } from './service.ts';
