// `npm run dev`: the server restarts and the pages reload as their sources change. Open the address that Vite prints.
import './lib/node-version.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { root, runScript, toolPath } from './lib/run.mjs';

await runScript(async () => {
  await ensureInstalled();
  const web = join(root, 'apps/web');
  const children = [
    start(root, '--watch', '--watch-preserve-output', 'apps/server/src/start/main.ts'),
    start(web, toolPath('@react-router/dev#react-router', web), 'dev'),
  ];
  let isStopping = false;
  const stop = () => {
    // Node passes each signal on, and a second one ends the server before it has closed its database.
    if (isStopping) return;
    isStopping = true;
    for (const child of children) child.kill('SIGTERM');
  };
  for (const child of children) child.once('exit', stop);
  process.on('SIGINT', stop).on('SIGTERM', stop);
});

/** @param {string} cwd @param {string[]} args */
function start(cwd, ...args) {
  return spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'inherit', 'inherit'],
    // Ctrl-C reaches only this process, which then signals the children once.
    detached: process.platform !== 'win32',
  });
}
