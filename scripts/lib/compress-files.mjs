import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures and fonts are compressed by themselves. */
const compressible = /\.(css|html|js|json|map|svg|txt|webmanifest|xml)$/;
/** Below, compression saves less than a packet. */
const LEAST_BYTES = 1024;

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/**
 * Puts the same in brotli and gzip, as small as they go, beside every file of a folder that becomes smaller so: once a
 * build instead of once a visitor.
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
