// `npm run format`: formats, sorts imports and applies the safe fixes of the linter. Does not print infos, which would
// hide errors.
import './lib/node-version.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runScript, runTool } from './lib/run.mjs';

await runScript(async () => {
  await ensureInstalled();
  const { isOk } = await runTool('@biomejs/biome', [
    'check',
    '--write',
    '--diagnostic-level=warn',
    ...process.argv.slice(2),
  ]);
  if (!isOk) process.exitCode = 1;
});
