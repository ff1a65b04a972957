import { join } from 'node:path';
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
/** The browser uses only the last list, so the features that Playwright turns on are repeated. */
const playwrightFeatures = ['CDPScreenshotNewSurface', 'SkipListAccountsWithoutGaiaCookies'];

/** Found or installed by `npm test`; see scripts/. */
const chromium = process.env.CHROMIUM_PATH;

/**
 * Only a full browser keeps pages for Back and has a camera: a headless shell loads the pages again and cannot start even a
 * fake camera, so there the journeys about them are not listed. `CHROMIUM_PATH=/usr/bin/chromium npm test -- e2e` runs them.
 */
const isShell = chromium === undefined || chromium.includes('headless-shell');
const onlyFullBrowser = isShell ? [/(back-pages|camera)\.spec\.ts$/] : [];

/**
 * The engine does not affect screens, and the tests of the server run on PostgreSQL. So each journey runs once: on PostgreSQL
 * those that depend on its locks and notifications, and the move to it.
 */
const onPostgresql = /(first-order|classes|moving-day)\.spec\.ts$/;
/** The browser that translates them makes each step harder, so these run in it alone. */
const onlyTranslated = /(admin-work|translated-pages)\.spec\.ts$/;

const projectOf = ({ name, port }: (typeof engines)[number]) => ({
  name,
  ...(name === 'postgresql'
    ? { testMatch: onPostgresql }
    : { testIgnore: [onPostgresql, onlyTranslated, ...onlyFullBrowser] }),
  use: {
    baseURL: `http://127.0.0.1:${port}`,
  },
});

/** Journeys through most screens, in a browser that translates them: see CONTRIBUTING.md. */
const translated = {
  name: 'translated',
  testMatch: /(first-order|appointments|admin-work|translated-pages)\.spec\.ts$/,
  use: { baseURL: `http://127.0.0.1:${firstPort}`, looksAtScreens: false, translates: true },
};

/** Without a graphics card these take longer than a headless shell, and a busy machine is no failure. */
const OTHERS_TIMEOUT = 120_000;

/**
 * Key journeys in the browsers that Playwright cannot drive: its own Firefox and WebKit are downloads, which not every machine
 * can reach. `npm test` finds or installs them, and prints which it leaves out.
 */
const otherBrowsers = [
  { name: 'firefox', path: process.env.FIREFOX_PATH },
  { name: 'webkit', path: process.env.WEBKIT_DRIVER_PATH },
].flatMap(({ name, path }) =>
  path
    ? [
        {
          name,
          testDir: 'browsers',
          testMatch: /journeys\.spec\.ts$/,
          timeout: OTHERS_TIMEOUT,
          use: { baseURL: `http://127.0.0.1:${firstPort + 1}`, engine: { name, path } },
        },
      ]
    : [],
);

/** The first screens in the oldest supported browser, and in one of the last without popovers. */
const oldChromes = Object.entries(JSON.parse(process.env.OLD_CHROMES ?? '{}') as Record<string, string>).map(
  ([version, folder]) => ({
    name: `chrome-${version}`,
    testDir: 'browsers',
    testMatch: /first-screens\.spec\.ts$/,
    timeout: OTHERS_TIMEOUT,
    use: {
      baseURL: `http://127.0.0.1:${firstPort + 1}`,
      viewport: { width: 390, height: 844 },
      launchOptions: {
        executablePath: join(folder, 'chromium'),
        env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'lib') } as Record<string, string>,
        args: ['--no-sandbox', '--disable-gpu', '--no-zygote', '--single-process'],
      },
    },
  }),
);

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
  projects: [...engines.map(projectOf), ...otherBrowsers, ...oldChromes, translated],
  webServer: startProducts(engines),
});
