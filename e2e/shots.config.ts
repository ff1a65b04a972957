import { defineConfig } from '@playwright/test';
import journeys, { engines, startProducts } from './playwright.config';

const embedded = journeys.projects?.find(({ name }) => name === 'embedded');

/** `npm run shots`: pictures of every screen, not tests. Uses the browser and the product of the journeys. */
export default defineConfig({
  ...journeys,
  testDir: 'shots',
  reporter: [['list']],
  timeout: 120_000,
  use: { ...journeys.use, trace: 'off', reducedMotion: 'reduce' },
  projects: [{ ...embedded, testIgnore: [] }],
  webServer: startProducts(engines.filter(({ name }) => name === 'embedded')),
});
