import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * The days for which files of an earlier build are served, for tabs and cached member cards that still request them.
 */
export const KEPT_DAYS = 14;
const MILLISECONDS_PER_DAY = 86_400_000;

/**
 * Moves the files of the build that will be replaced into a folder. Their time is set to the time of the move, when
 * they become earlier ones.
 * @param {string} current the files with hashed names
 * @param {string} aside
 * @param {Date} now
 */
export function setAside(current, aside, now) {
  if (!existsSync(current)) return;
  mkdirSync(aside, { recursive: true });
  for (const name of readdirSync(current)) {
    renameSync(join(current, name), join(aside, name));
    utimesSync(join(aside, name), now, now);
  }
}

/**
 * Deletes files that are in the new build or were replaced too long ago, and copies the rest to the server's folder.
 * @param {string} aside
 * @param {string} current the files of the new build
 * @param {string} served
 * @param {Date} now
 */
export function retainEarlier(aside, current, served, now) {
  mkdirSync(aside, { recursive: true });
  const oldest = now.getTime() - KEPT_DAYS * MILLISECONDS_PER_DAY;
  for (const name of readdirSync(aside)) {
    const isCurrent = existsSync(join(current, name));
    if (isCurrent || statSync(join(aside, name)).mtimeMs < oldest) rmSync(join(aside, name));
  }
  cpSync(aside, served, { recursive: true });
}
