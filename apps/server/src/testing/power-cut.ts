import {
  closeSync,
  cpSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmdirSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { EmbeddedDisk } from '../platform/db/embedded/disk.ts';

type Options = Parameters<EmbeddedDisk['init']>[1];
/** A file or folder in Emscripten. */
interface Node {
  parent: Node;
  name: string;
}
interface Stream {
  nfd: number;
  node: Node;
}
/** The functions of Emscripten's file system that change files. */
interface Files {
  realPath: (node: Node) => string;
  stream_ops: {
    fsync: (stream: Stream) => number;
    write: (stream: Stream, buffer: unknown, offset: number, length: number, position: number) => number;
    setattr: (stream: Stream, attributes: { size?: number }) => void;
  };
  node_ops: {
    setattr: (node: Node, attributes: { size?: number }) => void;
    mknod: (parent: Node, name: string, mode: number, device: number) => Node;
    rename: (from: Node, toParent: Node, toName: string) => void;
    unlink: (parent: Node, name: string) => void;
    rmdir: (parent: Node, name: string) => void;
  };
}

const FOLDER_BIT = 0o040000;

/**
 * The engine's disk with a copy of what a power cut would leave: all names, as a journalling file system keeps them,
 * but only the synced content of each file.
 */
export class DiskWithPowerCuts extends EmbeddedDisk {
  /** The byte ranges written since the last fsync, by file. */
  private readonly unsynced = new Map<string, [number, number][]>();

  private readonly folder: string;
  private readonly survivors: string;

  /** @param folder of a closed database, which counts as synced */
  constructor(folder: string, survivors: string) {
    super(folder);
    this.folder = folder;
    this.survivors = survivors;

    cpSync(folder, survivors, { recursive: true });
  }

  /** Copies what a power cut at this moment would leave. */
  cutPower(into: string): void {
    cpSync(this.survivors, into, { recursive: true });
  }

  override async init(client: PGlite, options: Options) {
    const { emscriptenOpts } = await super.init(client, options);
    const preRun = emscriptenOpts.preRun ?? [];
    // After the change under test, so that its fsync is observed.
    preRun.push((module) => this.watch(module.NODEFS as unknown as Files));
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  private watch(files: Files): void {
    const { stream_ops: stream, node_ops: node } = files;
    const pathIn = (parent: Node, name: string) => join(files.realPath(parent), name);
    const { write, fsync, setattr: setStream } = { ...stream };
    const { mknod, rename, unlink, rmdir, setattr: setNode } = { ...node };
    const note = (path: string, from: number, to: number) => {
      const ranges = this.unsynced.get(path) ?? [];
      ranges.push([from, to]);
      this.unsynced.set(path, ranges);
    };
    const resized = (path: string, size: number | undefined) => {
      // The next fsync adopts the size, so what is beyond it counts as gone.
      if (size !== undefined) note(path, 0, 0);
    };

    stream.write = (to, buffer, offset, length, position) => {
      const written = write(to, buffer, offset, length, position);
      note(files.realPath(to.node), position, position + written);
      return written;
    };
    stream.setattr = (of, attributes) => {
      setStream(of, attributes);
      resized(files.realPath(of.node), attributes.size);
    };
    stream.fsync = (of) => {
      // PGlite's own fsync is missing: nothing counts as synced.
      if (!fsync) return 0;
      const result = fsync(of);
      this.survive(files.realPath(of.node));
      return result;
    };
    node.setattr = (of, attributes) => {
      setNode(of, attributes);
      resized(files.realPath(of), attributes.size);
    };
    node.mknod = (parent, name, mode, device) => {
      const made = mknod(parent, name, mode, device);
      const copy = this.survivorOf(pathIn(parent, name));
      if (mode & FOLDER_BIT) mkdirSync(copy);
      else writeFileSync(copy, '');
      return made;
    };
    node.rename = (from, toParent, toName) => {
      const [before, after] = [files.realPath(from), pathIn(toParent, toName)];
      rename(from, toParent, toName);
      renameSync(this.survivorOf(before), this.survivorOf(after));
      this.unsynced.set(after, this.unsynced.get(before) ?? []);
      this.unsynced.delete(before);
    };
    node.unlink = (parent, name) => {
      unlink(parent, name);
      unlinkSync(this.survivorOf(pathIn(parent, name)));
      this.unsynced.delete(pathIn(parent, name));
    };
    node.rmdir = (parent, name) => {
      rmdir(parent, name);
      rmdirSync(this.survivorOf(pathIn(parent, name)));
    };
  }

  private survivorOf(path: string): string {
    return join(this.survivors, relative(this.folder, path));
  }

  private survive(path: string): void {
    const ranges = this.unsynced.get(path);
    if (!ranges) return;
    this.unsynced.delete(path);
    const from = openSync(path, 'r');
    const to = openSync(this.survivorOf(path), 'r+');
    const { size } = fstatSync(from);
    for (const [start, end] of ranges) {
      const bytes = Buffer.alloc(Math.max(0, Math.min(end, size) - start));
      writeSync(to, bytes, 0, readSync(from, bytes, 0, bytes.length, start), start);
    }
    ftruncateSync(to, size);
    closeSync(from);
    closeSync(to);
  }
}
