import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { StartError } from '../../start-error.ts';
import type { Lines } from './load.ts';

const OWNER_ONLY = 0o600;

/** The first bytes of a file of `pg_dump --format=custom`. */
const POSTGRES_DUMP = 'PGDMP';

/**
 * Writes a file that is readable by its owner alone, since a backup holds addresses, phone numbers and password
 * hashes, and that appears only when it is complete.
 * @param write fills the file at the path it is given
 */
export async function writeWhole(file: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${file}.part`;
  try {
    const made = await open(part, 'w', OWNER_ONLY);
    await made.close();
    await write(part);
    const written = await open(part, 'r+');
    await written.sync().finally(() => written.close());
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Writes a stream to the path given by `writeWhole`. */
export const writeStream = (part: string, stream: NodeJS.ReadableStream): Promise<void> =>
  pipeline(stream, createWriteStream(part));

/**
 * Whether the file was made by pg_dump.
 * @throws StartError when it cannot be read
 */
export async function isPostgresDump(file: string): Promise<boolean> {
  const opened = await open(file, 'r').catch((error: Error) => {
    throw new StartError(`The backup cannot be read: ${error.message}`);
  });
  const { buffer } = await opened
    .read(Buffer.alloc(POSTGRES_DUMP.length), 0, POSTGRES_DUMP.length, 0)
    .finally(() => opened.close());
  return buffer.toString('latin1') === POSTGRES_DUMP;
}

/**
 * The lines of a compressed backup.
 * @throws StartError when the file cannot be read or is damaged
 */
export async function* readLines(file: string): Lines {
  const unzipped = createGunzip();
  createReadStream(file)
    .on('error', (error) => unzipped.destroy(error))
    .pipe(unzipped);
  let failure: Error | undefined;
  unzipped.on('error', (error) => {
    failure = error;
  });
  const toStartError = (error: Error) => new StartError(`The backup is damaged: ${error.message}`);
  try {
    yield* createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    throw failure ? toStartError(failure) : error;
  }
  // Older versions of Node end the iteration without throwing.
  if (failure) throw toStartError(failure);
}
