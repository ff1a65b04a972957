import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Results of tools beside the sources; they do not trigger a build. */
const generated = new Set(['node_modules', 'build', 'dist', '.react-router']);
const isSource = (/** @type {string} */ name) => !generated.has(name) && !/\.test\.tsx?$/.test(name);

/**
 * All files under these paths that a build may read, in a fixed order.
 * @param {readonly string[]} paths relative to the repository
 * @returns {string[]}
 */
export function listFiles(paths) {
  return paths.flatMap((path) => {
    const stat = statSync(join(root, path), { throwIfNoEntry: false });
    if (!stat) return [];
    if (!stat.isDirectory()) return [path];
    const names = readdirSync(join(root, path)).filter(isSource);
    return listFiles(names.sort().map((name) => `${path}/${name}`));
  });
}

/**
 * A fast fingerprint of names, sizes and times, which changes whenever a file is touched.
 * @param {readonly string[]} files
 */
export function statFingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/**
 * A fingerprint of names and contents.
 * @param {readonly string[]} files
 */
export function contentFingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest(),
    );
  }
  return hash.digest('hex');
}
