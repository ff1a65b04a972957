import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY_FOLDER = '/dev/shm';
/** All tests together use at most 1.2 GB. */
const ROOM_NEEDED_BYTES = 2 * 1024 ** 3;

/**
 * Finds the folder for the files and databases of tests: in memory if there is room. An engine waits for its disk at
 * every start, and a disk can take a second to copy a database, or minutes to respond during other writes.
 */
export function findTemporaryFolder() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return bavail * bsize >= ROOM_NEEDED_BYTES ? MEMORY_FOLDER : tmpdir();
  } catch {
    return tmpdir();
  }
}
