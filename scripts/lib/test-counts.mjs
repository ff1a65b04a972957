import { readFileSync } from 'node:fs';

/** `failures`: what failed, by name, where the tool says so. @typedef {{ passed: number, failed: number, skipped: number, failures?: string[] }} Counts */

/** What a run without any readable report counts as: one failure, never nothing. */
const broken = { passed: 0, failed: 1, skipped: 0, failures: ['(the run left no report)'] };

/**
 * @param {string} reportFile what Vitest's JSON reporter wrote
 * @param {boolean} isOk how the run itself ended: a file that cannot be loaded fails it without failing a test
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
  });
}

/**
 * A test that passed only when tried again is counted as failed.
 * @param {string} reportFile what Playwright's JSON reporter wrote
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
 * @typedef {{ title: string, file: string, tests: { status: string, projectName: string }[] }} Spec
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
