import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { quickStart } from './quick-start.ts';

const BUNDLE = join(import.meta.dirname, '../../dist/main.js');
const READY_WITHIN_MILLISECONDS = 180_000;

/** The built server as a process of its own, which tests start and kill. */
export interface StartedServer {
  url: string;
  process: ChildProcess;
  /** Everything it has written to standard output and standard error. */
  output: () => string;
  isRunning: () => boolean;
  /**
   * Sends a signal and waits for the end.
   * @returns the exit status; null after a signal that was not handled
   */
  end: (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => Promise<number | null>;
}

interface Launch {
  env: Record<string, string>;
  /** With pages; needs the web's build. */
  withPages?: boolean;
  port?: number;
}

/**
 * Starts the server and waits until it is ready.
 * @throws with its output when it ends before
 */
export async function startServer({ env, withPages = false, port }: Launch): Promise<StartedServer> {
  const server = await launchServer({ env, withPages, ...(port === undefined ? {} : { port }) });
  const giveUpAt = performance.now() + READY_WITHIN_MILLISECONDS;
  while (performance.now() < giveUpAt) {
    if (!server.isRunning()) throw new Error(`The server ended at its start:\n${server.output()}`);
    if (await isReady(server.url)) return server;
    await wait(20);
  }
  await server.end('SIGKILL');
  throw new Error(`The server was not ready in time:\n${server.output()}`);
}

/** Starts the server without waiting. */
export async function launchServer({ env, withPages = false, port }: Launch): Promise<StartedServer> {
  const itsPort = port ?? (await findFreePort());
  const child = spawn(process.execPath, [...quickStart, BUNDLE], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      // In development the API runs without pages.
      NODE_ENV: withPages ? 'production' : 'development',
      PORT: String(itsPort),
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ADMIN_PASSWORD: 'admin-work-opens-at-five',
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const closed = once(child, 'close');
  // A failed test leaves no process behind.
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  child.once('exit', () => process.off('exit', abandon));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    url: `http://127.0.0.1:${itsPort}`,
    process: child,
    output: () => output,
    isRunning,
    end: async (signal) => {
      if (isRunning()) child.kill(signal);
      await closed;
      return child.exitCode;
    },
  };
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );

/** A free port. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
