import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../../../scripts/lib/free-port.mjs';
import { quickProcess } from './quick-start.ts';

const BUNDLE = join(import.meta.dirname, '../../dist/main.js');
const READY_WITHIN_MILLISECONDS = 180_000;
/** The server prints this when it accepts requests. */
const GREETING = 'Namma Strength is open at ';

/** The built server as a separate process, which tests start and kill. */
export interface StartedServer {
  url: string;
  process: ChildProcess;
  /** Its standard output and standard error so far. */
  output: () => string;
  isRunning: () => boolean;
  /** Waits until it accepts requests, or has ended. */
  opened: Promise<void>;
  /** Waits until it has ended. */
  ended: Promise<void>;
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
  const giveUp = setTimeout(() => server.process.kill('SIGKILL'), READY_WITHIN_MILLISECONDS);
  try {
    await server.opened;
    while (server.isRunning() && !(await isReady(server.url))) await wait(20);
  } finally {
    clearTimeout(giveUp);
  }
  if (server.isRunning()) return server;
  throw new Error(`The server ended at its start, or was not ready in time:\n${server.output()}`);
}

/** Starts the server without waiting. */
export async function launchServer({ env, withPages = false, port }: Launch): Promise<StartedServer> {
  const itsPort = port ?? (await findFreePort());
  const child = spawn(process.execPath, [...quickProcess, BUNDLE], {
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
  const ended = once(child, 'close').then(() => {});
  let output = '';
  const opened = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes(GREETING)) resolve();
      });
    }
    void ended.then(resolve);
  });
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
    opened,
    ended,
    end: async (signal) => {
      if (isRunning()) child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
