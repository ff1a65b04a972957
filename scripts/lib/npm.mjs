// Runs on Node 18 as well: see node-version.mjs.
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { root, run } from './run.mjs';

/**
 * Runs npm with this process's Node, and with the settings of the npm that has started this script, if any.
 * @param {readonly string[]} args
 * @param {import('./run.mjs').RunOptions} [options]
 */
export function runNpm(args, options) {
  const script = process.env.npm_execpath ?? '';
  const all = [...args, ...cacheOption(), '--no-audit', '--no-fund', '--loglevel=error'];
  // Other package managers use the same variables.
  return basename(script) === 'npm-cli.js'
    ? run(process.execPath, [script, ...all], options)
    : run('npm', all, options);
}

/** npm needs a writable cache: where the home folder is read-only, the repository's own. */
function cacheOption() {
  const cache = process.env.npm_config_cache ?? join(homedir(), '.npm');
  return isWritable(cache) ? [] : [`--cache=${join(root, '.cache/npm')}`];
}

/** @param {string} folder which may be missing: then the nearest existing one above it counts */
function isWritable(folder) {
  let nearest = folder;
  while (!existsSync(nearest) && nearest !== dirname(nearest)) nearest = dirname(nearest);
  try {
    accessSync(nearest, constants.W_OK);
    return statSync(nearest).isDirectory();
  } catch {
    return false;
  }
}
