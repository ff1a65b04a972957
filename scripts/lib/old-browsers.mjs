import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildTarget, tooNew, withFallbackInBuild } from '../../apps/web/supported-browsers.ts';
import { root } from './run.mjs';

/**
 * Searches the built client, packages included, for features missing in one of the oldest supported browsers.
 * @param {string} [client] the folder of the built client
 * @returns {Promise<string[]>} `file: use` of each function without a fallback and of each file with newer syntax
 */
export async function findTooNewInBuild(client = join(root, 'apps/web/build/client')) {
  const files = ['sw.js', ...readdirSync(join(client, 'assets')).map((name) => `assets/${name}`)];
  const found = files
    .filter((file) => file.endsWith('.js'))
    .map(async (file) => {
      const code = readFileSync(join(client, file), 'utf8');
      const uses = tooNew.flatMap((pattern) => code.match(new RegExp(pattern, 'g')) ?? []);
      const lacking = [...new Set(uses)].filter((use) => !withFallbackInBuild.includes(use));
      if (await hasNewerSyntax(code)) lacking.push('syntax');
      return lacking.map((use) => `${file}: ${use}`);
    });
  return (await Promise.all(found)).flat();
}

// Browsers update the table of characters behind `\p{…}` each year, so that esbuild rewrites it for any target.
const supported = { 'regexp-unicode-property-escapes': true };

/** @param {string} code which esbuild rewrites for the oldest browsers if it contains newer syntax */
async function hasNewerSyntax(code) {
  // Imported here, because `npm test` on a fresh clone loads this file before it installs the packages.
  const { transform } = await import('esbuild');
  const [forOldest, forNewest] = await Promise.all(
    [buildTarget, 'esnext'].map((target) => transform(code, { target, supported, logLevel: 'silent' })),
  );
  return forOldest?.code !== forNewest?.code;
}
