// `npm test`: everything that must hold. `npm test -- check`, `-- unit`, `-- weight` or `-- e2e` runs a part of it.
import './lib/node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { check } from './lib/check.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensurePostgres } from './lib/postgres.mjs';
import { PlainError, root, runScript, runTool, secondsSince } from './lib/run.mjs';
import { readPlaywrightReport, readVitestReport } from './lib/test-counts.mjs';
import { testNodeOptions } from './lib/test-node-options.mjs';
import { describeFigure, weigh } from './lib/weight.mjs';

/** @typedef {import('./lib/test-counts.mjs').Counts} Counts */
/** What the machine has: PostgreSQL's programs, and a browser unless it is Playwright's own. */
/** @typedef {{ postgres: string | undefined, chromium: string | undefined }} Needs */

const reports = mkdtempSync(join(tmpdir(), 'namma-test-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

/** @type {Record<string, (needs: Needs) => Promise<Counts>>} */
const parts = {
  check: async () => {
    const { failed } = await check();
    return { passed: 0, failed, skipped: 0 }; // a check is no test, but a failed one must show in the last line
  },
  unit: async ({ postgres }) => {
    const report = join(reports, 'unit.json');
    const { isOk } = await runTool(
      'vitest',
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      { env: { POSTGRES_PROGRAMS: postgres } },
    );
    return readVitestReport(report, isOk);
  },
  weight: async () => {
    await build({ only: 'web' });
    const figures = weigh();
    const tooHeavy = figures.filter(({ bytes, budget }) => bytes > budget);
    for (const figure of tooHeavy) console.error(`Too heavy: ${describeFigure(figure)}`);
    return { passed: figures.length - tooHeavy.length, failed: tooHeavy.length, skipped: 0 };
  },
  e2e: async ({ postgres, chromium }) => {
    await build();
    const report = join(reports, 'e2e.json');
    const { isOk } = await runTool('@playwright/test#playwright', ['test'], {
      cwd: join(root, 'e2e'),
      nodeOptions: testNodeOptions, // its workers take them over
      env: { CHROMIUM_PATH: chromium, POSTGRES_PROGRAMS: postgres, E2E_REPORT: report },
    });
    return readPlaywrightReport(report, isOk);
  },
};

/**
 * Parts of one lane run in turn, the lanes of one row side by side. The checks and the build of the pages run beside the unit
 * tests, which need neither and leave some of the machine idle; the journeys have it for themselves. Two builds of the same
 * thing never run at the same time: the unit tests build the server, and the weight the web.
 */
const schedule = [[['check', 'weight'], ['unit']], [['e2e']]];
const SLOWEST_SHOWN = 10;

await runScript(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    throw new PlainError(`No such part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);
  }
  const chosen = Object.entries(parts).filter(([name]) => asked.length === 0 || asked.includes(name));
  const isOnlyCheck = chosen.every(([name]) => name === 'check');
  const isDatabaseNeeded = chosen.some(([name]) => name === 'unit' || name === 'e2e');

  await ensureInstalled();
  // What this machine lacks is said at once, not after the first ten minutes.
  const needs = {
    postgres: isDatabaseNeeded ? await ensurePostgres() : undefined,
    chromium: chosen.some(([name]) => name === 'e2e') ? await ensureChromium() : undefined,
  };

  /** @type {Counts} */
  const total = { passed: 0, failed: 0, skipped: 0 };
  const summary = [];
  /** @type {import('./lib/test-counts.mjs').FileTime[]} */
  const files = [];
  /** @param {string[]} lane */
  const runInTurn = async (lane) => {
    for (const [name, part] of chosen.filter(([each]) => lane.includes(each))) {
      console.log(`\n=== ${name} ===`);
      const start = performance.now();
      const counts = await part(needs).catch(countAsFailed);
      total.passed += counts.passed;
      total.failed += counts.failed;
      total.skipped += counts.skipped;
      files.push(...(counts.files ?? []));
      summary.push(`${name.padEnd(6)}  ${counts.failed > 0 ? 'FAILED' : 'ok    '}  ${secondsSince(start)}`);
      // Named again at the end: what failed early is far above by then.
      for (const failure of counts.failures ?? []) summary.push(`        ${failure}`);
    }
  };
  for (const lanes of schedule) await Promise.all(lanes.map(runInTurn));
  summary.push(...describeSlowest(files));

  const isNothingTested = total.passed === 0 && !isOnlyCheck;
  if (isNothingTested) summary.push('No test has passed.');
  if (total.failed > 0 || isNothingTested) process.exitCode = 1;
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed${skipped}`);
});

/** @param {import('./lib/test-counts.mjs').FileTime[]} files @returns {string[]} */
function describeSlowest(files) {
  if (files.length === 0) return [];
  const slowest = files.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST_SHOWN);
  const lines = slowest.map(
    ({ name, milliseconds }) => `  ${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`,
  );
  return ['', `The ${slowest.length} slowest files:`, ...lines];
}

/** @param {unknown} error @returns {Counts} */
function countAsFailed(error) {
  if (!(error instanceof PlainError)) throw error;
  console.error(error.message);
  return { passed: 0, failed: 1, skipped: 0 };
}
