// `npm run demo -- clear` removes the demo people with everything of theirs, and nothing else.
import './lib/node-version.mjs';
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runScript } from './lib/run.mjs';

await runScript(async () => {
  await ensureInstalled();
  await build({ only: 'server' });
  process.env.NODE_ENV ??= 'production';
  const command = new URL('../apps/server/dist/demo-cli.js', import.meta.url);
  await import(command.href);
});
