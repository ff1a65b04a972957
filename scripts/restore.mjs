// `npm run restore -- FILE`: see docs/operations.md.
import './lib/node-version.mjs';
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runScript } from './lib/run.mjs';

await runScript(async () => {
  await ensureInstalled();
  await build({ only: 'server' });
  process.env.NODE_ENV ??= 'production';
  process.argv.splice(2, 0, 'restore');
  const command = new URL('../apps/server/dist/backup-cli.js', import.meta.url);
  await import(command.href);
});
