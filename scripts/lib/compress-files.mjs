import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures and fonts are already compressed. */
const compressible = /\.(css|html|js|json|map|svg|txt|webmanifest|xml)$/;
/** Smaller files are not compressed: it saves less than a packet. */
const LEAST_BYTES = 1024;

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/**
 * Compresses every file of a folder with brotli and gzip, where that makes it smaller: once at the build instead of
 * at each request.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    compressible.test(name),
  );
  await Promise.all(names.map((name) => compressFile(join(folder, name))));
}

/** @param {string} file */
async function compressFile(file) {
  const content = readFileSync(file);
  if (content.length < LEAST_BYTES) return;
  const forms = {
    br: await inBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    gz: await inGzip(content, { level: 9 }),
  };
  for (const [ending, form] of Object.entries(forms)) {
    if (form.length < content.length) writeFileSync(`${file}.${ending}`, form);
  }
}
