import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';

export const encodings = ['identity', 'br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** Smaller bodies are not compressed: it saves less than a packet. */
export const LEAST_COMPRESSED_BYTES = 1024;
/**
 * Bodies up to this size are compressed synchronously: passing them to a thread takes longer. A list of products has 6
 * KB.
 */
const AT_ONCE_MOST_BYTES = 16 * 1024;
/**
 * Takes a quarter of the time of better settings for an eighth more bytes; most lists are sent once before they change.
 */
const QUICK_BROTLI = { quality: 1, windowBits: 14 };
/** Within a few percent of the best compression in a tenth of the time: 3 ms for a page of 40 KB, on another thread. */
const THOROUGH_BROTLI = { quality: 6, windowBits: constants.BROTLI_DEFAULT_WINDOW };
const GZIP_LEVEL = 6;
/**
 * Browsers send few different values, which are parsed once; the limit prevents invented ones from filling the memory.
 */
const REMEMBERED_MOST = 100;

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/** Compresses a body with one of our encodings. */
export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const isAtOnce = body.length <= AT_ONCE_MOST_BYTES;
  if (encoding === 'br') {
    const { quality, windowBits } = isAtOnce ? QUICK_BROTLI : THOROUGH_BROTLI;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    return isAtOnce ? copyExact(brotliCompressSync(body, { params })) : inBrotli(body, { params });
  }
  if (encoding === 'gzip') {
    const level = { level: GZIP_LEVEL };
    return isAtOnce ? copyExact(gzipSync(body, level)) : inGzip(body, level);
  }
  return body;
}

/** Copies the bytes out of the 16 KB buffer that they were compressed into, since they may be stored for long. */
function copyExact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

const remembered = new Map<string, Encoding>();

/** Chooses the smallest of our encodings among those that Accept-Encoding prefers. */
export function chooseEncoding(accept: string | string[] | undefined): Encoding {
  if (typeof accept !== 'string') return 'identity';
  const known = remembered.get(accept);
  if (known) return known;
  const chosen = readAccept(accept);
  if (remembered.size < REMEMBERED_MOST) remembered.set(accept, chosen);
  return chosen;
}

/** Among equally preferred ones, the smaller. */
const offered = ['br', 'gzip', 'identity'] as const;

function readAccept(accept: string): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accept } });
  // The package's types lack its options.
  const choose = negotiator.encodings as (
    available: readonly string[],
    options: { preferred: readonly string[] },
  ) => string[];
  const [best] = choose.call(negotiator, offered, { preferred: ['br', 'gzip'] });
  return offered.find((each) => each === best) ?? 'identity';
}
