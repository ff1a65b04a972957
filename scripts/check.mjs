// `npm run check`: format, lint, import rules, types, unused code. No tests.
import './lib/node-version.mjs';
import { check } from './lib/check.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runScript } from './lib/run.mjs';

await runScript(async () => {
  await ensureInstalled();
  const { failed } = await check();
  if (failed > 0) process.exitCode = 1;
});
