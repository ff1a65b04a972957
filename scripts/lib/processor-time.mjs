import { readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/**
 * Reads the processor time of this process and of all its ended children, recursively; a daemonized server such as
 * PostgreSQL does not count.
 * @returns {{ user: number, system: number } | undefined} seconds; undefined on systems other than Linux
 */
export function readProcessorSeconds() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // After the name of the program, which may have spaces: utime, stime, cutime and cstime are the 12th to the 15th.
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map((ticks) => Number(ticks) / TICKS_A_SECOND);
    return { user: user + childUser, system: system + childSystem };
  } catch {
    return undefined;
  }
}
