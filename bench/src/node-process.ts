import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../../scripts/lib/run.mjs';
import { onExit } from './clean-up.ts';

export interface NodeProcess {
  pid: number;
  /** Such as http://127.0.0.1:4711. */
  origin: string;
  /**
   * Ends it as a supervisor would.
   * @throws when it does not exit normally
   */
  stop: () => Promise<void>;
}

const READY_WITHIN_MILLISECONDS = 60_000;
const STOP_WITHIN_MILLISECONDS = 20_000;
const ASK_EVERY_MILLISECONDS = 20;

/**
 * Starts one of our servers in a process of its own, with these settings only, and waits until it is ready.
 * @param readyPath answers 200 once the server is ready
 */
export async function startNode(
  args: readonly string[],
  { port, readyPath, env }: { port: number; readyPath: string; env: Record<string, string> },
): Promise<NodeProcess> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(-10_000);
  });
  const unregister = onExit(() => child.kill('SIGKILL'));
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilReady(child, `${origin}${readyPath}`);
  } catch (error) {
    child.kill('SIGKILL');
    unregister();
    throw new PlainError(`${(error as Error).message}\n${complaints}`);
  }
  const stop = async () => {
    const exited = hasEnded(child) ? undefined : once(child, 'exit');
    child.kill('SIGTERM');
    const giveUp = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MILLISECONDS);
    await exited;
    clearTimeout(giveUp);
    unregister();
    // The bare server does not handle the signal, which ends it.
    if (child.exitCode !== 0 && child.signalCode !== 'SIGTERM')
      throw new PlainError(`${args[0]} ended with ${child.exitCode ?? child.signalCode}:\n${complaints}`);
  };
  // A process that has answered has a pid.
  return { pid: child.pid as number, origin, stop };
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const giveUpAt = performance.now() + READY_WITHIN_MILLISECONDS;
  while (performance.now() < giveUpAt) {
    if (hasEnded(child)) throw new Error('The server ended instead of starting.');
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    await sleep(ASK_EVERY_MILLISECONDS);
  }
  throw new Error('The server is not ready after a minute.');
}
