// `npm run shots`: pictures of every screen at three widths and in its languages, in ./shots. `npm run shots -- cart
// 390` makes only those whose names contain all of these words.
import './lib/node-version.mjs';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { otherLocales } from '../packages/contract/src/other-locales.ts';
import { build } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, runScript, runTool } from './lib/run.mjs';

const folder = join(root, 'shots');
const otherLanguageAndWidth = new RegExp(`(-(${otherLocales.join('|')}))?-\\d+\\.png$`);

await runScript(async () => {
  await ensureInstalled();
  const chromium = await ensureChromium();
  await build();
  mkdirSync(folder, { recursive: true });
  const words = process.argv.slice(2).map((word) => `(?=.*${word})`);
  const { isOk } = await runTool(
    '@playwright/test#playwright',
    ['test', '--config=shots.config.ts', `--grep=${words.join('') || '.'}`],
    { cwd: join(root, 'e2e'), env: { CHROMIUM_PATH: chromium, SHOTS_FOLDER: folder } },
  );
  writeFileSync(join(folder, 'index.html'), contactSheet());
  console.log(`\nAll of them: ${join(folder, 'index.html')}`);
  if (!isOk) process.exitCode = 1;
});

/** A page with all pictures, one screen per row. */
function contactSheet() {
  /** @type {Map<string, string[]>} */
  const rows = new Map();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.png'))) {
    const screen = file.replace(otherLanguageAndWidth, '');
    rows.set(screen, [...(rows.get(screen) ?? []), file]);
  }
  const widthOf = (/** @type {string} */ file) => Number(/-(\d+)\.png$/.exec(file)?.[1]);
  const sections = [...rows].sort().map(([screen, files]) => {
    const pictures = files
      .sort((a, b) => widthOf(a) - widthOf(b))
      .map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`);
    return `<h2>${screen}</h2>\n<div>${pictures.join('')}</div>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every screen</title>
<style>
  body { font: 1rem system-ui; margin: 2rem; background: #ddd }
  div { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
  img { height: 32rem; width: auto; object-fit: cover; object-position: top; background: white }
</style>
<h1>Every screen</h1>
${sections.join('\n')}
`;
}
