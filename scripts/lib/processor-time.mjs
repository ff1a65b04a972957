import { readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/**
 * The processor time of this process and of all that it has started and that have ended, with their own; a server that was
 * left to itself, as PostgreSQL is, does not count.
 * @returns {{ user: number, system: number } | undefined} seconds; undefined where the system does not tell, which is not Linux
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
