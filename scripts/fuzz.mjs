// `npm run fuzz`: 20,000 requests to each engine, with a new seed each time, which is printed; `FUZZ_SEED=… npm run fuzz`
// repeats a run.
import './lib/node-version.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensurePostgres } from './lib/postgres.mjs';
import { PlainError, runScript, runTool } from './lib/run.mjs';

const SEED_MOST = 1_000_000_007;

await runScript(async () => {
  await ensureInstalled();
  const seed = process.env.FUZZ_SEED ?? String(Math.floor(Math.random() * SEED_MOST));
  if (!/^\d{1,10}$/.test(seed)) throw new PlainError('FUZZ_SEED must be a number of at most ten digits.');
  console.info(`FUZZ_SEED=${seed}`);
  const env = { FUZZ_LONG: 'yes', FUZZ_SEED: seed, POSTGRES_PROGRAMS: await ensurePostgres() };
  const { isOk } = await runTool('vitest', ['run', 'apps/server/src/acceptance/fuzz.test.ts'], { env });
  if (!isOk)
    throw new PlainError(
      `The fuzz run found something: see above. FUZZ_SEED=${seed} npm run fuzz repeats it.`,
    );
});
