import { isLong } from './fault-forms.ts';

/**
 * Options of Node for short-lived processes: the embedded engine's WebAssembly is compiled in half the time, and not
 * optimized, and its functions are validated when first called. Without V8's helper threads a start takes a tenth less
 * processor time.
 */
export const quickStart = isLong ? [] : ['--liftoff-only', '--wasm-lazy-validation', '--single-threaded'];

/** Options of servers and commands that tests start: most end before optimized code pays off. */
export const quickProcess = isLong ? [] : [...quickStart, '--no-opt'];
