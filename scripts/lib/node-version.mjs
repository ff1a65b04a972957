// Imported first by every script: continues in a Node that is new enough (D72). This file, and its imports, must run on
// Node 18.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';

/** @type {import('./fetched-node.mjs').Versions} */
const versions = JSON.parse(
  readFileSync(new URL('../../apps/server/src/platform/shared/node-versions.json', import.meta.url), 'utf8'),
);

/** Set for the process that continues: the id of the one that started it. */
const LAUNCHER = 'NAMMA_LAUNCHER';
const SIGNALS = /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT']);
const PARENT_CHECK_MILLISECONDS = 100;
/** Two signals of one kind within this time are one: the second was forwarded by the process that started this one. */
const SAME_SIGNAL_MILLISECONDS = 500;

const launcher = Number(process.env[LAUNCHER]);
delete process.env[LAUNCHER];
if (launcher) followLauncher(launcher);
else if (isOld(process.versions.node)) await continueInNewNode();
else Object.assign(process.env, environmentWith(process.execPath));

/** @param {string} version */
function isOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = versions.least.split('.').map(Number);
  return major < leastMajor || (major === leastMajor && minor < leastMinor);
}

/**
 * Environment variables that make child processes, including npm's scripts, find this Node.
 * @param {string} node
 */
function environmentWith(node) {
  const path = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const found = path.map((folder) => join(folder, basename(node))).find((file) => existsSync(file));
  const isFound = found !== undefined && realpathSync(found) === realpathSync(node);
  const PATH = (isFound ? path : [dirname(node), ...path]).join(delimiter);
  return { PATH, NODE: node, npm_node_execpath: node };
}

/**
 * Runs this process's script with a fetched Node, forwards signals to it and exits with its status. Node 20 cannot
 * replace its own process. Never returns.
 */
async function continueInNewNode() {
  const { findOrFetchNode } = await import('./fetched-node.mjs');
  const { PlainError } = await import('./run.mjs');
  /** @type {string} */
  let node;
  try {
    node = await findOrFetchNode(versions);
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, ...environmentWith(node), [LAUNCHER]: String(process.pid) },
  });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  // npm sends a signal only to its shell, which does not forward it.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      child.kill('SIGTERM');
    }, PARENT_CHECK_MILLISECONDS);
  }
  const [code, signal] = await new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${node} cannot be started: ${error.message}\n`);
      resolve([1, null]);
    });
    child.once('exit', (...end) => resolve(end));
  });
  if (!signal) process.exit(code);
  for (const each of SIGNALS) process.removeAllListeners(each);
  process.kill(process.pid, signal);
  // A signal takes a moment to arrive.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  process.exit(1);
}

/**
 * Ends this process when the one that started it has ended. A signal to the whole group (Ctrl-C, a supervisor) arrives
 * here twice, directly and forwarded; drops the copy, since a second signal ends the server at once (D38).
 * @param {number} launcherId
 */
function followLauncher(launcherId) {
  /** @type {Map<unknown, number>} */
  const arrivals = new Map();
  const emit = process.emit;
  /** @type {(...event: any[]) => boolean} */
  const emitOnce = (name, ...rest) => {
    if (SIGNALS.includes(name)) {
      const now = performance.now();
      if (now - (arrivals.get(name) ?? Number.NEGATIVE_INFINITY) < SAME_SIGNAL_MILLISECONDS) return true;
      arrivals.set(name, now);
    }
    return Reflect.apply(emit, process, [name, ...rest]);
  };
  Object.assign(process, { emit: emitOnce });
  const watch = setInterval(() => {
    if (process.ppid === launcherId) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MILLISECONDS);
  watch.unref();
}
