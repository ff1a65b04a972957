import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, canUseApt } from './apt.mjs';
import { PlainError, root, run, runTool } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const windowless = ['chromium-headless-shell', 'chrome-headless-shell'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browser for the tests: one that is there already, else Debian's, else Playwright's own download.
 * @returns {Promise<string | undefined>} its path; undefined for Playwright's own, which Playwright finds itself
 */
export async function ensureChromium() {
  const found = (await findGiven()) ?? (await findChromium());
  if (found) return found;
  if (canUseApt()) {
    // Without a font a page has no text to click on.
    await aptInstall('chromium', 'fonts-liberation');
    const installed = await findChromium();
    if (installed) return installed;
  }
  console.log("Fetching Playwright's Chromium (once) …");
  const { isOk } = await runTool('@playwright/test#playwright', ['install', 'chromium'], {
    cwd: join(root, 'e2e'),
  });
  if (isOk) return undefined;
  throw new PlainError('No Chromium: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
}

/**
 * The browser to measure with: one without a window, else the one for the tests. A window draws its own parts (a tab that
 * shows it is loading, at 60 frames a second) with the processors that the page would have.
 * @returns {Promise<string | undefined>} as `ensureChromium`
 */
export async function ensureWindowlessChromium() {
  const findWindowless = () => findFirst(inPath(windowless));
  const found = (await findGiven()) ?? (await findWindowless());
  if (found) return found;
  if (canUseApt()) {
    await aptInstall('chromium-headless-shell', 'fonts-liberation').catch(() => {});
    const installed = await findWindowless();
    if (installed) return installed;
  }
  console.log('No chromium-headless-shell here: what the browser draws around the page is measured along.');
  return ensureChromium();
}

async function findGiven() {
  const given = process.env.CHROMIUM_PATH;
  if (!given) return undefined;
  if (await isWorking(given)) return given;
  throw new PlainError(`CHROMIUM_PATH: ${given} does not start.`);
}

const findChromium = () => findFirst([...inPath(names), ...macApplications]);

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

/** Some systems have a file of that name that only says where to get the browser. @param {string} path */
const isWorking = async (path) => (await run(path, ['--version'], { isQuiet: true })).isOk;
