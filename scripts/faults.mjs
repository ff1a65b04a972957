// `npm run faults`: the long forms of the tests in apps/server/src/faults, on the disk, with measurements; `days` is the
// simulation of memberships on both engines.
import './lib/node-version.mjs';
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensurePostgres } from './lib/postgres.mjs';
import { runScript, runTool } from './lib/run.mjs';

await runScript(async () => {
  await ensureInstalled();
  const postgres = await ensurePostgres();
  await build();
  /** @param {string[]} args */
  const test = async (args) => {
    const { isOk } = await runTool(
      'vitest',
      // One after the other, because they measure.
      ['run', '--no-file-parallelism', ...args],
      { env: { POSTGRES_PROGRAMS: postgres, FAULTS: 'long' } },
    );
    if (!isOk) process.exitCode = 1;
  };
  const asked = process.argv.slice(2);
  const others = asked.filter((name) => name !== 'days');
  if (others.length > 0 || asked.length === 0) await test(['--project', 'faults', ...others]);
  if (others.length < asked.length || asked.length === 0)
    await test([
      ...['server-embedded', 'server-postgresql'].flatMap((engine) => ['--project', engine]),
      'acceptance/membership-days',
    ]);
});
