import { isLong } from './fault-forms.ts';

/**
 * Options of Node for processes that soon end: the embedded engine's WebAssembly is compiled in half the time, and not
 * optimized.
 */
export const quickStart = isLong ? [] : ['--liftoff-only'];
