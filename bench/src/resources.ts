import { readdirSync, readFileSync } from 'node:fs';

/** What Linux counts process time in: a hundredth of a second on every architecture it has. */
const TICKS_PER_SECOND = 100;
/** Among the fields of /proc/PID/stat that follow the name; the last two are those of children that have ended. */
const PARENT_FIELD = 1;
const TIME_FIELDS = [11, 12];
const ENDED_CHILDREN_FIELDS = [13, 14];

/**
 * Processor seconds, user and system, that a process and its children have used so far, those included that have ended, such
 * as PostgreSQL and its connections. Undefined where there is no /proc.
 */
export function cpuSeconds(pid: number): number | undefined {
  const own = readFields(pid);
  if (!own) return undefined;
  const ticks = (fields: string[], which: number[]) =>
    which.reduce((sum, field) => sum + Number(fields[field]), 0);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readFields(Number(name)))
    .filter((fields) => fields !== undefined && Number(fields[PARENT_FIELD]) === pid);
  const all = ticks(own, [...TIME_FIELDS, ...ENDED_CHILDREN_FIELDS]);
  return children.reduce((sum, fields) => sum + ticks(fields ?? [], TIME_FIELDS), all) / TICKS_PER_SECOND;
}

/** Megabytes of memory that a process holds at this moment. */
export function memoryMegabytes(pid: number): number | undefined {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes ? Math.round(Number(kilobytes) / 1024) : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined where there is no such process any more, or no /proc. */
function readFields(pid: number): string[] | undefined {
  try {
    // The name in brackets may hold anything, blanks included.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ');
  } catch {
    return undefined;
  }
}
