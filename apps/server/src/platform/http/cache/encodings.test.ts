import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, encode } from './encodings.ts';

describe('the encoding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['br;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['identity, br;q=0.2', 'identity'],
    ['identity;q=0', 'identity'],
    ['br;q=nonsense', 'identity'],
    ['zstd', 'identity'],
  ])('for %j is %s, also when asked again', (accept, encoding) => {
    expect(chooseEncoding(accept)).toBe(encoding);
    expect(chooseEncoding(accept)).toBe(encoding);
  });

  it.each([
    ['small', 500],
    ['large', 50_000],
  ])('has the same body for one that is %s', async (_size, prices) => {
    const body = Buffer.from('₹1,499 '.repeat(prices));

    // Not toEqual, which compares half a million bytes one by one and takes seconds.
    expect(brotliDecompressSync(await encode(body, 'br')).equals(body)).toBe(true);
    expect(gunzipSync(await encode(body, 'gzip')).equals(body)).toBe(true);
  });

  it.each(['br', 'gzip'] as const)('takes no more memory than it has bytes, in %s', async (encoding) => {
    const packed = await encode(Buffer.from('₹1,499 '.repeat(500)), encoding);

    expect(packed.buffer.byteLength).toBe(packed.length);
  });
});
