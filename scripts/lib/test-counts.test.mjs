import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { addRun, emptyReport, readPlaywrightReport, readVitestReport } from './test-counts.mjs';
import { countPages } from './weight.mjs';

const folder = mkdtempSync(join(tmpdir(), 'namma-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {unknown} report */
function write(report) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

it('a test of many rows and two engines is one, and has failed when one of its runs has', () => {
  const report = emptyReport();
  for (const outcome of /** @type {const} */ (['passed', 'passed', 'failed', 'passed']))
    addRun(report, 'races.test.ts:7:3', outcome);
  for (const outcome of /** @type {const} */ (['skipped', 'passed']))
    addRun(report, 'mail.test.ts:9:3', outcome);
  addRun(report, 'disk.test.ts:4:1', 'skipped');

  const counts = readVitestReport(write(report), false);

  expect(counts).toMatchObject({ passed: 1, failed: 1, skipped: 1, runs: 5 });
});

it('a run that failed outside of all tests, or left no report, is one failure', () => {
  expect(readVitestReport(write(emptyReport()), false)).toMatchObject({ passed: 0, failed: 1 });
  expect(readVitestReport(join(folder, 'none.json'), true)).toMatchObject({ passed: 0, failed: 1 });
});

it('a journey on two engines is one, and one that passed on a retry has failed', () => {
  const specOf = (/** @type {number} */ line, /** @type {string[]} */ statuses) => ({
    title: 'an order is placed',
    file: 'first-order.spec.ts',
    line,
    column: 1,
    tests: statuses.map((status, n) => ({
      status,
      projectName: ['embedded', 'postgresql'][n],
      results: [{ duration: 1_000 }],
    })),
  });
  const specs = [specOf(7, ['expected', 'expected']), specOf(30, ['expected', 'flaky'])];

  const counts = readPlaywrightReport(write({ stats: {}, suites: [{ suites: [{ specs }] }] }), false);

  expect(counts).toMatchObject({ passed: 1, failed: 1, skipped: 0, runs: 4 });
  expect(counts.failures).toEqual(['first-order.spec.ts: [postgresql] an order is placed (flaky)']);
  expect(counts.files).toEqual([
    { name: 'first-order.spec.ts', project: 'embedded', milliseconds: 2_000 },
    { name: 'first-order.spec.ts', project: 'postgresql', milliseconds: 2_000 },
  ]);
});

it('the weight of a page is one test, in all its languages; what pages share is one more', () => {
  const figureOf = (/** @type {string | undefined} */ page, /** @type {string} */ of, bytes = 1) => ({
    what: 'CSS',
    of,
    bytes,
    budget: 10,
    ...(page ? { page } : {}),
  });

  const counts = countPages([
    figureOf('/store', '/store'),
    figureOf('/store', '/kn/store', 11),
    figureOf('/', '/'),
    figureOf(undefined, '/images/oats.webp'),
    figureOf(undefined, '/images'),
  ]);

  expect(counts).toMatchObject({ passed: 2, failed: 1, runs: 5 });
  expect(counts.failures).toEqual(['too heavy: /kn/store: CSS 0.0 KiB, budget 0.0 KiB']);
});
