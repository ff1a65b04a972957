// `npm run lighthouse`: measures the built pages on a simulated slow phone, and how long a press takes to show its next
// screen. Paths after `--` measure only those pages; `-- presses` measures only the presses.
import './lib/node-version.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runNpm } from './lib/npm.mjs';
import { startProduct } from './lib/product.mjs';
import { PlainError, root, run, runScript, stopWithNpm } from './lib/run.mjs';

const folder = join(root, 'lighthouse');

await runScript(async () => {
  stopWithNpm('lighthouse');
  await ensureInstalled();
  const asked = process.argv.slice(2);
  const isPressesOnly = asked.length === 1 && asked[0] === 'presses';
  const scripts = [
    ...(isPressesOnly ? [] : [['measure.mjs', ...asked]]),
    ...(isPressesOnly || asked.length === 0 ? [['presses.mjs']] : []),
  ];
  if (!isPressesOnly) await ensureLighthouse();
  const chromium = await ensureChromium();
  await build();
  const product = await startProduct();
  try {
    for (const [script = '', ...paths] of scripts) {
      const { isOk } = await run(process.execPath, [join(folder, script), product.url, ...paths], {
        env: { CHROMIUM_PATH: chromium },
      });
      if (!isOk) process.exitCode = 1;
    }
  } finally {
    await product.stop();
  }
});

/** Installed here and not with the other packages, because it has 176 MB and is rarely used. */
async function ensureLighthouse() {
  if (existsSync(join(folder, 'node_modules/lighthouse'))) return;
  console.log('Installing Lighthouse (once) …');
  const { isOk } = await runNpm(['ci'], { cwd: folder });
  if (!isOk) throw new PlainError('Lighthouse could not be installed: see the output of npm above.');
}
