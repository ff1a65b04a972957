import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { runNpm } from './npm.mjs';
import { PlainError, root } from './run.mjs';

const lockFile = join(root, 'package-lock.json');
const installedLockFile = join(root, 'node_modules/.package-lock.json');
/** The hash of the package-lock.json that node_modules was installed from. */
const stampFile = join(root, 'node_modules/.namma-install');

/** Installs the packages of package-lock.json unless they are already installed. */
export async function ensureInstalled() {
  const lock = readFileSync(lockFile);
  const stamp = createHash('sha256').update(lock).digest('hex');
  const isInstalled = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (isInstalled()) return;
  await withLock(
    'install',
    async () => {
      if (isInstalled()) return; // by another process, meanwhile
      if (!isInstalledByHand(lock.toString())) await install();
      writeFileSync(stampFile, stamp);
    },
    () => console.log('Waiting for another command that is installing packages …'),
  );
}

async function install() {
  console.log('Installing packages (first time, or package-lock.json has changed) …');
  // Builds need the development packages, even with NODE_ENV=production.
  const { isOk } = await runNpm(['ci', '--include=dev']);
  if (!isOk) throw new PlainError('The packages could not be installed: see the output of npm above.');
}

/**
 * True if node_modules already matches the lock file after a manual `npm ci` or `npm install`. Packages for other
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
