import { setFlagsFromString } from 'node:v8';

/**
 * By default V8 lets the heap grow to four times its live size before it collects: a shop with 45 MB of live data
 * took 330 MB after a million mixed reads. This collects after 50 % growth.
 */
setFlagsFromString('--heap-growing-percent=50');
