import { minutes } from '@namma/contract/days/dates';
import type { Deps } from './deps.ts';
import { type Job, type Module, NOTHING_TRIED } from './module.ts';

/**
 * Runs the jobs of all modules at their intervals, and those with `atStart` also immediately. Reports a failure with
 * the job's name and retries at the next interval; a slow run does not overlap with the next.
 * @param onRun is called after each run that did work, with its error if it failed
 * @returns a function that stops the jobs
 */
export function startJobs(
  deps: Deps,
  modules: readonly Module[],
  onFailure: (name: string, error: unknown) => void,
  onRun: (name: string, error?: unknown) => void = () => {},
): () => void {
  const timers = modules
    .flatMap(({ jobs = [] }) => jobs)
    .map((job) => repeat(job, deps, modules, onFailure, onRun));
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

function repeat(
  { name, everyMinutes, atStart, run }: Job,
  deps: Deps,
  modules: readonly Module[],
  onFailure: (name: string, error: unknown) => void,
  onRun: (name: string, error?: unknown) => void,
): NodeJS.Timeout {
  let isRunning = false;
  const runOnce = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      if ((await run(deps, modules)) !== NOTHING_TRIED) onRun(name);
    } catch (error) {
      onFailure(name, error);
      onRun(name, error);
    }
    isRunning = false;
  };
  if (atStart) void runOnce();
  return setInterval(() => void runOnce(), minutes(everyMinutes)).unref();
}
