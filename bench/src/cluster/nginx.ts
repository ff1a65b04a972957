import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../../scripts/lib/free-port.mjs';
import { root } from '../../../scripts/lib/run.mjs';
import { ask } from '../ask.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { ensureProgram, replaceSetting, startProgram, untilItWorks } from './programs.ts';

export interface Nginx {
  pid: number;
  origin: string;
  /** New workers take over; the old ones finish their requests and end. */
  reload: () => void;
  stop: () => Promise<void>;
}

/** Runs deploy/nginx.conf in front of these ports of the loopback address. */
export async function startNginx(ports: readonly [number, number]): Promise<Nginx> {
  const file = await ensureProgram('nginx');
  const folder = makeTemporaryFolder();
  const port = await findFreePort();
  let text = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');
  text = replaceSetting(text, /listen 80;/, `listen 127.0.0.1:${port};`);
  text = replaceSetting(text, /server app-1:3000/, `server 127.0.0.1:${ports[0]}`);
  text = replaceSetting(text, /server app-2:3000/, `server 127.0.0.1:${ports[1]}`);
  const config = join(folder.path, 'nginx.conf');
  writeFileSync(config, text);
  mkdirSync(join(folder.path, 'logs'));
  const own = `daemon off; pid ${join(folder.path, 'pid')}; error_log ${join(folder.path, 'errors')};`;
  const nginx = startProgram(file, [
    '-p',
    folder.path,
    '-c',
    config,
    '-e',
    join(folder.path, 'errors'),
    '-g',
    own,
  ]);
  const origin = `http://127.0.0.1:${port}`;
  await untilItWorks(() => ask(origin, { method: 'GET', path: '/healthz' }, 'identity'));
  return {
    pid: nginx.pid,
    origin,
    reload: () => {
      nginx.child.kill('SIGHUP');
    },
    stop: async () => {
      await nginx.end();
      folder.remove();
    },
  };
}
