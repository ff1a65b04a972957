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

/** How long the files of an earlier build stay served, for tabs and kept cards that still ask for them. */
export const KEPT_DAYS = 14;
const MILLISECONDS_PER_DAY = 86_400_000;

/**
 * Moves the files of the build that is about to be replaced into a folder. Their time becomes the time of this: from now on they
 * are earlier ones.
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
 * Deletes what the new build contains and what was replaced too long ago, and copies the rest to where the server looks for it.
 * @param {string} aside
 * @param {string} current the files of the new build
 * @param {string} served
 * @param {Date} now
 */
export function keepEarlier(aside, current, served, now) {
  mkdirSync(aside, { recursive: true });
  const oldest = now.getTime() - KEPT_DAYS * MILLISECONDS_PER_DAY;
  for (const name of readdirSync(aside)) {
    const isCurrent = existsSync(join(current, name));
    if (isCurrent || statSync(join(aside, name)).mtimeMs < oldest) rmSync(join(aside, name));
  }
  cpSync(aside, served, { recursive: true });
}
