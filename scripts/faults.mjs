// `npm run faults`: the long forms of the tests in apps/server/src/faults, on the disk, with measurements; `days` is
// the simulation of memberships on both engines, `offline` cuts the network of a journey 200 times.
import './lib/node-version.mjs';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensurePostgres } from './lib/postgres.mjs';
import { root, runScript, runTool } from './lib/run.mjs';

await runScript(async () => {
  await ensureInstalled();
  const postgres = await ensurePostgres();
  await build();
  /** @param {string[]} args */
  const test = async (args) => {
    const { isOk } = await runTool(
      'vitest',
      // Sequential, because they measure.
      ['run', '--no-file-parallelism', ...args],
      { env: { POSTGRES_PROGRAMS: postgres, FAULTS: 'long' } },
    );
    if (!isOk) process.exitCode = 1;
  };
  const asked = process.argv.slice(2);
  const others = asked.filter((name) => name !== 'days' && name !== 'offline');
  if (others.length > 0 || asked.length === 0) await test(['--project', 'faults', ...others]);
  if (asked.includes('days') || asked.length === 0)
    await test([
      ...['server-embedded', 'server-postgresql'].flatMap((engine) => ['--project', engine]),
      'acceptance/membership-days',
    ]);
  if (asked.includes('offline') || asked.length === 0) {
    const { isOk } = await runTool(
      '@playwright/test#playwright',
      ['test', 'journeys/offline-cut-pages.spec.ts', '--project', 'embedded'],
      {
        cwd: join(root, 'e2e'),
        env: { CHROMIUM_PATH: await ensureChromium(), POSTGRES_PROGRAMS: postgres, NETWORK_CUTS: '200' },
      },
    );
    if (!isOk) process.exitCode = 1;
  }
});
