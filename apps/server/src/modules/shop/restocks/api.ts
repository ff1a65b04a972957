// The public API of this module: other modules import only from this file.

export { makeStopToken } from './sweep.ts';
