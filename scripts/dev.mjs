// `npm run dev`: the server restarts and the pages reload as their sources change. Vite, which prints the address to
// open, starts once the server responds.
import './lib/node-version.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { root, runScript, toolPath } from './lib/run.mjs';
import { waitForServer } from './lib/wait-for-server.mjs';

const address = `http://127.0.0.1:${process.env.PORT || 3000}`;

await runScript(async () => {
  await ensureInstalled();
  const web = join(root, 'apps/web');
  /** @type {import('node:child_process').ChildProcess[]} */
  const children = [];
  let isStopping = false;
  const stop = () => {
    // Node passes each signal on, and a second one ends the server before it has closed its database.
    if (isStopping) return;
    isStopping = true;
    for (const child of children) child.kill('SIGTERM');
  };
  /** @param {string} cwd @param {string[]} args */
  const start = (cwd, ...args) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, NODE_ENV: 'development' },
      stdio: ['ignore', 'inherit', 'inherit'],
      // Ctrl-C reaches only this process, which then signals the children once.
      detached: process.platform !== 'win32',
    });
    children.push(child);
    child.once('exit', stop);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  console.log('Starting the server …');
  start(root, '--watch', '--watch-preserve-output', 'apps/server/src/start/main.ts');
  if (await waitForServer(address, () => !isStopping))
    start(web, toolPath('@react-router/dev#react-router', web), 'dev');
});
