import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './fingerprint.mjs';
import { root } from './run.mjs';

const MOST_LINES = 400;
/** For test files, including journeys. */
const MOST_TEST_LINES = 700;
const MOST_CHARACTERS = 130;
const COMMENT = /^\s*(?:\/[/*]|\*)/;
const sources = [
  'apps/server/src',
  'apps/web/app',
  'apps/web/worker',
  'packages/contract/src',
  'scripts',
  'bench',
];
const isTest = /\.(?:test|spec)\.(?:tsx?|mjs)$/;
/** Data, test fixtures, and migrations. */
const isFreeOfLimit =
  /\/(?:db\/seed|db\/migrations|testing|words|fonts)\/|\/modules\/[^/]+\/[^/]+\/(?:access|races)\.ts$|(?<!\.tsx?|\.mjs)$/;

const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');

/**
 * Finds source files and tests that exceed the maximum length. Data files are exempt.
 * @returns {string[]} file and number of lines
 */
export const findLongFiles = () =>
  listFiles([...sources, 'e2e/journeys'])
    .filter((file) => isTest.test(file) || !isFreeOfLimit.test(file))
    .map((file) => ({
      file,
      lines: read(file).split('\n').length - 1,
      most: isTest.test(file) ? MOST_TEST_LINES : MOST_LINES,
    }))
    .filter(({ lines, most }) => lines > most)
    .map(({ file, lines, most }) => `${file}: ${lines} lines, at most ${most}; split it by subject`);

/**
 * Finds comment lines that are too long. Migrations are exempt.
 * @returns {string[]} file and line
 */
export const findLongComments = () =>
  listFiles([...sources, 'e2e'])
    .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && !file.includes('/migrations/'))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, at) =>
          line.length > MOST_CHARACTERS && COMMENT.test(line)
            ? [`${file}:${at + 1}: a comment of ${line.length} characters, at most ${MOST_CHARACTERS} a line`]
            : [],
        ),
    );
