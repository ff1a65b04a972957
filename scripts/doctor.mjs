// `npm run doctor`: see docs/operations.md.
import './lib/node-version.mjs';
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runScript } from './lib/run.mjs';

await runScript(async () => {
  await ensureInstalled();
  await build({ only: 'server' });
  process.env.NODE_ENV ??= 'production';
  const command = new URL('../apps/server/dist/doctor-cli.js', import.meta.url);
  await import(command.href);
});
