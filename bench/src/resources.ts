import { readdirSync, readFileSync } from 'node:fs';

/** The unit of process times in /proc: a hundredth of a second on every architecture. */
const TICKS_PER_SECOND = 100;
/** Indexes among the fields of /proc/PID/stat after the name; the last two are times of ended children. */
const PARENT_FIELD = 1;
const TIME_FIELDS = [11, 12];
const ENDED_CHILDREN_FIELDS = [13, 14];

/**
 * Processor seconds, user and system, of a process and its children, ended ones included. Undefined without /proc.
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

/** The memory of a process in megabytes. */
export function memoryMegabytes(pid: number): number | undefined {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes ? Math.round(Number(kilobytes) / 1024) : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined when the process has ended or without /proc. */
function readFields(pid: number): string[] | undefined {
  try {
    // The name in brackets may contain spaces.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ');
  } catch {
    return undefined;
  }
}
