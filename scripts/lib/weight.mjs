import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { locales } from '../../packages/contract/src/locales.ts';
import { root } from './run.mjs';

const KIB = 1024;

/** The budgets of a public page, in bytes after gzip. */
const budgets = {
  scriptBytes: 125 * KIB,
  /** The frame of the admin side, without a screen. */
  adminScriptBytes: 220 * KIB,
  styleBytes: 20 * KIB,
  fontBytes: 90 * KIB,
  /** In addition, the fonts of a language's own script. */
  scriptFontBytes: 60_000,
  pictureBytes: 120_000,
  allPicturesBytes: 12_000_000,
};

/** Pages under these layouts need a token. All other routes are public and are weighed. */
const layoutsBehindToken = [
  'routes/admin/frame',
  'routes/profile/frame',
  'routes/store/members',
  'routes/site/invoice',
  'routes/profile/card',
];

const pictureEndings = ['.avif', '.webp', '.jpg', '.png', '.svg'];

/**
 * The parts of React Router's manifest that determine the first load of a page.
 * @typedef {{ id: string, parentId?: string, path?: string, hasDefaultExport: boolean, css?: string[] } & Modules} ManifestRoute
 * @typedef {{ module: string, imports?: string[], clientActionModule?: string, clientLoaderModule?: string,
 *   clientMiddlewareModule?: string, hydrateFallbackModule?: string, css?: string[] }} Modules
 * @typedef {{ entry: Modules, routes: Record<string, ManifestRoute>, url: string }} Manifest
 */

/**
 * One measured size. `page`: its page, in any language; absent for files shared by all pages.
 * @typedef {{ what: string, of: string, page?: string, bytes: number, budget: number }} Figure
 */

/**
 * Measures the built client.
 * @param {string} [build] the folder of the web's build
 * @returns {Figure[]} code, styles and fonts of every public page in each language, each picture and all pictures
 */
export function weigh(build = join(root, 'apps/web/build')) {
  const client = join(build, 'client');
  const pictures = listSizes(join(client, 'images')).filter(({ name }) =>
    pictureEndings.includes(extname(name)),
  );
  return [
    ...locales.flatMap((locale) => weighPages(build, locale)),
    ...pictures.map(({ name, bytes }) => ({
      what: 'picture',
      of: `/images/${name}`,
      bytes,
      budget: budgets.pictureBytes,
    })),
    {
      what: 'all pictures',
      of: '/images',
      bytes: pictures.reduce((total, { bytes }) => total + bytes, 0),
      budget: budgets.allPicturesBytes,
    },
  ];
}

/** @param {string} build @param {string} locale @returns {Figure[]} */
function weighPages(build, locale) {
  const client = join(build, 'client');
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const manifest = readManifest(build, locale);
  const gzipped = weighOnce((url) => gzipSync(readFileSync(join(client, url)), { level: 9 }).length);
  const sum = (/** @type {Iterable<string>} */ urls) =>
    [...urls].reduce((total, url) => total + gzipped(url), 0);

  const pages = listPublicPages(manifest).flatMap(({ path, routes }) => [
    {
      what: 'JavaScript of the first load',
      of: prefix + path,
      page: path,
      bytes: sum(listFirstScripts(manifest, routes)),
      budget: budgets.scriptBytes,
    },
    {
      what: 'CSS',
      of: prefix + path,
      page: path,
      bytes: sum(listStyles(routes)),
      budget: budgets.styleBytes,
    },
  ]);

  const shell = manifest.routes['routes/admin/screens'];
  if (shell)
    pages.push({
      what: 'JavaScript of the frame',
      of: '/admin',
      page: '/admin',
      bytes: sum(listFirstScripts(manifest, chainOf(manifest, shell))),
      budget: budgets.adminScriptBytes,
    });

  const styles = new Set(Object.values(manifest.routes).flatMap((route) => [...listStyles([route])]));
  const fonts = new Set(
    [...styles].flatMap(
      (url) => readFileSync(join(client, url), 'utf8').match(/\/assets\/[\w.-]+\.woff2/g) ?? [],
    ),
  );
  const fontBytes = [...fonts].reduce((total, url) => total + statSync(join(client, url)).size, 0);
  return [
    ...pages,
    {
      what: 'fonts',
      of: `every page${prefix && ` of ${prefix}`}`,
      bytes: fontBytes,
      budget: budgets.fontBytes + (prefix ? budgets.scriptFontBytes : 0),
    },
  ];
}

