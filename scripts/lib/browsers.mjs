import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { aptInstall, canUseApt } from './apt.mjs';
import { runNpm } from './npm.mjs';
import { root, run } from './run.mjs';

/** @typedef {{ env: Record<string, string | undefined>, notes: string[] }} OtherBrowsers */

const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT = '/usr/bin/WebKitWebDriver';
/** The driver needs a screen, and a window manager that focuses the window. */
const webKitPrograms = [WEBKIT, '/usr/bin/Xvfb', '/usr/bin/openbox'];
const webKitPackages = ['webkit2gtk-driver', 'xvfb', 'openbox'];
const oldChromes = ['109', '113'];

/**
 * Finds or installs Firefox, WebKit and two old Chromes for the journeys of e2e/browsers.
 * @returns {Promise<OtherBrowsers>} the environment of the journeys, and a line for each missing browser
 */
export async function ensureOtherBrowsers() {
  const notes = [];
  const hasFirefox = await ensurePrograms([FIREFOX], ['firefox-esr']);
  if (!hasFirefox) notes.push('Skipped: the journeys in Firefox. They need firefox-esr of Debian.');
  const hasWebKit = await ensurePrograms(webKitPrograms, webKitPackages);
  if (!hasWebKit)
    notes.push(`Skipped: the journeys in WebKit. They need ${webKitPackages.join(', ')} of Debian.`);
  const chromes = await ensureOldChromes();
  if (!chromes)
    notes.push(
      'Skipped: the first screens in Chrome 109 and 113. They need Linux on x64, libnspr4 and the npm registry.',
    );
  return {
    env: {
      FIREFOX_PATH: hasFirefox ? FIREFOX : undefined,
      WEBKIT_DRIVER_PATH: hasWebKit ? WEBKIT : undefined,
      OLD_CHROMES: chromes && JSON.stringify(chromes),
    },
    notes,
  };
}

/** @param {string[]} programs @param {string[]} packages */
async function ensurePrograms(programs, packages) {
  const isThere = () => programs.every((path) => existsSync(path));
  if (!isThere() && canUseApt()) await aptInstall(...packages).catch(() => {});
  return isThere();
}

/** @returns {Promise<Record<string, string> | undefined>} the folder of each version */
async function ensureOldChromes() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const packages = join(root, 'e2e/old-chromes');
  /** @type {Record<string, string>} */
  const folders = {};
  for (const version of oldChromes) {
    const folder = join(root, '.cache/old-chromes', version);
    if (!existsSync(folder)) {
      const archive = join(packages, 'node_modules', `chrome-${version}`, 'bin');
      if (!existsSync(archive)) {
        console.log('Fetching Chrome 109 and 113 (once) …');
        await runNpm(['ci', '--ignore-scripts'], { cwd: packages });
      }
      if (!existsSync(archive)) return undefined;
      await unpack(archive, folder);
    }
    // It also needs libraries of the system, which come with another browser.
    const env = { LD_LIBRARY_PATH: join(folder, 'lib') };
    const { isOk, output } = await run('ldd', [join(folder, 'chromium')], { isQuiet: true, env });
    if (!isOk || output.includes('not found')) return undefined;
    folders[version] = folder;
  }
  rmSync(join(packages, 'node_modules'), { recursive: true, force: true });
  return folders;
}

/** @param {string} archive @param {string} folder */
async function unpack(archive, folder) {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  for (const name of ['chromium.br', 'aws.tar.br']) {
    const to = join(unfinished, name.replace(/\.br$/, ''));
    writeFileSync(to, await promisify(brotliDecompress)(readFileSync(join(archive, name))), { mode: 0o755 });
    if (to.endsWith('.tar')) await run('tar', ['xf', to, '-C', unfinished], { isQuiet: true });
  }
  renameSync(unfinished, folder);
}
