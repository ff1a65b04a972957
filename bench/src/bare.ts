import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../scripts/lib/free-port.mjs';
import type { Answer } from './ask.ts';
import { type NodeProcess, startNode } from './node-process.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** Starts a bare server that answers everything with the bytes of this answer. */
export async function startBare(answer: Answer): Promise<NodeProcess> {
  const folder = makeTemporaryFolder();
  const file = join(folder.path, 'body');
  writeFileSync(file, answer.raw);
  const kept = ['content-type', 'content-encoding'].filter((name) => answer.headers[name] !== undefined);
  const headers = JSON.stringify(Object.fromEntries(kept.map((name) => [name, answer.headers[name]])));
  const port = await findFreePort();
  try {
    const script = join(import.meta.dirname, 'bare-server.mjs');
    return await startNode([script, String(port), file, headers], { port, readyPath: '/', env: {} });
  } finally {
    // The server has read the file by now.
    folder.remove();
  }
}
