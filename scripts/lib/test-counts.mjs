import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** What a run without any readable report counts as: one failure, never nothing. */
const broken = { passed: 0, failed: 1, skipped: 0 };

/**
 * @param {string} reportFile what Vitest's JSON reporter wrote
 * @param {boolean} isOk how the run itself ended: a file that cannot be loaded fails it without failing a test
 * @returns {Counts}
 */
export function readVitestReport(reportFile, isOk) {
  const report = readJson(reportFile);
  if (!report) return broken;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  return atLeastOneFailed(isOk, {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  });
}

/**
 * A test that passed only when tried again is counted as failed.
 * @param {string} reportFile what Playwright's JSON reporter wrote
 * @param {boolean} isOk
 * @returns {Counts}
 */
export function readPlaywrightReport(reportFile, isOk) {
  const stats = readJson(reportFile)?.stats;
  if (!stats) return broken;
  const { expected, unexpected, flaky, skipped } = stats;
  return atLeastOneFailed(isOk, { passed: expected, failed: unexpected + flaky, skipped });
}

/** @param {boolean} isOk @param {Counts} counts @returns {Counts} */
const atLeastOneFailed = (isOk, counts) => (isOk || counts.failed > 0 ? counts : { ...counts, failed: 1 });

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
