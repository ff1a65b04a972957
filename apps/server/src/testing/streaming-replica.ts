import { execFile, execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensurePostgres } from '../../../../scripts/lib/postgres.mjs';

export interface StreamingReplica {
  /** The address of a database of the primary, on the replica. */
  url: (primaryUrl: string) => string;
  stop: () => Promise<void>;
}

/** A real streaming replica of a PostgreSQL on this machine, in a temporary folder. */
export async function startStreamingReplica(primaryUrl: string): Promise<StreamingReplica> {
  const programs = process.env.POSTGRES_PROGRAMS || (await ensurePostgres());
  const folder = mkdtempSync(join(tmpdir(), 'namma-replica-'));
  const data = join(folder, 'data');
  const owner = process.getuid?.() === 0 ? idsOf('postgres') : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const run = (program: string, args: string[]) =>
    promisify(execFile)(join(programs, program), args, { cwd: folder, ...owner });

  const primary = new URL(primaryUrl);
  const port = await findFreePort();
  const from = ['-h', primary.hostname, '-p', primary.port, '-U', primary.username];
  await run('pg_basebackup', [...from, '-D', data, '-R', '-c', 'fast', '--no-sync']);
  await run('pg_ctl', ['start', '-D', data, '-l', join(folder, 'log'), '-w', '-s', '-o', `-c port=${port}`]);
  return {
    url: (url) => Object.assign(new URL(url), { port: String(port) }).href,
    stop: async () => {
      await run('pg_ctl', ['stop', '-D', data, '-m', 'immediate', '-s']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const idsOf = (user: string) => {
  const idOf = (which: string) => Number(execFileSync('id', [which, user]));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

const findFreePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
