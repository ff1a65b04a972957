import { chmodSync, fsyncSync, lstatSync, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];
type Module = Parameters<NonNullable<Options['preRun']>[number]>[0];

const OTHERS = 0o077;

/** What of Emscripten's file system is changed here; its own types leave these parts out. */
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
 * The embedded engine's files. As PGlite ships it, its fsync does nothing and its files are everyone's to write:
 * here the engine's fsync reaches the disk, and what it makes is its owner's alone.
 */
export class EmbeddedDisk extends NodeFS {
  override async init(client: PGlite, options: Options) {
    const { emscriptenOpts } = await super.init(client, options);
    const mend = (module: Module) => mendFiles(module.NODEFS as unknown as NodeFiles);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [mend, ...(emscriptenOpts.preRun ?? [])] } };
  }

  /** Lets the engine, which has no file open yet, find its files in another folder from now on. */
  protected mountAt(folder: string): void {
    if (!this.pg) throw new Error('The engine is not there yet.');
    const { FS, NODEFS } = this.pg.Module as unknown as Mounting;
    FS.unmount(PGlite.paths.PGDATA);
    FS.mount(NODEFS, { root: folder }, PGlite.paths.PGDATA);
  }
}

function mendFiles(files: NodeFiles): void {
  files.stream_ops.fsync = ({ nfd }) => {
    files.tryFSOperation(() => fsyncSync(nfd));
    return 0;
  };
  const { mknod } = files.node_ops;
  files.node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device);
}

/** PGlite's own settings start the engine with `-F`, which never asks for the disk at all. */
export const toDurable = (pglitesOwn: readonly string[]): string[] => [
  ...pglitesOwn.filter((parameter) => parameter !== '-F'),
  // Of all ways to wait for the disk the one that goes through the function above.
  ...['-c', 'wal_sync_method=fsync'],
  // The log is cut at checkpoints; see upkeep.ts for who makes them.
  ...['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB'],
];

/** Takes a folder and all below it from everyone but its owner. */
export function closeToOthers(folder: string): void {
  forEachBelow(folder, (path) => {
    const { mode } = lstatSync(path);
    if (mode & OTHERS) chmodSync(path, mode & ~OTHERS & 0o777);
  });
}

/** Waits until a folder and all below it are on the disk: a new database is unpacked without that. */
export async function syncFolder(folder: string): Promise<void> {
  const paths: string[] = [];
  forEachBelow(folder, (path) => paths.push(path));
  await Promise.all(paths.map(syncPath));
}

async function syncPath(path: string): Promise<void> {
  const isWindows = process.platform === 'win32';
  if (isWindows && lstatSync(path).isDirectory()) return; // it has no such thing
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
