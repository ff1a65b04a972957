// `npm run faults`: the long forms of the tests in apps/server/src/faults, on the disk, with measurements.
import './lib/node-version.mjs';
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensurePostgres } from './lib/postgres.mjs';
import { runScript, runTool } from './lib/run.mjs';

await runScript(async () => {
  await ensureInstalled();
  const postgres = await ensurePostgres();
  await build();
  const { isOk } = await runTool(
    'vitest',
    // One after the other, because they measure.
    ['run', '--project', 'faults', '--no-file-parallelism', ...process.argv.slice(2)],
    { env: { POSTGRES_PROGRAMS: postgres, FAULTS: 'long' } },
  );
  if (!isOk) process.exitCode = 1;
});
