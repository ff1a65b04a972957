import { defineConfig } from '@playwright/test';

/** The first of two ports. Another run on the same machine needs others. */
const firstPort = Number(process.env.E2E_PORT ?? 3411);
const engines = [
  { name: 'embedded', port: firstPort },
  { name: 'postgresql', port: firstPort + 1 },
];

/** Found or installed by `npm test`; see scripts/. */
const chromium = process.env.CHROMIUM_PATH;

export default defineConfig({
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
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
      ],
    },
  },
  projects: engines.map(({ name, port }) => ({
    name,
    // The engine makes no difference to how screens look.
    testIgnore: name === 'postgresql' ? /(pages|form-messages|plans)\.spec\.ts$/ : [],
    use: { baseURL: `http://127.0.0.1:${port}` },
  })),
  webServer: engines.map(({ name, port }) => ({
    name,
    command: `node start-product.mjs ${name} ${port}`,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  })),
});
