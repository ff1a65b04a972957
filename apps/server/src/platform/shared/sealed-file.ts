import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { createGzip } from 'node:zlib';

/** The last bytes of a backup file: a line break, and the SHA-256 of everything before it. */
const SEAL = /^\nsha256 (?<digest>[0-9a-f]{64})\n$/;
export const SEAL_BYTES = `\nsha256 ${'0'.repeat(64)}\n`.length;

const sealOf = (digest: string): string => `\nsha256 ${digest}\n`;

/** The checksum in the last bytes of a file; undefined when there is none. */
export const readSeal = (lastBytes: Buffer): string | undefined =>
  SEAL.exec(lastBytes.toString('latin1'))?.groups?.digest;

/** Compares the content of a file with the checksum at its end. */
export async function hasItsChecksum(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const end = (await file.stat()).size - SEAL_BYTES;
    if (end <= 0) return false;
    const { buffer } = await file.read(Buffer.alloc(SEAL_BYTES), 0, SEAL_BYTES, end);
    const hash = createHash('sha256');
    for await (const chunk of file.createReadStream({ start: 0, end: end - 1, autoClose: false }))
      hash.update(chunk);
    return readSeal(buffer) === hash.digest('hex');
  } finally {
    await file.close();
  }
}

/** Passes bytes on and computes their SHA-256, which is complete when the stream has ended. */
export class Hashing extends Transform {
  private readonly hash = createHash('sha256');

  /** @returns the checksum as 64 hexadecimal digits; may be called once, after the end */
  digest = (): string => this.hash.digest('hex');

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void) {
    this.hash.update(chunk);
    done(null, chunk);
  }
}

class Sealing extends Hashing {
  override _flush(done: (error: null, chunk: Buffer) => void): void {
    done(null, Buffer.from(sealOf(this.digest()), 'latin1'));
  }
}

/**
 * Compresses the lines of a backup and appends a checksum that covers every byte of the file: gzip's own covers neither
 * its header nor what follows it.
 * @returns the input stream for lines, and the output stream of the file's bytes
 */
export function createSealedFile(): { lines: Transform; bytes: Transform } {
  const lines = createGzip();
  const bytes = new Sealing();
  // An error of either ends both, so that consumers of either are notified.
  lines.on('error', (error) => bytes.destroy(error)).pipe(bytes);
  bytes.on('close', () => lines.destroy(new Error('The backup could not be written.')));
  return { lines, bytes };
}

/** The database waits while a backup is read, so a slow or silent receiver is dropped after this time. */
const TIMEOUT_MILLISECONDS = 10_000;

/**
 * Writes, and waits until the receiver is ready for more.
 * @throws when it is not within 10 seconds
 */
export async function writeInTime(to: NodeJS.WritableStream, lines: string): Promise<void> {
  if (to.write(lines)) return;
  await once(to, 'drain', { signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) });
}
