import { readProcessorSeconds } from './processor-time.mjs';

/** @typedef {import('./test-counts.mjs').FileTime} FileTime */

const SLOWEST_SHOWN = 10;

/**
 * `  2310 tests, 9120 runs`: over all rows, languages and engines; empty for parts without tests.
 * @param {import('./test-counts.mjs').Counts} counts
 */
export function describeRuns({ passed, failed, skipped, runs }) {
  return runs === undefined ? '' : `  ${passed + failed + skipped} tests, ${runs} runs`;
}

/**
 * The slowest files, the total time per project over all workers, and the processor time of everything.
 * @param {readonly FileTime[]} files
 * @returns {string[]}
 */
export function describeTimes(files) {
  if (files.length === 0) return [];
  const slowest = files.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST_SHOWN);
  /** @type {Map<string, number>} */
  const byProject = new Map();
  for (const { project, milliseconds } of files)
    byProject.set(project, (byProject.get(project) ?? 0) + milliseconds);
  const processor = readProcessorSeconds();
  return [
    '',
    `The ${slowest.length} slowest files:`,
    ...slowest.map(({ name, project, milliseconds }) => `${inSeconds(milliseconds)}  ${name} (${project})`),
    '',
    'Loading and running, all workers together:',
    ...[...byProject].sort(([, a], [, b]) => b - a).map(([project, sum]) => `${inSeconds(sum)}  ${project}`),
    ...(processor
      ? [
          '',
          `Processor time without PostgreSQL: ${(processor.user + processor.system).toFixed(0)} s (user ${processor.user.toFixed(0)}, system ${processor.system.toFixed(0)})`,
        ]
      : []),
  ];
}

/** @param {number} milliseconds */
const inSeconds = (milliseconds) => `  ${(milliseconds / 1000).toFixed(1).padStart(6)} s`;
