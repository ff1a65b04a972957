import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { aptInstall, canUseApt } from '../../../scripts/lib/apt.mjs';
import { PlainError } from '../../../scripts/lib/run.mjs';
import { onExit } from '../clean-up.ts';

const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/opt/homebrew/bin'];
const find = (name: string) => FOLDERS.map((folder) => `${folder}/${name}`).find((file) => existsSync(file));

/** The file of nginx or pgbouncer; installed from Debian's packages if missing. */
export async function ensureProgram(name: 'nginx' | 'pgbouncer'): Promise<string> {
  const found = find(name);
  if (found) return found;
  if (canUseApt()) await aptInstall(name);
  const installed = find(name);
  if (installed) return installed;
  throw new PlainError(`--cluster needs ${name}: install it (Debian, Ubuntu: sudo apt-get install ${name}).`);
}

/** A program that runs in the foreground. */
export interface Running {
  child: ChildProcess;
  /** The first process of its process group. */
  pid: number;
  end: () => Promise<void>;
  /** Waits for its end, and ends it after a time limit. */
  hasEnded: () => Promise<void>;
}

const END_WITHIN_MILLISECONDS = 10_000;

/** Starts a program, and ends it together with this process. */
export function startProgram(file: string, args: readonly string[]): Running {
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const forget = onExit(() => child.kill('SIGKILL'));
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  const end = () => {
    if (!isGone()) child.kill('SIGTERM');
    return hasEnded();
  };
  const hasEnded = async () => {
    forget();
    if (isGone()) return;
    const exited = once(child, 'exit');
    const giveUp = setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MILLISECONDS);
    await exited;
    clearTimeout(giveUp);
  };
  if (child.pid === undefined) throw new PlainError(`${file} does not start.`);
  return { child, pid: child.pid, end, hasEnded };
}

const TRY_FOR_MILLISECONDS = 20_000;
const TRY_EVERY_MILLISECONDS = 50;

/** Repeats an attempt until it succeeds. */
export async function untilItWorks<T>(attempt: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + TRY_FOR_MILLISECONDS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await sleep(TRY_EVERY_MILLISECONDS);
    }
  }
}

/**
 * Changes a setting of a file in deploy/.
 * @throws when the file does not contain it
 */
export function replaceSetting(text: string, from: RegExp, to: string): string {
  if (text.search(from) < 0) throw new Error(`There is no ${from} to set.`);
  return text.replace(from, to);
}
