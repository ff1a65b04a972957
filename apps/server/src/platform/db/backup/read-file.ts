import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Hashing, readSeal, SEAL_BYTES } from '../../shared/sealed-file.ts';
import { StartError } from '../../shared/start-error.ts';
import { FORMAT } from './dump.ts';
import { type Lines, splitLines } from './lines.ts';

/** The first bytes of a file of `pg_dump --format=custom`. */
const POSTGRES_DUMP = Buffer.from('PGDMP');
const GZIP = Buffer.from([0x1f, 0x8b]);

export type BackupKind = 'own' | 'pg_dump';

const incomplete = () => new StartError('The backup is incomplete or damaged, and is not restored.');
export const damaged = (reason: string) =>
  new StartError(`The backup is damaged and is not restored: ${reason.split('\n')[0]}`);

/**
 * Detects the format by the first bytes of a file.
 * @throws StartError when it cannot be read, or cannot be a backup
 */
export async function readKind(file: string): Promise<BackupKind> {
  const start = await readBytes(file, 0, POSTGRES_DUMP.length);
  if (start.length === 0) throw new StartError('The file is empty.');
  if (start.equals(POSTGRES_DUMP)) return 'pg_dump';
  if (start.subarray(0, GZIP.length).equals(GZIP)) return 'own';
  throw new StartError('The file is not a backup of this shop.');
}

/**
 * Yields the lines of a backup in our own format. Only a line feed ends a line: texts may contain every other line
 * break. The checksum is compared after the last line, so do not use any data before the end is reached.
 * @throws StartError when the file cannot be read, is truncated or was changed
 */
export async function* readLines(file: string): Lines {
  const { size } = await stat(file).catch(refuseUnreadable);
  const seal = size > SEAL_BYTES ? readSeal(await readBytes(file, size - SEAL_BYTES, SEAL_BYTES)) : undefined;
  const hashing = new Hashing();
  const unzipped = createGunzip();
  const end = seal === undefined ? size : size - SEAL_BYTES;
  let isFirst = true;
  pipeline(createReadStream(file, { end: end - 1 }), hashing, unzipped, () => {});
  try {
    for await (const line of splitLines(unzipped)) {
      // Earlier versions wrote the format without a checksum.
      if (isFirst && seal === undefined && line.startsWith(`${FORMAT} `)) throw incomplete();
      isFirst = false;
      yield line;
    }
  } catch (error) {
    throw error instanceof StartError ? error : damaged((error as Error).message);
  }
  if (seal !== undefined && seal !== hashing.digest()) throw damaged('its checksum differs.');
}

async function readBytes(file: string, position: number, length: number): Promise<Buffer> {
  const opened = await open(file, 'r').catch(refuseUnreadable);
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    return refuseUnreadable(error as Error);
  } finally {
    await opened.close();
  }
}

function refuseUnreadable(error: Error): never {
  throw new StartError(`The backup cannot be read: ${error.message}`);
}
