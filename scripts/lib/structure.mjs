import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './fingerprint.mjs';
import { root } from './run.mjs';

const MOST_LINES = 250;
const sources = [
  'apps/server/src',
  'apps/web/app',
  'apps/web/worker',
  'packages/contract/src',
  'scripts',
  'bench',
];
/** Data, what tests are made with, and migrations, which never change. */
const isFreeOfLimit =
  /\/(?:db\/seed|db\/migrations|testing|words|fonts)\/|\.test\.(?:tsx?|mjs)$|\/modules\/[^/]+\/[^/]+\/(?:access|races)\.ts$|(?<!\.tsx?|\.mjs)$/;

const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');

/**
 * Finds source files that are longer than a file may be. Data and tests may.
 * @returns {string[]} file and number of lines
 */
export const findLongFiles = () =>
  listFiles(sources)
    .filter((file) => !isFreeOfLimit.test(file))
    .map((file) => ({ file, lines: read(file).split('\n').length - 1 }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ file, lines }) => `${file}: ${lines} lines, at most ${MOST_LINES}; split it by subject`);
