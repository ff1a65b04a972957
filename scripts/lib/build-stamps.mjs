import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

/** @param {string} name */
export const stampFile = (name) => join(root, '.cache/build', `${name}.json`);

/** @param {string} name @returns {{ stat: string, content: string } | undefined} */
export function readStamp(name) {
  try {
    return JSON.parse(readFileSync(stampFile(name), 'utf8'));
  } catch {
    return undefined; // none yet, or incomplete: build
  }
}

/** @param {string} name @param {{ stat: string, content: string }} stamp */
export function writeStamp(name, stamp) {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), JSON.stringify(stamp));
}
