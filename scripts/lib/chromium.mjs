import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, canUseApt } from './apt.mjs';
import { PlainError, root, run, runTool } from './run.mjs';

/**
 * Headless shells. A full Chromium draws its own window and tabs at 60 frames a second, which made the journeys take
 * four times as long on two cores without a graphics card.
 */
const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds or installs the browser for tests, screenshots and Lighthouse: a headless shell, else a full Chromium, else
 * Playwright's own.
 * @returns {Promise<string | undefined>} its path; undefined for Playwright's own
 */
export async function ensureChromium() {
  const found = (await findGiven()) ?? (await findFirst(inPath(headlessShells)));
  if (found) return found;
  if (canUseApt()) {
    // Without fonts, text has no size and cannot be clicked.
    await aptInstall('chromium-headless-shell', 'fonts-liberation').catch(() => {});
    const installed = await findFirst(inPath(headlessShells));
    if (installed) return installed;
  }
  const full = await findFirst([...inPath(browsers), ...macApplications]);
  if (full) return full;
  console.log("Fetching Playwright's Chromium (once) …");
  const { isOk } = await runTool('@playwright/test#playwright', ['install', 'chromium', '--only-shell'], {
    cwd: join(root, 'e2e'),
  });
  if (isOk) return undefined;
  throw new PlainError(
    'No Chromium: install one (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
  );
}

async function findGiven() {
  const given = process.env.CHROMIUM_PATH;
  if (!given) return undefined;
  if (await isWorking(given)) return given;
  throw new PlainError(`CHROMIUM_PATH: ${given} does not start.`);
}

/** @param {string[]} programs */
function inPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return ['/usr/bin', ...folders].flatMap((folder) => programs.map((name) => join(folder, name)));
}

/** @param {string[]} candidates */
async function findFirst(candidates) {
  for (const path of new Set(candidates)) {
    if (existsSync(path) && (await isWorking(path))) return path;
  }
  return undefined;
}

/**
 * Some systems have a stub of that name that only explains how to install the browser.
 * @param {string} path
 */
const isWorking = async (path) => (await run(path, ['--version'], { isQuiet: true })).isOk;
