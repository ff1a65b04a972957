import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { PlainError } from '../../../scripts/lib/run.mjs';

/** The server has one core, PostgreSQL another; who asks has a third one, or is beside PostgreSQL where there is none. */
export const cores = { server: 0, database: 1, client: Math.min(2, availableParallelism() - 1) };

/** @throws PlainError where processes cannot be kept on a core of their own */
export function requireCores(): void {
  if (availableParallelism() < 2 || !existsSync('/proc/self/status'))
    throw new PlainError('--peak: needs Linux and two cores, one for the server and one for PostgreSQL.');
  try {
    execFileSync('taskset', ['--version'], { stdio: 'ignore' });
  } catch {
    throw new PlainError('--peak: needs taskset (package util-linux).');
  }
}

/** Keeps a process, its threads, its children and whatever they start on one core. */
export function pin(pid: number, core: number): void {
  for (const each of [pid, ...childrenOf(pid)])
    try {
      execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(core), String(each)], {
        stdio: 'ignore',
      });
    } catch (error) {
      // A worker of PostgreSQL may have ended meanwhile.
      if (existsSync(`/proc/${each}`)) throw error;
    }
}

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      return Number(stat.split(') ').pop()?.split(' ')[1]) === pid ? [Number(name)] : [];
    } catch {
      return [];
    }
  });

/** The most memory that a process has ever held, in megabytes. */
export function mostMegabytes(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.ceil(Number(kilobytes) / 1024);
}
