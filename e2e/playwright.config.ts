import { defineConfig } from '@playwright/test';
import type { Options } from './fixtures/test';

/** The first of two ports. Another run on the same machine needs others. */
const firstPort = Number(process.env.E2E_PORT ?? 3411);
export const engines = [
  { name: 'postgresql', port: firstPort + 1 },
  { name: 'embedded', port: firstPort },
];

/** One command for all: Playwright would start one after the other. */
export function startProducts(which: typeof engines) {
  return {
    command: `node start-product.mjs ${which.map(({ name, port }) => `${name} ${port}`).join(' ')}`,
    wait: { stdout: /ready/ },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  };
}

/**
 * The browser keeps memory that it has freed for its next use, instead of giving it back to the system. Compiling
 * scripts frees and
 * takes memory all the time, and on virtual machines the system takes several times as long to hand it out.
 */
const memoryFeatures = [
  'PartitionAllocLargeEmptySlotSpanRing',
  'PartitionAllocLargeThreadCacheSize',
  'PartitionAllocAdjustSizeWhenInForeground',
];
/** The browser uses the last list that it is given, so those that Playwright turns on are repeated. */
const playwrightFeatures = ['CDPScreenshotNewSurface', 'SkipListAccountsWithoutGaiaCookies'];

/** Found or installed by `npm test`; see scripts/. */
const chromium = process.env.CHROMIUM_PATH;

/**
 * Only a full browser keeps pages for Back: a headless shell loads them again, so there the journey about it is not listed.
 * `CHROMIUM_PATH=/usr/bin/chromium npm test -- e2e` runs it.
 */
const isShell = chromium === undefined || chromium.includes('headless-shell');
const pagesKept = isShell ? [/back-pages\.spec\.ts$/] : [];

/**
 * The engine changes neither how screens look nor what they say, and the tests of the server run on PostgreSQL. So PostgreSQL
 * has the journeys in which the built product meets its locks and notifications, and the move onto it.
 */
const onPostgresql = /(first-order|classes|moving-day)\.spec\.ts$/;

const projectOf = ({ name, port }: (typeof engines)[number]) => ({
  name,
  ...(name === 'postgresql'
    ? { testMatch: onPostgresql }
    : { testIgnore: [/(translated-pages|moving-day)\.spec\.ts$/, ...pagesKept] }),
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    looksAtScreens: name === 'embedded',
    loadsAhead: name === 'embedded',
  },
});

/** Journeys through most screens, in a browser that translates them: see CONTRIBUTING.md. */
const translated = {
  name: 'translated',
  testMatch: /(first-order|appointments|admin-work|translated-pages)\.spec\.ts$/,
  use: { baseURL: `http://127.0.0.1:${firstPort}`, looksAtScreens: false, translates: true },
};

export default defineConfig<Options>({
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : []),
  ],
  use: {
    locale: 'en-IN',
    // Requests that the service worker makes cannot be intercepted; its own journeys allow it.
    serviceWorkers: 'block',
    // A trace costs as much as the journey itself. `npx playwright test … --trace retain-on-failure` records one.
    // fixtures/test.ts takes pictures of what failed.
    screenshot: 'off',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        `--enable-features=${[...playwrightFeatures, ...memoryFeatures].join(',')}`,
      ],
    },
  },
  // In this order: the last tests of a run are short ones, so that no worker waits for another.
  projects: [...engines.map(projectOf), translated],
  webServer: startProducts(engines),
});
