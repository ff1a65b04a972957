import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { StartError } from '../../shared/start-error.ts';
import type { ChildJob, ChildReply } from './child-job.ts';

/** Beside this file in the source, beside the bundle when built: see scripts/lib/build.mjs. */
const CHILD = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './child.ts' : './backup-child.js', import.meta.url),
);
/** Low priority, so that visitors' requests come first. */
const PRIORITY = 10;

/**
 * Runs a job in a child process with a lower priority. It ends with this process.
 * @param stopping aborts the child process
 * @throws StartError with the reason in one line
 */
export async function runChild(
  job: ChildJob,
  stopping?: AbortSignal,
): Promise<Exclude<ChildReply, { isReady: true } | { failed: string }>> {
  const child = fork(CHILD, [], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [],
    ...(stopping ? { signal: stopping } : {}),
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-1_000);
  });
  const answer = await new Promise<ChildReply | undefined>((resolve) => {
    child.on('message', (message: ChildReply) => {
      if ('isReady' in message) child.send(job);
      else resolve(message);
    });
    child.once('error', () => resolve(undefined)).once('exit', () => resolve(undefined));
    lowerPriority(child.pid);
  });
  if (answer && 'restored' in answer) return answer;
  if (answer && 'failed' in answer) throw new StartError(answer.failed);
  if (stopping?.aborted) throw new StartError('The server was stopped meanwhile.');
  const reason = said.trim().split('\n').at(-1);
  throw new StartError(`The process that restores the backup has ended early${reason ? `: ${reason}` : '.'}`);
}

function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, PRIORITY);
  } catch {
    // The process has already ended, or the system does not allow it.
  }
}
