import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError, root } from './run.mjs';

export const licencesFile = join(root, 'docs/licences.md');

/** Licences that only require their text to be included. Others need a person's decision. */
const ACCEPTED = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'PostgreSQL',
];

/**
 * libvips, which `sharp` loads as a separate, unchanged library: the LGPL requires that it can be replaced by another
 * build, which a separate package allows.
 * @param {string} name
 */
const isLibvips = (name) => name.startsWith('@img/sharp-');
const LGPL = 'LGPL-3.0-or-later';

/** The fonts in apps/web/app/ui/fonts. The OFL requires that copies come under the same licence. */
const fonts = ['Archivo', 'Noto Sans Devanagari', 'Noto Sans Kannada'];

/**
 * Builds the Markdown page of all production packages, by licence.
 * @returns {string}
 */
export function listLicences() {
  /** @type {Record<string, { version: string, license?: string, dev?: boolean, link?: boolean }>} */
  const packages = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  /** @type {Map<string, Set<string>>} */
  const byLicence = new Map();
  for (const [path, { version, license = 'not stated', dev, link }] of Object.entries(packages)) {
    if (dev || link || !path.includes('node_modules/')) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (!isAccepted(license) && !(isLibvips(name) && license.split(' AND ').includes(LGPL)))
      throw new PlainError(`${name} ${version} is under ${license}: see scripts/lib/licences.mjs.`);
    byLicence.set(license, (byLicence.get(license) ?? new Set()).add(`${name} ${version}`));
  }
  const rows = [...byLicence]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([licence, names]) => `| ${licence} | ${[...names].sort().join(', ')} |`);
  return [
    '# Licences\n',
    'Packages that run in production, with the optional ones of every platform. `npm run licences` generates this page from',
    '`package-lock.json`; `npm run check` fails when it is out of date or when a package has a licence that is not accepted.\n',
    '| Licence | Packages |',
    '| --- | --- |',
    ...rows,
    `| OFL-1.1 | ${fonts.join(', ')} (fonts) |`,
    `| MIT | Node ${fetchedNode()}, fetched into \`.cache/node\` where the installed one is older; its file \`LICENSE\` lists its parts |\n`,
  ].join('\n');
}

const fetchedNode = () =>
  JSON.parse(readFileSync(join(root, 'apps/server/src/platform/shared/node-versions.json'), 'utf8')).fetched
    .version;

/**
 * True if the licence is accepted: of alternatives such as `(MIT OR CC0-1.0)` one is enough, of `MIT AND ISC` each must
 * be.
 * @param {string} licence
 */
const isAccepted = (licence) =>
  licence
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((each) => ACCEPTED.includes(each)));

/** @returns {boolean} true if the page matches package-lock.json */
export const isUpToDate = () => readFileSync(licencesFile, 'utf8') === listLicences();
