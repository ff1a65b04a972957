import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError, root, run } from './run.mjs';

const lockFile = join(root, 'package-lock.json');
const installedLockFile = join(root, 'node_modules/.package-lock.json');
/** The hash of the package-lock.json that node_modules was installed from. */
const stampFile = join(root, 'node_modules/.namma-install');

/** Installs the packages of package-lock.json unless they are installed already. */
export async function ensureInstalled() {
  const lock = readFileSync(lockFile);
  const stamp = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (!isInstalledByHand(lock.toString())) await install();
  writeFileSync(stampFile, stamp);
}

async function install() {
  console.log('Installing packages (first time, or package-lock.json has changed) …');
  // Builds need the development packages, even with NODE_ENV=production.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npmScript = process.env.npm_execpath;
  const { isOk } = npmScript?.endsWith('.js')
    ? await run(process.execPath, [npmScript, ...args])
    : await run('npm', args);
  if (!isOk) throw new PlainError('The packages could not be installed: see the output of npm above.');
}

/**
 * Whether node_modules already matches the lock file after an `npm ci` or `npm install` by hand. Packages for other
 * systems may be absent.
 * @param {string} lock
 */
function isInstalledByHand(lock) {
  if (!existsSync(installedLockFile)) return false;
  const wanted = JSON.parse(lock).packages;
  const installed = JSON.parse(readFileSync(installedLockFile, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') || link || optional || installed[path]?.version === version,
  );
}
