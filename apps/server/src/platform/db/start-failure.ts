import { statfsSync } from 'node:fs';
import { StartError } from '../shared/start-error.ts';

/**
 * With less free space than this the shop is read-only. The engine ends when it cannot write its log, and a checkpoint
 * may need two more log files and the space of everything in memory.
 */
export const ROOM_NEEDED_BYTES = 64 * 1024 ** 2;

const DISK_FULL = '53100';
/** PostgreSQL's error classes for system errors (58) and damaged data (XX). */
const damageClass = /^(58|XX)/;

/** Collects the engine's output while it starts, to explain a failed start. */
export class EngineLog {
  private fatal = '';
  private detail = '';

  /**
   * Reads one line of standard error.
   * @returns true, which stops PGlite from printing it
   */
  add = (line: string): true => {
    const [, level, text = ''] = /(FATAL|PANIC|DETAIL|^postgres): +(.*)$/.exec(line) ?? [];
    if (level === 'DETAIL') this.detail ||= this.fatal ? text : '';
    else if (level) this.fatal ||= text;
    return true;
  };

  /** The engine's last fatal message, in one line; empty when there was none. */
  get reason(): string {
    return [this.fatal, this.detail].filter(Boolean).join(': ');
  }
}

/** Explains why an embedded database could not be opened, in one line with the solution. */
export function explainOpening(error: unknown, folder: string, log: EngineLog): StartError {
  if (error instanceof StartError) return error;
  return explainFullDisk(error, folder) ?? explainDamage(folder, log.reason || reasonOf(error));
}

/**
 * Explains an error of an open embedded database that prevents the start of the server, in one line with the solution.
 * Returns other errors, such as bugs, unchanged.
 */
export function explainFailure(error: unknown, folder: string): unknown {
  if (error instanceof StartError) return error;
  const fullDisk = explainFullDisk(error, folder);
  if (fullDisk) return fullDisk;
  const isDamage =
    damageClass.test(codeOf(error)) || (error instanceof Error && error.name === 'RuntimeError');
  return isDamage ? explainDamage(folder, reasonOf(error)) : error;
}

/** Explains why PostgreSQL cannot be used. */
export function explainServerFailure(error: unknown): unknown {
  const code = codeOf(error);
  if (code === DISK_FULL) {
    return new StartError(
      `The disk of PostgreSQL is full (${reasonOf(error)}). Free some space and start again.`,
    );
  }
  if (!damageClass.test(code)) return error;
  return new StartError(`PostgreSQL cannot read its data (${reasonOf(error)}). See its log for details.`);
}

function explainFullDisk(error: unknown, folder: string): StartError | undefined {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const isSaid = codeOf(error) === DISK_FULL || codeOf(error) === 'ENOSPC';
  if (!isSaid && free >= ROOM_NEEDED_BYTES) return undefined;
  const megabytes = (bytes: number) => Math.floor(bytes / 1024 ** 2);
  return new StartError(
    `The disk of the data folder ${folder} is full (${megabytes(free)} MB free). Free at least ${megabytes(ROOM_NEEDED_BYTES)} MB and start again.`,
  );
}

const explainDamage = (folder: string, reason: string) =>
  new StartError(
    `The data folder ${folder} contains a database that cannot be opened${reason && ` (${reason})`}. It is damaged, incomplete or from another version. Keep it, set DATA_DIR to an empty folder and restore a backup there.`,
  );

const codeOf = (error: unknown): string =>
  error instanceof Object && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** The first line of an error's message; empty for WebAssembly's own messages, such as `Aborted()`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error) || error.name === 'RuntimeError' || error.name === 'ErrnoError') return '';
  return (error.message ?? '').split('\n')[0] ?? '';
}
