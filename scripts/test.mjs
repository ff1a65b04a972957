// `npm test`: everything. `npm test -- quick`: a fast selection during development. `npm test -- changed`: the tests
// that import what changed since `main`. `npm test -- check`, `-- unit`, `-- weight` or `-- e2e`: one part of everything.
import './lib/node-version.mjs';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureOtherBrowsers } from './lib/browsers.mjs';
import { build } from './lib/build.mjs';
import { check } from './lib/check.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findTooNewInBuild } from './lib/old-browsers.mjs';
import { ensurePostgres } from './lib/postgres.mjs';
import { PlainError, root, runScript, runTool, secondsSince } from './lib/run.mjs';
import { testNodeOptions } from './lib/test-node-options.mjs';
import { describeFigure, weigh } from './lib/weight.mjs';

/** @typedef {import('./lib/browsers.mjs').OtherBrowsers} OtherBrowsers */
/** The machine's tools: PostgreSQL's programs, and a browser unless it is Playwright's own. */
/** @typedef {{ postgres: string | undefined, chromium: string | undefined, others: OtherBrowsers | undefined }} Needs */
/** `failures`: the failed tests by name. `notes`: messages for the end of the run. */
/** @typedef {{ passed: number, failed: number, skipped: number, failures?: string[], notes?: string[] }} Counts */

