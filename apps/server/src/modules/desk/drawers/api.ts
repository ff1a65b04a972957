// The public API of this module: other modules import only from this file.

export { payOutIn } from './service.ts';
