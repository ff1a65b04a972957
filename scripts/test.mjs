// `npm test`: everything. `npm test -- quick`: a fast selection during development. `npm test -- changed`: the tests
// affected by changes since `main`. `npm test -- check`, `-- unit`, `-- weight` or `-- e2e`: one part of everything.
import './lib/node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureOtherBrowsers } from './lib/browsers.mjs';
import { build } from './lib/build.mjs';
import { check } from './lib/check.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findTooNewInBuild } from './lib/old-browsers.mjs';
import { ensurePostgres } from './lib/postgres.mjs';
import { PlainError, root, runScript, runTool, secondsSince } from './lib/run.mjs';
import { addCounts, readPlaywrightReport, readVitestReport } from './lib/test-counts.mjs';
import { listQuickArguments, selectChanged, whatQuickLeavesOut } from './lib/test-lanes.mjs';
import { testNodeOptions } from './lib/test-node-options.mjs';
import { describeRuns, describeTimes } from './lib/test-times.mjs';
import { countPages, weigh } from './lib/weight.mjs';

/** @typedef {import('./lib/browsers.mjs').OtherBrowsers} OtherBrowsers */
/** @typedef {import('./lib/test-counts.mjs').Counts} Counts */
/** The machine's tools: PostgreSQL's programs, and a browser unless it is Playwright's own. */
/** @typedef {{ postgres: string | undefined, chromium: string | undefined, others: OtherBrowsers | undefined }} Needs */

const reports = mkdtempSync(join(tmpdir(), 'namma-test-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

/**
 * @param {Needs} needs
 * @param {readonly string[]} [args] select tests; all when absent
 * @returns {Promise<Counts>}
 */
async function runVitest({ postgres }, args = []) {
  const report = join(reports, `unit-${performance.now()}.json`);
  const reporters = ['default', './scripts/lib/counting-reporter.mjs'].map((each) => `--reporter=${each}`);
  const { isOk } = await runTool('vitest', ['run', ...reporters, '--includeTaskLocation', ...args], {
    env: { POSTGRES_PROGRAMS: postgres, UNIT_REPORT: report },
  });
  return readVitestReport(report, isOk);
}

/** @type {Record<string, (needs: Needs) => Promise<Counts>>} */
const parts = {
  check: async () => {
    const { failed } = await check();
    return { passed: 0, failed, skipped: 0 }; // a check is no test, but a failed one must show in the last line
  },
  unit: (needs) => runVitest(needs),
  weight: async () => {
    await build({ only: 'web' });
    const counts = countPages(weigh());
    const failures = (await findTooNewInBuild()).map((use) => `The oldest browsers lack this: ${use}`);
    for (const failure of failures) console.error(failure);
    addCounts(counts, { passed: failures.length > 0 ? 0 : 1, failed: failures.length, skipped: 0, failures });
    return counts;
  },
  e2e: async ({ postgres, chromium, others }) => {
    await build();
    const report = join(reports, 'e2e.json');
    const { isOk } = await runTool('@playwright/test#playwright', ['test'], {
      cwd: join(root, 'e2e'),
      nodeOptions: testNodeOptions, // inherited by its workers
      env: { CHROMIUM_PATH: chromium, POSTGRES_PROGRAMS: postgres, E2E_REPORT: report, ...others?.env },
    });
    return { ...readPlaywrightReport(report, isOk), notes: others?.notes ?? [] };
  },
  quick: (needs) => runVitest(needs, listQuickArguments()),
  changed: async (needs) => {
    const { runs, notes } = await selectChanged();
    for (const note of notes) console.log(note);
    /** @type {Counts} */
    const total = { passed: 0, failed: 0, skipped: 0 };
    for (const { args, isFiltered } of runs) {
      const counts = await runVitest(needs, args);
      // Tests excluded by a name filter do not count as skipped.
      addCounts(total, isFiltered ? { ...counts, skipped: 0 } : counts);
    }
    total.notes = notes;
    return total;
  },
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

  /** @type {Counts} */
  const total = { passed: 0, failed: 0, skipped: 0 };
  const summary = [];
  /** @param {string[]} lane */
  const enqueue = async (lane) => {
    for (const [name, part] of chosen.filter(([each]) => lane.includes(each))) {
      console.log(`\n=== ${name} ===`);
      const start = performance.now();
      const counts = await part(needs).catch(countAsFailed);
      addCounts(total, counts);
      const outcome = counts.failed > 0 ? 'FAILED' : 'ok    ';
      summary.push(
        `${name.padEnd(7)}  ${outcome}  ${secondsSince(start).padStart(8)}${describeRuns(counts)}`,
      );
      // Repeated at the end: early failures are far above by then.
      for (const failure of counts.failures ?? []) summary.push(`         ${failure}`);
    }
  };
  for (const row of schedule) await Promise.all(row.map(enqueue));
  summary.push(...describeTimes(total.files ?? []));
  if (wanted.includes('quick')) total.notes = [whatQuickLeavesOut, ...(total.notes ?? [])];
  for (const note of total.notes ?? []) summary.push('', note);

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
