import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../scripts/lib/free-port.mjs';
import { PlainError, root } from '../../scripts/lib/run.mjs';
import type { Answer } from './load.ts';

export interface Server {
  pid: number;
  /** Such as http://127.0.0.1:4711. */
  origin: string;
  /** @throws when it does not exit normally */
  stop: () => Promise<void>;
}

const productSettings = {
  SEED: 'none',
  ADMIN_PASSWORD: 'nobody-signs-in-here',
  // All requests come from one address, and a log line for each would measure the log.
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
};

/** Starts the built product. `flags` are Node's. */
export async function startProduct(
  databaseUrl: string,
  { env = {}, flags = [] }: { env?: Record<string, string>; flags?: string[] } = {},
): Promise<Server> {
  const port = await findFreePort();
  return startNode([...flags, join(root, 'apps/server/dist/main.js')], port, '/readyz', {
    ...productSettings,
    DATABASE_URL: databaseUrl,
    ...env,
    HOST: '127.0.0.1',
    PORT: String(port),
  });
}

/** Starts a bare server that answers every request with the bytes of this response. */
export async function startBare(answer: Answer): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'namma-bench-'));
  const file = join(folder, 'body');
  writeFileSync(file, answer.raw);
  const kept = ['content-type', 'content-encoding'].filter((name) => answer.headers[name] !== undefined);
  const headers = JSON.stringify(Object.fromEntries(kept.map((name) => [name, answer.headers[name]])));
  const port = await findFreePort();
  try {
    const script = join(import.meta.dirname, 'bare-server.mjs');
    return await startNode([script, String(port), file, headers], port, '/', {});
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const READY_WITHIN_MILLISECONDS = 60_000;
const STOP_WITHIN_MILLISECONDS = 20_000;
const POLL_MILLISECONDS = 20;

async function startNode(
  args: readonly string[],
  port: number,
  readyPath: string,
  env: Record<string, string>,
): Promise<Server> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-10_000);
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const origin = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(child, origin + readyPath);
  } catch (error) {
    kill();
    throw new PlainError(`${(error as Error).message}\n${log}`);
  }
  const stop = async () => {
    const exited = hasEnded(child) ? undefined : once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(kill, STOP_WITHIN_MILLISECONDS);
    await exited;
    clearTimeout(timer);
    process.off('exit', kill);
    // The bare server does not handle the signal, which ends it.
    if (child.exitCode !== 0 && child.signalCode !== 'SIGTERM')
      throw new PlainError(`${args.at(-1)} ended with ${child.exitCode ?? child.signalCode}:\n${log}`);
  };
  return { pid: child.pid as number, origin, stop }; // a process that has responded has a pid
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MILLISECONDS;
  while (performance.now() < deadline) {
    if (hasEnded(child)) throw new Error('The server ended instead of starting.');
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    await sleep(POLL_MILLISECONDS);
  }
  throw new Error('The server is not ready after a minute.');
}

/** The unit of process times in /proc: a hundredth of a second on every architecture. */
const TICKS_PER_SECOND = 100;
/** Indexes among the fields of /proc/PID/stat after the name. */
const PARENT_FIELD = 1;
const TIME_FIELDS = [11, 12];
const ENDED_CHILDREN_FIELDS = [13, 14];

/** Processor seconds, user and system, of a process and its children, including ended ones. */
export function cpuSeconds(pid: number): number {
  const ticks = (fields: string[], which: number[]) =>
    which.reduce((sum, field) => sum + Number(fields[field] ?? 0), 0);
  const own = ticks(readStat(pid), [...TIME_FIELDS, ...ENDED_CHILDREN_FIELDS]);
  return (
    listChildren(pid).reduce((sum, child) => sum + ticks(readStat(child), TIME_FIELDS), own) /
    TICKS_PER_SECOND
  );
}

/** Memory of a process in megabytes: now (`VmRSS`), or its maximum (`VmHWM`). */
export function memoryMegabytes(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes] = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status) ?? [];
  return Math.ceil(Number(kilobytes) / 1024);
}

/** Keeps a process, its threads and its children on one core. */
export function pin(pid: number, core: number): void {
  for (const each of [pid, ...listChildren(pid)])
    try {
      execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(core), String(each)], {
        stdio: 'ignore',
      });
    } catch (error) {
      // A worker of PostgreSQL may have ended meanwhile.
      if (existsSync(`/proc/${each}`)) throw error;
    }
}

/** @throws PlainError where processes cannot be measured or, for `--peak`, pinned to a core */
export function requireLinux({ isPeak }: { isPeak: boolean }): void {
  if (!existsSync('/proc/self/stat')) throw new PlainError('npm run bench needs Linux, for processor times.');
  if (!isPeak) return;
  if (availableParallelism() < 2) throw new PlainError('--peak needs two cores.');
  try {
    execFileSync('taskset', ['--version'], { stdio: 'ignore' });
  } catch {
    throw new PlainError('--peak needs taskset (package util-linux).');
  }
}

const listChildren = (pid: number) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(readStat(Number(name))[PARENT_FIELD]) === pid)
    .map(Number);

/** Empty when the process has ended. The name in brackets may contain spaces. */
function readStat(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ') ?? [];
  } catch {
    return [];
  }
}
