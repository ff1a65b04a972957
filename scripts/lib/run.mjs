import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** An actionable error: scripts print its message without a stack. */
export class PlainError extends Error {}

/**
 * Runs a script's main function. A PlainError is printed as one line and sets exit status 1.
 * @param {() => Promise<void>} main
 */
export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] the repository's folder when absent
 * @property {Record<string, string | undefined>} [env] on top of this process's own
 * @property {readonly string[]} [nodeOptions] options of Node itself; only `runTool` takes them
 * @property {boolean} [isQuiet] collects the output instead of showing it
 */

/**
 * Runs a program to its end, without standard input.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ isOk: boolean, output: string }>} `output` only when quiet
 */
export function run(command, args, { cwd = root, env = {}, isQuiet = false } = {}) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('error', (error) => resolve({ isOk: false, output: `${output}${error.message}\n` }));
    child.once('close', (code) => resolve({ isOk: code === 0, output }));
  });
}

/**
 * Runs a tool of node_modules with this Node, without a shell.
 * @param {string} name its package, or `package#bin` if the two differ
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export const runTool = (name, args, { nodeOptions = [], ...options } = {}) =>
  run(process.execPath, [...nodeOptions, toolPath(name, options.cwd), ...args], options);

/**
 * Finds the file of a package's command, resolved from a workspace upwards like Node.
 * @param {string} name `package`, or `package#bin`
 * @param {string} [from]
 * @returns {string}
 */
export function toolPath(name, from = root) {
  const [packageName = '', binName = packageName.split('/').pop() ?? ''] = name.split('#');
  for (let folder = from; ; folder = dirname(folder)) {
    const packageFolder = join(folder, 'node_modules', packageName);
    if (existsSync(join(packageFolder, 'package.json'))) {
      const { bin } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
      return join(packageFolder, typeof bin === 'string' ? bin : bin[binName]);
    }
    if (folder === dirname(folder)) throw new PlainError(`${packageName} is not installed: run npm ci.`);
  }
}

/**
 * `3.2 s` since an instant of performance.now().
 * @param {number} start
 */
export const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

const PARENT_CHECK_MILLISECONDS = 100;

/**
 * Stops this process when npm's shell has ended: npm sends a signal to that shell, which does not forward it.
 * @param {string} script the npm script of this process
 */
export function stopWithNpm(script) {
  if (process.env.npm_lifecycle_event !== script) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MILLISECONDS);
  watch.unref();
}
