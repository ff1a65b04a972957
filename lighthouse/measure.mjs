// node measure.mjs ORIGIN [PATH …]: Lighthouse's phone, three runs per page, the median of each figure. The phone is
// simulated relative to this machine: a busy or slow machine simulates a slower phone. `machine` shows Lighthouse's own
// index (a desktop has 1500 or more).
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { blockingByProcessorTime } from './processor-time.mjs';

const RUNS = 3;

const pages = [
  '/',
  '/fitness',
  '/fitness/elitePlus',
  '/consultancy',
  '/store',
  '/store/category',
  '/store/product?id=1',
  '/signUp',
  '/kn',
  '/kn/store',
  '/hi',
];

/** @typedef {import('lighthouse').Result & { ownBlocking: number }} Result */

/** @param {string} id @param {Result} result */
const score = (id, result) => Math.round((result.categories[id]?.score ?? 0) * 100);
/** @param {string} id @param {Result} result */
const figure = (id, result) => result.audits[id]?.numericValue ?? Number.POSITIVE_INFINITY;

/**
 * The bound of each figure: scores of 100 at least, times (milliseconds) and shifts at most.
 * @type {{ title: string, read: (result: Result) => number, least?: number, most?: number, digits?: number }[]}
 */
const bounds = [
  { title: 'performance', read: (result) => score('performance', result), least: 95 },
  { title: 'accessibility', read: (result) => score('accessibility', result), least: 100 },
  { title: 'best practices', read: (result) => score('best-practices', result), least: 100 },
  { title: 'SEO', read: (result) => score('seo', result), least: 100 },
  { title: 'LCP ms', read: (result) => figure('largest-contentful-paint', result), most: 1_800 },
  { title: 'CLS', read: (result) => figure('cumulative-layout-shift', result), most: 0.02, digits: 3 },
  { title: 'TBT ms', read: (result) => figure('total-blocking-time', result), most: 150 },
  // Without a bound: the share of the page itself.
  { title: 'TBT by processor ms', read: ({ ownBlocking }) => ownBlocking },
];

/** @param {number[]} values */
const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const [origin, ...asked] = process.argv.slice(2);
const chrome = await chromeLauncher.launch({
  ...(process.env.CHROMIUM_PATH ? { chromePath: process.env.CHROMIUM_PATH } : {}),
  // A phone's scrollbar fades in 20 frames just while a page hydrates; without a graphics card the main processor draws
  // them.
  chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});

const table = [];
const misses = [];
try {
  for (const path of asked.length > 0 ? asked : pages) {
    /** @type {Result[]} */
    const runs = [];
    for (let i = 0; i < RUNS; i++) runs.push(await measure(new URL(path, origin).href));
    const machine = median(runs.map(({ environment }) => environment.benchmarkIndex));
    /** @type {Record<string, string>} */
    const row = { page: path, machine: machine.toFixed(0) };
    for (const { title, read, least, most, digits = 0 } of bounds) {
      const value = median(runs.map(read));
      const isMissed = (least !== undefined && value < least) || (most !== undefined && value > most);
      row[title] = `${value.toFixed(digits)}${isMissed ? ' ✗' : ''}`;
      if (isMissed) misses.push(`${path}: ${title} ${value.toFixed(digits)}, bound ${least ?? most}`);
    }
    table.push(row);
    console.log(Object.values(row).join('  '));
    for (const complaint of complaintsOf(runs.at(-1))) misses.push(`${path}: ${complaint}`);
  }
} finally {
  chrome.kill();
}
console.table(Object.fromEntries(table.map(({ page, ...figures }) => [page, figures])));
for (const miss of misses) console.error(miss);
if (misses.length > 0) process.exitCode = 1;

/** @param {string} url @returns {Promise<Result>} */
async function measure(url) {
  const answer = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
  if (!answer) throw new Error(`Lighthouse answered nothing for ${url}`);
  const { lhr, artifacts } = answer;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return { ...lhr, ownBlocking: blockingByProcessorTime(artifacts.Trace) };
}

/**
 * Lists what lowered a score that must be 100, in Lighthouse's words.
 * @param {Result | undefined} result
 */
function complaintsOf(result) {
  if (!result) return [];
  return ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = result.audits[id];
      return weight > 0 && audit?.score !== null && audit && audit.score < 1
        ? [`${audit.title} (${id})`]
        : [];
    }),
  );
}
