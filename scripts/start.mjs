// `npm start`: installs and builds what is missing or has changed, then is the server.
import './lib/node-version.mjs';
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runScript } from './lib/run.mjs';

const PARENT_CHECK_MILLISECONDS = 100;

await runScript(async () => {
  stopWithNpm();
  await ensureInstalled();
  await build();
  process.env.NODE_ENV ??= 'production';
  process.setSourceMapsEnabled(true);
  // In this process, so that a signal reaches the server itself.
  const server = new URL('../apps/server/dist/main.js', import.meta.url);
  await import(server.href);
});

/** npm hands a signal to the shell between us, and that goes without handing it on: then we are nobody's child. */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MILLISECONDS);
  watch.unref();
}
