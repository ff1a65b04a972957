import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY_FOLDER = '/dev/shm';
/** All tests together hold 1.2 GB at most. */
const ROOM_NEEDED_BYTES = 2 * 1024 ** 3;

/**
 * Where the tests make their files and databases: in memory if there is room. An engine waits for its disk at every start,
 * and a disk can take a second to copy a database, or minutes to answer while something else writes to it.
 */
export function findTemporaryFolder() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return bavail * bsize >= ROOM_NEEDED_BYTES ? MEMORY_FOLDER : tmpdir();
  } catch {
    return tmpdir();
  }
}
