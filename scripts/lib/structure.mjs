import { existsSync, readFileSync } from 'node:fs';
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

/** Through how many files a request may pass, by the heading of its walk in CONTRIBUTING.md. */
const walks = { 'Where a page of the shop comes from': 16, 'Where an order goes': 24 };
const server = ['apps/server/src/modules', 'apps/server/src'];
const contract = ['packages/contract/src'];

/**
 * Compares the walks in CONTRIBUTING.md with the files: each must exist, and their number be the one that is said.
 * @returns {string[]} what is wrong
 */
export const findWalkFaults = () =>
  Object.entries(walks).flatMap(([heading, most]) => {
    const section = read('CONTRIBUTING.md').split(`## ${heading}\n`)[1] ?? '';
    const [walk = '', said] = section.split(/That makes (\d+)/);
    const [steps = '', shapes = ''] = walk.split('It uses ');
    const files = [
      ...namedIn(steps).map((file) => ({ file, folders: server })),
      ...namedIn(shapes).map((file) => ({ file, folders: contract })),
    ];
    const missing = files
      .filter(({ file, folders }) => !folders.some((folder) => existsSync(join(root, folder, file))))
      .map(({ file }) => `${heading}: there is no ${file}`);
    const isCounted = files.length === Number(said) && files.length <= most;
    return isCounted
      ? missing
      : [...missing, `${heading}: ${files.length} files, said ${said}, at most ${most}`];
  });

const namedIn = (/** @type {string} */ text) => [...new Set(text.match(/(?<=`)[\w/-]+\.ts(?=`)/g))];
