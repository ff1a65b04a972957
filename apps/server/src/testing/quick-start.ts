import { isLong } from './fault-forms.ts';

/**
 * Options of Node for processes that soon end: the embedded engine's WebAssembly is compiled in half the time, and not
 * optimized. Without V8's helper threads a start takes a tenth less processor time.
 */
export const quickStart = isLong ? [] : ['--liftoff-only', '--single-threaded'];
