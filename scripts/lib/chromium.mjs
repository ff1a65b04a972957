import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, canUseApt } from './apt.mjs';
import { PlainError, root, run, runTool } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browser for the tests: one that is there already, else Debian's, else Playwright's own download.
 * @returns {Promise<string | undefined>} its path; undefined for Playwright's own, which Playwright finds itself
 */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await isWorking(given)) return given;
    throw new PlainError(`CHROMIUM_PATH: ${given} does not start.`);
  }
  const found = await findChromium();
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

async function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [
    ...['/usr/bin', ...folders].flatMap((folder) => names.map((name) => join(folder, name))),
    ...macApplications,
  ];
  for (const path of new Set(candidates)) {
    if (existsSync(path) && (await isWorking(path))) return path;
  }
  return undefined;
}

/** Some systems have a file of that name that only says where to get the browser. @param {string} path */
const isWorking = async (path) => (await run(path, ['--version'], { isQuiet: true })).isOk;
