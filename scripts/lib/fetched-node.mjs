// Runs on Node 18 as well: see node-version.mjs.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { runNpm } from './npm.mjs';
import { PlainError, root } from './run.mjs';

/**
 * apps/server/src/platform/shared/node-versions.json.
 * @typedef {object} Versions
 * @property {string} least the oldest Node that the product runs on, such as `24` or `24.7`
 * @property {{ version: string, packages: Record<string, { name: string, integrity: string }> }} fetched the Node that
 * is
 * fetched where an older one starts a script: its packages in the npm registry, by system and processor
 */

const SHOWN_FOLDER = '.cache/node';
const folder = join(root, SHOWN_FOLDER);
/** The folders of unfinished downloads. */
const PART = 'part-';

/**
 * Finds the Node that the repository names, or fetches it from the npm registry with npm, which supports proxies,
 * mirrors and passwords. npm compares the download with the integrity in the repository.
 * @param {Versions} versions
 * @returns {Promise<string>} its file
 * @throws {PlainError} one line with the problem and the solution
 */
export async function findOrFetchNode({ least, fetched: { version, packages } }) {
  const system = `${process.platform}-${process.arch}`;
  const found = packages[system];
  const needed = `Node ${least} or later is needed; this is Node ${process.versions.node}`;
  const home = join(folder, `${version}-${system}`);
  if (await isIntact(home)) return nodeIn(home);
  if (!found || isMusl()) throw new PlainError(`${needed}. Install it, then start again.`);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw unwritable(needed, error);
  }
  return withLock(
    'node',
    async () => {
      if (await isIntact(home)) return nodeIn(home); // another process has just fetched it
      process.stderr.write(`${needed}: fetching Node ${version} from npm into ${SHOWN_FOLDER} (once) …\n`);
      await fetchNode(home, needed, version, found);
      return nodeIn(home);
    },
    () => process.stderr.write(`${needed}: waiting for another command that is fetching it …\n`),
  );
}

/** @param {string} home */
const nodeIn = (home) => join(home, 'bin/node');
/** @param {string} home The size, time and hash of the file when its download was verified. */
const stampIn = (home) => join(home, 'verified.json');

/** Advice by npm's message; the default advice is that there may be no network. */
const ADVICE = new Map([
  [
    'EINTEGRITY',
    'what arrives is not the package that the repository names. Try again, or set up npm for another registry',
  ],
  ['E404', 'the registry has no such package: set up npm for another registry'],
  ['ETARGET', 'the registry has no such version: set up npm for another registry'],
  ['ENOSPC', 'free some disk space and start again'],
  ['ENOENT', 'install npm'],
]);

/** @param {string} needed @param {unknown} error of the file system */
const unwritable = (needed, error) =>
  new PlainError(
    `${needed}, and none can be kept in ${SHOWN_FOLDER} (${/** @type {NodeJS.ErrnoException} */ (error).code}): ` +
      'make the folder writable and see that its disk has room, or install Node.',
  );

/**
 * @param {string} home
 * @param {string} needed
 * @param {string} version
 * @param {{ name: string, integrity: string }} found
 */
async function fetchNode(home, needed, version, found) {
  /** @type {string | undefined} */
  let part;
  try {
    for (const left of readdirSync(folder).filter((entry) => entry.startsWith(PART)))
      rmSync(join(folder, left), { recursive: true, force: true });
    part = mkdtempSync(join(folder, PART));
    const done = await fetchInto(part, needed, version, found);
    rmSync(home, { recursive: true, force: true });
    renameSync(done, home);
  } catch (error) {
    if (error instanceof PlainError) throw error;
    throw unwritable(needed, error);
  } finally {
    if (part) rmSync(part, { recursive: true, force: true });
  }
}

/**
 * @param {string} part an empty folder
 * @param {string} needed
 * @param {string} version
 * @param {{ name: string, integrity: string }} found
 * @returns {Promise<string>} the folder below it that is complete
 */
