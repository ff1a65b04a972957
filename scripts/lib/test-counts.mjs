import { readFileSync } from 'node:fs';

/**
 * The outcome of a test in the source: `it(…)` or `test(…)` counts once, however many rows, languages, browsers and
 * engines it ran for.
 * @typedef {'passed' | 'failed' | 'skipped'} Outcome
 */

/**
 * `runs`: the number of test runs over all rows, languages and engines. `failures`: the failed tests by name, if known.
 * `files`: the duration of each file, for each project. `notes`: messages for the end of the run.
 * @typedef {{
 *   passed: number, failed: number, skipped: number, runs?: number, failures?: string[], files?: FileTime[], notes?: string[]
 * }} Counts
 * @typedef {{ name: string, project: string, milliseconds: number }} FileTime
 */

/**
 * The report of a tool's run. `outcomes`: by the position of a test in the source.
 * @typedef {{ outcomes: Record<string, Outcome>, runs: number, failures: string[], files: FileTime[] }} TestReport
 */

/** The counts of a run without a readable report: one failure. */
const broken = { passed: 0, failed: 1, skipped: 0, failures: ['(the run left no report)'] };

/** @returns {TestReport} */
export const emptyReport = () => ({ outcomes: {}, runs: 0, failures: [], files: [] });

/**
 * Adds one run of a test: a test has failed if any run failed, otherwise passed if any run passed.
 * @param {TestReport} report
 * @param {string} test its position in the source
 * @param {Outcome} outcome
 */
export function addRun(report, test, outcome) {
  if (outcome !== 'skipped') report.runs++;
  const before = report.outcomes[test];
  if (before === 'failed' || (before === 'passed' && outcome === 'skipped')) return;
  report.outcomes[test] = outcome;
}

/** @param {Counts} total @param {Counts} counts */
export function addCounts(total, { passed, failed, skipped, runs, failures = [], files = [], notes = [] }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  if (runs !== undefined) total.runs = (total.runs ?? 0) + runs;
  total.failures = [...(total.failures ?? []), ...failures];
  total.files = [...(total.files ?? []), ...files];
  total.notes = [...(total.notes ?? []), ...notes];
}

/**
 * @param {string} reportFile the output of counting-reporter.mjs
 * @param {boolean} isOk true if the run succeeded; a file that cannot be loaded fails the run without failing a test
 * @returns {Counts}
 */
export function readVitestReport(reportFile, isOk) {
  const report = readJson(reportFile);
  return report ? countTests(report, isOk) : broken;
}

/**
 * Counts a test that passed only on a retry as failed.
 * @param {string} reportFile the output of Playwright's JSON reporter
 * @param {boolean} isOk
 * @returns {Counts}
 */
export function readPlaywrightReport(reportFile, isOk) {
  const written = readJson(reportFile);
  if (!written?.stats) return broken;
  const report = emptyReport();
  for (const suite of written.suites) addSuite(report, suite);
  return countTests(report, isOk);
}

/** @type {Record<string, Outcome>} */
const outcomeOfStatus = { expected: 'passed', skipped: 'skipped', unexpected: 'failed', flaky: 'failed' };

/**
 * @typedef {{ title: string, file: string, line: number, column: number,
 *   tests: { status: string, projectName: string, results: { duration: number }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @param {TestReport} report
 * @param {Suite} suite
 */
function addSuite(report, { specs = [], suites = [] }) {
  for (const { title, file, line, column, tests } of specs)
    for (const { status, projectName, results } of tests) {
      const outcome = outcomeOfStatus[status] ?? 'failed';
      addRun(report, `${file}:${line}:${column}`, outcome);
      if (outcome === 'failed')
        report.failures.push(`${file}: [${projectName}] ${title}${status === 'flaky' ? ' (flaky)' : ''}`);
      const milliseconds = results.reduce((sum, { duration }) => sum + duration, 0);
      const known = report.files.find(({ name, project }) => name === file && project === projectName);
      if (known) known.milliseconds += milliseconds;
      else report.files.push({ name: file, project: projectName, milliseconds });
    }
  for (const each of suites) addSuite(report, each);
}

/** @param {TestReport} report @param {boolean} isOk @returns {Counts} */
function countTests({ outcomes, runs, failures, files }, isOk) {
  const count = (/** @type {Outcome} */ outcome) =>
    Object.values(outcomes).filter((each) => each === outcome).length;
  const counts = {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    runs,
    failures,
    files,
  };
  if (isOk || counts.failed > 0) return counts;
  return {
    ...counts,
    failed: 1,
    failures:
      failures.length > 0 ? failures : ['(no test failed, but the run did: an error outside of all tests)'],
  };
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
