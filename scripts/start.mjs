// `npm start`: installs and builds what is missing or has changed, then becomes the server.
import './lib/node-version.mjs';
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runScript, stopWithNpm } from './lib/run.mjs';

await runScript(async () => {
  stopWithNpm('start');
  await ensureInstalled();
  await build();
  process.env.NODE_ENV ??= 'production';
  process.setSourceMapsEnabled(true);
  // In this process, so that a signal reaches the server itself.
  const server = new URL('../apps/server/dist/main.js', import.meta.url);
  await import(server.href);
});
