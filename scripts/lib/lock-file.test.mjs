import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.mjs';

/** @typedef {{ optionalDependencies?: Record<string, string>, resolved?: string, link?: boolean }} Entry */

/** Systems of developers; for others, some packages are named but not in the registry. */
const isForDevelopers = /(linux|darwin|win32)-(x64|arm64)/;

// npm silently omits what it cannot reach, or what another system needs.
it.each(['package-lock.json', 'lighthouse/package-lock.json'])(
  '%s lists the optional packages of every system that people work on, and no registry',
  (file) => {
    /** @type {Record<string, Entry>} */
    const packages = JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => isForDevelopers.test(name) && !isListed(packages, path, name))
        .map((name) => `${name} of ${path}`),
    );
    const elsewhere = Object.entries(packages).filter(([, { resolved, link }]) => resolved && !link);
    expect({ missing, elsewhere }).toEqual({ missing: [], elsewhere: [] });
  },
);

/**
 * True if Node would find the package from this one: beside it, or beside one of those above.
 * @param {Record<string, Entry>} packages
 * @param {string} from
 * @param {string} name
 */
function isListed(packages, from, name) {
  for (let above = from; ; above = above.slice(0, Math.max(0, above.lastIndexOf('node_modules/') - 1))) {
    if (`${above ? `${above}/` : ''}node_modules/${name}` in packages) return true;
    if (above === '') return false;
  }
}