const reports = mkdtempSync(join(tmpdir(), 'namma-test-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

/**
 * Reads the report of a tool's JSON reporter. A run that left none, or that failed without a failed test (an error
 * outside of all tests), counts as one failure.
 * @param {string} file
 * @param {boolean} isOk
 * @param {(report: any) => Counts} countsOf
 * @returns {Counts}
 */
function readReport(file, isOk, countsOf) {
  try {
    const counts = countsOf(JSON.parse(readFileSync(file, 'utf8')));
    return isOk || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: ['(the run left no report)'] };
  }
}

/**
 * @param {Needs} needs
 * @param {readonly string[]} [args] select tests; all when absent
 * @returns {Promise<Counts>}
 */
async function runVitest({ postgres }, args = []) {
  const report = join(reports, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { isOk } = await runTool('vitest', ['run', ...reporters, ...args], {
    env: { POSTGRES_PROGRAMS: postgres },
  });
  /** @typedef {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }} File */
  return readReport(report, isOk, ({ numPassedTests, numFailedTests, numPendingTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests,
    failures: testResults
      .filter((/** @type {File} */ { status }) => status === 'failed')
      .flatMap((/** @type {File} */ { name, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === 'failed');
        return [relative(root, name), ...failed.map(({ fullName }) => `  ${fullName}`)];
      }),
  }));
}

/** @param {Needs} needs @returns {Promise<Counts>} */
async function runPlaywright({ postgres, chromium, others }) {
  const report = join(reports, 'e2e.json');
  const { isOk } = await runTool('@playwright/test#playwright', ['test'], {
    cwd: join(root, 'e2e'),
    nodeOptions: testNodeOptions, // inherited by its workers
    env: { CHROMIUM_PATH: chromium, POSTGRES_PROGRAMS: postgres, E2E_REPORT: report, ...others?.env },
  });
  /** @typedef {{ specs?: { ok: boolean, file: string, title: string }[], suites?: Suite[] }} Suite */
  /** @type {(suite: Suite) => string[]} */
  const listFailures = ({ specs = [], suites = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
    ...suites.flatMap(listFailures),
  ];
  return readReport(report, isOk, ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: listFailures({ suites }),
    notes: others?.notes ?? [],
  }));
}

/** Slow server tests that changes of one module seldom break. */
const leftOutOfQuick = [
  'acceptance/!(access).test.ts',
  '{app,jobs}.test.ts',
  '{cli,platform/db,platform/http,security}/**/*.test.ts',
  'modules/{people/auth/network-limit,shop/catalogue/large-shop}.test.ts',
  'demo/*.test.ts',
];
const onProjects = (/** @type {string[]} */ ...names) => names.flatMap((name) => ['--project', name]);

/** @type {Record<string, (needs: Needs) => Promise<Counts>>} */
const parts = {
  check: async () => {
    const { failed } = await check();
    return { passed: 0, failed, skipped: 0 }; // a check is no test, but a failed one must show in the last line
  },
  unit: (needs) => runVitest(needs),
  weight: async () => {
    await build({ only: 'web' });
    const figures = weigh();
    const failures = [
      ...figures
        .filter(({ bytes, budget }) => bytes > budget)
        .map((each) => `too heavy: ${describeFigure(each)}`),
      ...(await findTooNewInBuild()).map((use) => `The oldest browsers lack this: ${use}`),
    ];
    for (const failure of failures) console.error(failure);
    return {
      passed: Math.max(0, figures.length - failures.length),
      failed: failures.length,
      skipped: 0,
      failures,
    };
  },
  e2e: async (needs) => {
    await build();
    return runPlaywright(needs);
  },
  quick: (needs) =>
    runVitest(needs, [
      ...onProjects('contract', 'server-rules', 'server-postgresql', 'web', 'web-dom'),
      ...leftOutOfQuick.map((glob) => `--exclude=apps/server/src/${glob}`),
    ]),
  changed: (needs) =>
    runVitest(needs, [
      ...['--changed', 'main', '--passWithNoTests'],
      ...onProjects('contract', 'scripts', 'server-rules', 'server-postgresql', 'web', 'web-dom'),
    ]),
};
/** The parts of `npm test` without arguments. */
const everything = ['check', 'unit', 'weight', 'e2e'];
/** Names of several parts. @type {Record<string, string[]>} */
const lanes = { quick: ['check', 'quick'], changed: ['changed'] };

/**
 * Parts of one lane run sequentially, the lanes of one row in parallel. The checks and the build of the pages run
 * beside the unit tests, which need neither and leave some of the machine idle; the journeys run alone. Two builds of
 * the same thing never run at the same time: the unit tests build the server, and the weight the web.
 */
const schedule = [
  [
    ['check', 'weight'],
    ['unit', 'quick', 'changed'],
  ],
  [['e2e']],
];

await runScript(async () => {
  const asked = process.argv.slice(2);
  const names = [...everything, ...Object.keys(lanes)];
  const unknown = asked.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new PlainError(`No such part: ${unknown.join(', ')}. Parts: ${names.join(', ')}.`);
  }
  const wanted = asked.length === 0 ? everything : asked.flatMap((name) => lanes[name] ?? name);
  const chosen = Object.entries(parts).filter(([name]) => wanted.includes(name));
  const isOnlyCheck = chosen.every(([name]) => name === 'check');
  const isDatabaseNeeded = chosen.some(([name]) => name !== 'check' && name !== 'weight');

  await ensureInstalled();
  // Missing tools are reported at once, not after the first ten minutes.
  const hasJourneys = chosen.some(([name]) => name === 'e2e');
  const needs = {
    postgres: isDatabaseNeeded ? await ensurePostgres() : undefined,
    chromium: hasJourneys ? await ensureChromium() : undefined,
    others: hasJourneys ? await ensureOtherBrowsers() : undefined,
  };

  const total = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  const summary = [];
  /** @type {string[]} */
  const notes = [];
  /** @param {string[]} lane */
  const enqueue = async (lane) => {
    for (const [name, part] of chosen.filter(([each]) => lane.includes(each))) {
      console.log(`\n=== ${name} ===`);
      const start = performance.now();
      const counts = await part(needs).catch(countAsFailed);
      for (const each of /** @type {const} */ (['passed', 'failed', 'skipped'])) total[each] += counts[each];
      notes.push(...(counts.notes ?? []));
      const outcome = counts.failed > 0 ? 'FAILED' : 'ok    ';
      summary.push(`${name.padEnd(7)}  ${outcome}  ${secondsSince(start).padStart(8)}`);
      // Repeated at the end: early failures are far above by then.
      for (const failure of counts.failures ?? []) summary.push(`         ${failure}`);
    }
  };
  for (const row of schedule) await Promise.all(row.map(enqueue));
  for (const note of notes) summary.push('', note);

  const isNothingTested = total.passed === 0 && !isOnlyCheck && !wanted.includes('changed');
  if (isNothingTested) summary.push('No test has passed.');
  if (total.failed > 0 || isNothingTested) process.exitCode = 1;
  const { passed, failed, skipped } = total;
  console.log(`\n${summary.join('\n')}\n\n${passed} passed, ${failed} failed, ${skipped} skipped`);
});

/** @param {unknown} error @returns {Counts} */
function countAsFailed(error) {
  if (!(error instanceof PlainError)) throw error;
  console.error(error.message);
  return { passed: 0, failed: 1, skipped: 0 };
}
