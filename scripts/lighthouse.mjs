// `npm run lighthouse`: the built pages on a slow phone, as Lighthouse reckons it. Paths after `--` measure only those.
import './lib/node-version.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { startProduct } from './lib/product.mjs';
import { PlainError, root, run, runScript, stopWithNpm } from './lib/run.mjs';

const folder = join(root, 'lighthouse');

await runScript(async () => {
  stopWithNpm('lighthouse');
  await ensureInstalled();
  await ensureLighthouse();
  const chromium = await ensureChromium();
  await build();
  const product = await startProduct();
  try {
    const paths = process.argv.slice(2);
    const { isOk } = await run(process.execPath, [join(folder, 'measure.mjs'), product.url, ...paths], {
      env: { CHROMIUM_PATH: chromium },
    });
    if (!isOk) process.exitCode = 1;
  } finally {
    await product.stop();
  }
});

/** Its 185 MB are for whoever measures, not for everyone who installs. */
async function ensureLighthouse() {
  if (existsSync(join(folder, 'node_modules/lighthouse'))) return;
  console.log('Installing Lighthouse (once) …');
  const { isOk } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  if (!isOk) throw new PlainError('Lighthouse could not be installed: npm says above why.');
}
