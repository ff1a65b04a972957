// `npm run bench`: measures the product against a bare server; `npm run bench -- --help` lists the options.
import './lib/node-version.mjs';
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensurePostgres } from './lib/postgres.mjs';
import { PlainError, runScript, stopWithNpm } from './lib/run.mjs';

await runScript(async () => {
  stopWithNpm('bench');
  const args = process.argv.slice(2);
  await ensureInstalled();
  await build();
  process.env.POSTGRES_PROGRAMS = await ensurePostgres();
  // In this process, so that a signal triggers its cleanup.
  const main = new URL('../bench/src/main.ts', import.meta.url);
  const { bench } = await import(main.href);
  const { isRight } = await bench(args);
  if (!isRight) throw new PlainError('Some answers were wrong or missing: see above.');
});
