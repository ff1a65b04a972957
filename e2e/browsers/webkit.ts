import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Engine, type Launched, WINDOW } from './engine';

const CLOSES_WITHIN_SECONDS = 10;
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts WebKit's driver on a separate screen, with a window manager, without which no element gets the focus. */
export async function launchWebKit(path: string): Promise<Launched> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1024x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const port = await findFreePort();
  const env = {
    ...process.env,
    DISPLAY: `:${String(display).trim()}`,
    LANG: 'en_IN.UTF-8',
    // Its sandbox cannot be nested in a container, nor used by root.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  const manager = spawn('openbox', { stdio: 'ignore', env });
  const driver = spawn(path, [`--port=${port}`], { stdio: 'ignore', env });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) await wait(50);
  return {
    open: () => openWindow(url),
    close: async () => {
      for (const each of [driver, manager, screen]) await end(each);
    },
  };
}

async function end(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return;
  const ended = once(running, 'exit');
  running.kill();
  await ended;
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** WebKit's own browser for tests, in a folder named by the processor and the version. */
function findMiniBrowser(): string {
  for (const folder of readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'))) {
    const found = readdirSync(`/usr/lib/${folder}`).find((name) => name.startsWith('webkit2gtk-'));
    if (found) return `/usr/lib/${folder}/${found}/MiniBrowser`;
  }
  throw new Error('WebKit is not installed.');
}

/** A separate private browser. */
async function openWindow(url: string): Promise<Engine> {
  const request = async (method: string, path: string, body?: object): Promise<unknown> => {
    const init = body ? { method, body: JSON.stringify(body) } : { method };
    const response = await fetch(`${url}${path}`, init);
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`${method} ${path}: ${value?.error}: ${value?.message}`);
    return value;
  };
  const alwaysMatch = {
    browserName: 'MiniBrowser',
    pageLoadStrategy: 'normal',
    'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
  };
  const start = () => request('POST', '/session', { capabilities: { alwaysMatch } });
  // The window before may still be closing, and the driver has one at a time.
  const startAgain = async (): Promise<unknown> => {
    for (let i = 0; i < CLOSES_WITHIN_SECONDS; i++) {
      try {
        return await start();
      } catch (error) {
        if (!String(error).includes('Maximum number of active sessions')) throw error;
        await wait(1000);
      }
    }
    return start();
  };
  const { sessionId } = (await startAgain()) as { sessionId: string };
  const send = (method: string, path: string, body?: object) =>
    request(method, `/session/${sessionId}${path}`, body);
  await send('POST', '/window/rect', { x: 0, y: 0, ...WINDOW });
  return {
    errors: [],
    navigate: async (to) => void (await send('POST', '/url', { url: to })),
    run: async (body, ...args) => (await send('POST', '/execute/sync', { script: body, args })) as never,
    act: async (actions) => void (await send('POST', '/actions', { actions })),
    chooseFile: async (selector, path) => {
      const found = await send('POST', '/element', { using: 'css selector', value: selector });
      const id = (found as Record<string, string>)[ELEMENT];
      await send('POST', `/element/${id}/value`, { text: path });
    },
    picture: async () => Buffer.from(String(await send('GET', '/screenshot')), 'base64'),
    close: async () => void (await send('DELETE', '')),
  };
}