async function fetchInto(part, needed, version, { name, integrity }) {
  const { isOk, output } = await install(part, name, version, integrity);
  if (!isOk) {
    const code =
      /npm (?:error|ERR!) code (\S+)/.exec(output)?.[1] ??
      output
        .trim()
        .split(/[\s\n]/)
        .pop() ??
      '';
    const advice = ADVICE.get(code) ?? 'connect to the network and start again';
    throw new PlainError(
      `${needed}, and npm could not fetch ${name}@${version} (${code}): ${advice}, or install Node.`,
    );
  }
  const installed = join(part, 'node_modules', name);
  const done = join(part, 'done');
  mkdirSync(join(done, 'bin'), { recursive: true });
  renameSync(nodeIn(installed), nodeIn(done));
  copyFileSync(join(installed, 'LICENSE'), join(done, 'LICENSE'));
  refuseUnlessItRuns(nodeIn(done), needed, version);
  await writeStamp(done);
  return done;
}

/**
 * Installs the package into a separate folder, from a lock file with its integrity.
 * @param {string} part
 * @param {string} name
 * @param {string} version
 * @param {string} integrity
 */
function install(part, name, version, integrity) {
  const dependencies = { [name]: version };
  const lock = {
    lockfileVersion: 3,
    requires: true,
    packages: { '': { dependencies }, [`node_modules/${name}`]: { version, integrity } },
  };
  writeFileSync(join(part, 'package.json'), JSON.stringify({ private: true, dependencies }));
  writeFileSync(join(part, 'package-lock.json'), JSON.stringify(lock));
  // The repository's may name another registry.
  if (existsSync(join(root, '.npmrc'))) copyFileSync(join(root, '.npmrc'), join(part, '.npmrc'));
  // By default npm waits for more than a minute where there is no network.
  const patience = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-factor=2'];
  return runNpm(['ci', '--ignore-scripts', '--omit=dev', `--prefix=${part}`, ...patience], {
    cwd: part,
    isQuiet: true,
  });
}

/** @param {string} node @param {string} needed @param {string} version */
function refuseUnlessItRuns(node, needed, version) {
  try {
    const said = execFileSync(node, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    if (said.trim() === `v${version}`) return;
    throw new Error(`it says it is ${said.trim()}`);
  } catch (error) {
    const [reason] = /** @type {Error} */ (error).message.trim().split('\n').slice(-1);
    throw new PlainError(
      `${needed}, and the fetched Node ${version} does not run here (${reason}): install Node.`,
    );
  }
}

/**
 * True if the file is the verified one. Compares its size and time first; reads the whole file only if its time has
 * changed, as in a copy of the folder.
 * @param {string} home
 */
async function isIntact(home) {
  try {
    const stamp = JSON.parse(readFileSync(stampIn(home), 'utf8'));
    const { size, mtimeMs } = statSync(nodeIn(home));
    if (size !== stamp.size) return false;
    return mtimeMs === stamp.mtimeMs || (await hashOf(nodeIn(home))) === stamp.hash;
  } catch {
    return false; // none yet, or incomplete: fetch
  }
}

/** @param {string} home */
async function writeStamp(home) {
  const { size, mtimeMs } = statSync(nodeIn(home));
  writeFileSync(stampIn(home), JSON.stringify({ size, mtimeMs, hash: await hashOf(nodeIn(home)) }));
}

/** @param {string} file */
async function hashOf(file) {
  const hash = createHash('sha512');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('base64');
}

/** True if this system has musl instead of glibc, such as Alpine Linux: the fetched Node needs glibc. */
function isMusl() {
  if (process.platform !== 'linux' || !process.report) return false;
  // Without this a report looks up the names of all open connections.
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    /** @type {unknown} */ (process.report.getReport())
  );
  return header.glibcVersionRuntime === undefined;
}
