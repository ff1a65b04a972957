// `npm run format`: formats, sorts imports and applies the safe fixes of the linter.
import './lib/node-version.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runScript, runTool } from './lib/run.mjs';

await runScript(async () => {
  await ensureInstalled();
  const { isOk } = await runTool('@biomejs/biome', ['check', '--write', ...process.argv.slice(2)]);
  if (!isOk) process.exitCode = 1;
});
