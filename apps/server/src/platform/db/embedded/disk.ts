import { chmodSync, fsyncSync, lstatSync, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];
type Module = Parameters<NonNullable<Options['preRun']>[number]>[0];

const OTHERS = 0o077;

/** The parts of Emscripten's file system that are replaced here; its own types omit them. */
interface NodeFiles {
  tryFSOperation: (operation: () => void) => void;
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  node_ops: { mknod: (parent: unknown, name: string, mode: number, device: number) => unknown };
}

interface Mounting {
  FS: {
    unmount: (at: string) => void;
    mount: (type: unknown, options: { root: string }, at: string) => void;
  };
  NODEFS: unknown;
}

/**
 * PGlite's file system with two changes: fsync reaches the disk, where PGlite's does nothing; and new files are
 * readable only by their owner.
 */
export class EmbeddedDisk extends NodeFS {
  override async init(client: PGlite, options: Options) {
    const { emscriptenOpts } = await super.init(client, options);
    const fix = (module: Module) => fixFiles(module.NODEFS as unknown as NodeFiles);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [fix, ...(emscriptenOpts.preRun ?? [])] } };
  }

  /** Switches the engine to another folder. It must not have any file open. */
  protected mountAt(folder: string): void {
    if (!this.pg) throw new Error('The engine is not there yet.');
    const { FS, NODEFS } = this.pg.Module as unknown as Mounting;
    FS.unmount(PGlite.paths.PGDATA);
    FS.mount(NODEFS, { root: folder }, PGlite.paths.PGDATA);
  }
}

function fixFiles(files: NodeFiles): void {
  files.stream_ops.fsync = ({ nfd }) => {
    files.tryFSOperation(() => fsyncSync(nfd));
    return 0;
  };
  const { mknod } = files.node_ops;
  files.node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device);
}

/** PGlite starts the engine with `-F`, which turns fsync off. */
export const toDurable = (pglitesOwn: readonly string[]): string[] => [
  ...pglitesOwn.filter((parameter) => parameter !== '-F'),
  // The only sync method that goes through the fsync above.
  ...['-c', 'wal_sync_method=fsync'],
  // Old log files are removed at checkpoints; see upkeep.ts.
  ...['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB'],
];

/** Makes a folder and everything in it accessible only to its owner. */
export function restrictToOwner(folder: string): void {
  forEachBelow(folder, (path) => {
    const { mode } = lstatSync(path);
    if (mode & OTHERS) chmodSync(path, mode & ~OTHERS & 0o777);
  });
}

/** Flushes a folder and everything in it to the disk; PGlite unpacks a new database without fsync. */
export async function syncFolder(folder: string): Promise<void> {
  const paths: string[] = [];
  forEachBelow(folder, (path) => paths.push(path));
  await Promise.all(paths.map(syncPath));
}

async function syncPath(path: string): Promise<void> {
  const isWindows = process.platform === 'win32';
  if (isWindows && lstatSync(path).isDirectory()) return; // folders cannot be synced there
  const file = await open(path, isWindows ? 'r+' : 'r');
  await file.sync().finally(() => file.close());
}

function forEachBelow(folder: string, visit: (path: string) => void): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) forEachBelow(path, visit);
    else if (entry.isFile()) visit(path);
  }
  visit(folder);
}
