// `npm run fuzz`: 20,000 requests to each engine, with a new seed each time; `FUZZ_SEED=… npm run fuzz` repeats a
// run.
import './lib/node-version.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensurePostgres } from './lib/postgres.mjs';
import { PlainError, runScript, runTool } from './lib/run.mjs';

await runScript(async () => {
  await ensureInstalled();
  const env = { FUZZ_LONG: 'yes', POSTGRES_PROGRAMS: await ensurePostgres() };
  const { isOk } = await runTool('vitest', ['run', 'apps/server/src/acceptance/fuzz.test.ts'], { env });
  if (!isOk) throw new PlainError('The fuzz run found something: see above.');
});
