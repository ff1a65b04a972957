import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onExit } from './clean-up.ts';

/** A new folder that is removed when this process ends. */
export function makeTemporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'namma-bench-'));
  // A killed program may still be writing there.
  const rm = () => rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  const unregister = onExit(rm);
  return {
    path,
    remove() {
      rm();
      unregister();
    },
  };
}