/** React Router marks the styles of some routes with an empty fragment. @param {ManifestRoute[]} routes */
const listStyles = (routes) =>
  new Set(routes.flatMap(({ css = [] }) => css.map((url) => url.replace(/#$/, ''))));

/** `/store: JavaScript of the first load 127.3 KiB, budget 125.0 KiB` @param {Figure} figure */
export const describeFigure = ({ what, of, bytes, budget }) =>
  `${of}: ${what} ${inKib(bytes)}, budget ${inKib(budget)}`;

/** @param {number} bytes */
const inKib = (bytes) => `${(bytes / KIB).toFixed(1)} KiB`;

/**
 * Reads the manifest referenced by the renderer of this language.
 * @param {string} build
 * @param {string} locale
 * @returns {Manifest}
 */
export function readManifest(build, locale) {
  // The build limits the length of lines: a string may continue on the next one.
  const renderer = readFileSync(join(build, 'server', locale, 'index.js'), 'utf8').replaceAll('\\\n', '');
  const [url] = renderer.match(/\/assets\/manifest-[\w-]+\.js/) ?? [];
  if (!url) throw new Error(`no manifest was found in the build of ${locale}`);
  const written = readFileSync(join(build, 'client', url), 'utf8');
  return JSON.parse(written.slice(written.indexOf('{'), written.lastIndexOf('}') + 1));
}

/**
 * Lists every public page with its routes, outermost first.
 * @param {Manifest} manifest
 */
function listPublicPages({ routes }) {
  const parents = new Set(Object.values(routes).flatMap(({ parentId = [] }) => parentId));
  return Object.values(routes)
    .filter(({ id, hasDefaultExport }) => !parents.has(id) && hasDefaultExport)
    .map((leaf) => {
      const chain = chainOf({ routes }, leaf);
      return { path: `/${chain.flatMap(({ path }) => path || []).join('/')}`, routes: chain };
    })
    .filter((page) => !page.routes.some(({ id }) => layoutsBehindToken.includes(id)));
}

/**
 * A route with its parents, outermost first.
 * @param {Pick<Manifest, 'routes'>} manifest
 * @param {ManifestRoute} leaf
 */
function chainOf({ routes }, leaf) {
  const chain = [leaf];
  for (let up = leaf.parentId; up; up = routes[up]?.parentId) {
    const route = routes[up];
    if (route) chain.unshift(route);
  }
  return chain;
}

/**
 * Lists all scripts that a page's HTML loads before hydration.
 * @param {Manifest} manifest
 * @param {ManifestRoute[]} routes
 */
const listFirstScripts = (manifest, routes) =>
  new Set(
    [manifest.entry, ...routes]
      .flatMap((part) => [
        part.module,
        part.clientActionModule,
        part.clientLoaderModule,
        part.clientMiddlewareModule,
        part.hydrateFallbackModule,
        ...(part.imports ?? []),
      ])
      .concat(manifest.url)
      .flatMap((url) => url?.replace(/[?#].*$/, '') ?? []),
  );

/** @param {(url: string) => number} measure @returns {(url: string) => number} */
function weighOnce(measure) {
  /** @type {Map<string, number>} */
  const known = new Map();
  return (url) => {
    const bytes = known.get(url) ?? measure(url);
    known.set(url, bytes);
    return bytes;
  };
}

/** @param {string} folder */
const listSizes = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => ({ name: name.replaceAll('\\', '/'), stat: statSync(join(folder, name)) }))
    .filter(({ stat }) => stat.isFile())
    .map(({ name, stat }) => ({ name, bytes: stat.size }));
