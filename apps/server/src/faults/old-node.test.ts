import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { makeFolder } from '../testing/database-targets.ts';
import { startServer } from '../testing/started-server.ts';

/** Options that make a process report another Node version; without characters at which NODE_OPTIONS would split. */
const asNode = (version: string) =>
  `--import=data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;

it.each(['main', 'admin-cli', 'backup-cli', 'doctor-cli'])(
  'reports in one line that Node is too old for %s, and does nothing',
  async (command) => {
    const bundle = join(import.meta.dirname, `../../dist/${command}.js`);
    const child = spawn(process.execPath, [asNode('20.20.2'), bundle], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, DATA_DIR: '/dev/null/data' },
    });
    const [[status], out, error] = await Promise.all([
      once(child, 'close'),
      text(child.stdout),
      text(child.stderr),
    ]);
    expect({ status, out, error }).toEqual({
      status: 1,
      out: '',
      error: 'Node 24 or later is needed; this is Node 20.20.2. On Linux, npm start fetches one.\n',
    });
  },
);

it('warns in the start log that this Node has ended', async () => {
  const place = await makeFolder({ atEnd: afterAll });
  const server = await startServer({ env: { ...place.env, NODE_OPTIONS: asNode('25.9.0') } });
  await server.end('SIGTERM');
  const warning = 'Node 25.9.0 has had no security fixes since 2026-06-01: change to a later version.';
  expect(server.output()).toContain(`"msg":"${warning}"`);
});
