// `npm run art`: renders the website's pictures with Blender; see art/README.md. What follows `--` goes to art/make.mjs.
import './lib/node-version.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './lib/npm.mjs';
import { PlainError, root, run, runScript, stopWithNpm } from './lib/run.mjs';

const folder = join(root, 'art');

await runScript(async () => {
  stopWithNpm('art');
  await ensurePackages();
  const { isOk } = await run(process.execPath, [join(folder, 'make.mjs'), ...process.argv.slice(2)]);
  if (!isOk) process.exitCode = 1;
});

/** Installed here and not with the other packages, because few people render. */
async function ensurePackages() {
  if (existsSync(join(folder, 'node_modules/fontkit'))) return;
  console.log('Installing what the pictures need (once) …');
  const { isOk } = await runNpm(['ci'], { cwd: folder });
  if (!isOk) throw new PlainError('The packages could not be installed: see the output of npm above.');
}
