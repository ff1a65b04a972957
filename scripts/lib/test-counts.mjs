import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './run.mjs';

/**
 * `failures`: what failed, by name, where the tool says so. `files`: how long each file's tests took, in milliseconds.
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: string[], files?: FileTime[] }} Counts
 * @typedef {{ name: string, milliseconds: number }} FileTime
 */

/** The counts of a run without a readable report: one failure. */
const broken = { passed: 0, failed: 1, skipped: 0, failures: ['(the run left no report)'] };

/**
 * @param {string} reportFile the output of Vitest's JSON reporter
 * @param {boolean} isOk whether the run succeeded; a file that cannot be loaded fails the run without failing a test
 * @returns {Counts}
 */
export function readVitestReport(reportFile, isOk) {
  const report = readJson(reportFile);
  if (!report) return broken;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report;
  return atLeastOneFailed(isOk, {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
    failures: testResults.flatMap(failuresOfFile),
    files: testResults.map(
      (/** @type {{ name: string, startTime: number, endTime: number }} */ { name, startTime, endTime }) => ({
        name: relative(root, name),
        milliseconds: endTime - startTime,
      }),
    ),
  });
}

/**
 * Counts a test that passed only on a retry as failed.
 * @param {string} reportFile the output of Playwright's JSON reporter
 * @param {boolean} isOk
 * @returns {Counts}
 */
export function readPlaywrightReport(reportFile, isOk) {
  const report = readJson(reportFile);
  if (!report?.stats) return broken;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return atLeastOneFailed(isOk, {
    passed: expected,
    failed: unexpected + flaky,
    skipped,
    failures: report.suites.flatMap((/** @type {Suite} */ suite) => failuresOfSuite(suite)),
    files: report.suites.map((/** @type {Suite & { title: string }} */ suite) => ({
      name: suite.title,
      milliseconds: durationOfSuite(suite),
    })),
  });
}

/**
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} Assertion
 * @param {{ name: string, status: string, message?: string, assertionResults: Assertion[] }} file
 * @returns {string[]} a file that could not be loaded is named itself
 */
function failuresOfFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${name}: ${firstLine(message)}`] : [];
  return failed.map(
    ({ fullName, failureMessages }) => `${name}: ${fullName}: ${firstLine(failureMessages?.[0])}`,
  );
}

/**
 * @typedef {{ title: string, file: string, tests: { status: string, projectName: string, results: { duration: number }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @param {Suite} suite
 * @returns {string[]}
 */
function failuresOfSuite({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(
        ({ status, projectName }) =>
          `${file}: [${projectName}] ${title}${status === 'flaky' ? ' (flaky)' : ''}`,
      ),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/** @param {Suite} suite @returns {number} milliseconds, of both engines together */
function durationOfSuite({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
  );
  return [...own, ...suites.map(durationOfSuite)].reduce((sum, each) => sum + each, 0);
}

/** @param {string | undefined} message */
const firstLine = (message = '') => message.split('\n', 1)[0];

/** @param {boolean} isOk @param {Counts} counts @returns {Counts} */
function atLeastOneFailed(isOk, counts) {
  if (isOk || counts.failed > 0) return counts;
  const failures = counts.failures?.length
    ? counts.failures
    : ['(no test failed, but the run did: an error outside of all tests)'];
  return { ...counts, failed: 1, failures };
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
