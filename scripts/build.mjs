// `npm run build`: builds everything, even if nothing changed.
import './lib/node-version.mjs';
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runScript } from './lib/run.mjs';

await runScript(async () => {
  await ensureInstalled();
  await build({ isForced: true });
});
