import { createWriteStream, rmSync } from 'node:fs';
import { link, lstat, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { hours } from '@namma/contract/days/dates';
import { StartError } from './start-error.ts';

const OWNER_ONLY = 0o600;

/** An incomplete backup is beside its final place, under a name that identifies its process. */
const PART = /^\.namma-backup-(?<host>[A-Za-z0-9.-]+)-(?<pid>\d+)\.part$/;
const partName = (): string =>
  `.namma-backup-${hostname().replace(/[^A-Za-z0-9.-]/g, '') || 'host'}-${process.pid}.part`;
/** A part of another machine's process on a shared disk is kept for this long. */
const LEFT_BY_OTHERS_MILLISECONDS = hours(24);
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** A shell's exit status after a signal is 128 and its number. */
const STATUS_OF_SIGNAL = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/**
 * Writes a file that is readable only by its owner, since a backup contains addresses, phone numbers and password
 * hashes, and that appears only when it is complete. Removes what a killed process left beside it.
 * @param write fills the file at the given path
 * @param isOverwriting replaces an existing file; otherwise it is refused
 * @throws StartError when the place is not writable, or the file exists
 */
export async function writeComplete(
  file: string,
  isOverwriting: boolean,
  write: (part: string) => Promise<void>,
): Promise<void> {
  await refuseExisting(file, isOverwriting);
  const part = partOf(file);
  try {
    await removeLeftovers(dirname(file));
    await (await open(part, 'w', OWNER_ONLY)).close();
    await write(part);
    const written = await open(part, 'r+');
    await written.sync().finally(() => written.close());
    await (isOverwriting ? rename(part, file) : publish(part, file));
    await syncNames(dirname(file));
  } catch (error) {
    throw explain(error, file);
  } finally {
    rmSync(part, { force: true });
  }
}

const partOf = (file: string): string => join(dirname(file), partName());

/** `writeComplete` for a standalone command: a signal that ends the process leaves nothing behind. */
export async function writeWhole(
  file: string,
  isOverwriting: boolean,
  write: (part: string) => Promise<void>,
): Promise<void> {
  const stop = (signal: (typeof SIGNALS)[number]) => {
    rmSync(partOf(file), { force: true });
    process.exit(STATUS_OF_SIGNAL[signal]);
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    await writeComplete(file, isOverwriting, write);
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

async function refuseExisting(file: string, isOverwriting: boolean): Promise<void> {
  const found = await lstat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw explain(error, file);
  });
  if (found && !(isOverwriting && found.isFile())) throw alreadyThere(file, found.isFile());
}

const alreadyThere = (file: string, isFile = true) =>
  new StartError(
    isFile
      ? `${file} is there already. Choose another name, or add --overwrite to replace it.`
      : `${file} is there already, and is not a file. Choose another name.`,
  );

/** Gives the complete file its final name, unless another file has got that name since. */
async function publish(part: string, file: string): Promise<void> {
  try {
    await link(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw alreadyThere(file);
    // Some file systems have no hard links.
    await refuseExisting(file, false);
    await rename(part, file);
  }
}

/** Removes parts of killed processes, but not of running ones. */
async function removeLeftovers(folder: string): Promise<void> {
  const own = PART.exec(partName())?.groups?.host;
  for (const name of await readdir(folder)) {
    const { host, pid } = PART.exec(name)?.groups ?? {};
    if (host === undefined) continue;
    const path = join(folder, name);
    const isOver = host === own ? !isAlive(Number(pid)) : await isOlder(path, LEFT_BY_OTHERS_MILLISECONDS);
    if (isOver) await rm(path, { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    // Signalling a process of another user is not permitted.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const isOlder = (path: string, milliseconds: number): Promise<boolean> =>
  stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > milliseconds,
    () => false,
  );

/** Makes the new name survive a power cut; Windows needs no such call. */
async function syncNames(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const opened = await open(folder, 'r');
  await opened.sync().finally(() => opened.close());
}

const OF_DISK = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO'];

function explain(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || error instanceof StartError) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (!OF_DISK.includes(code) && !('path' in error)) return error;
  return new StartError(`The backup cannot be written to ${file}: ${error.message}`);
}

/** Writes a stream to the path given by `writeWhole`. */
export const writeStream = (part: string, stream: NodeJS.ReadableStream): Promise<void> =>
  pipeline(stream, createWriteStream(part));
