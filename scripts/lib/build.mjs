import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildTarget } from '../../apps/web/supported-browsers.ts';
import { locales } from '../../packages/contract/src/locales.ts';
import { readStamp, stampFile, writeStamp } from './build-stamps.mjs';
import { compressFiles } from './compress-files.mjs';
import { retainEarlier, setAside } from './earlier-files.mjs';
import { contentFingerprint, listFiles, statFingerprint } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { PlainError, root, runTool, secondsSince } from './run.mjs';

/** The Node version of the bundles: the minimum, as in apps/server/src/platform/shared/node-versions.json. */
const NODE = 'node24';

/** The server's bundles: the name in apps/server/dist, and the entry file in apps/server/src. */
const serverEntries = {
  main: 'start/main.ts',
  'admin-cli': 'cli/admin.ts',
  'backup-child': 'platform/db/backup/child.ts',
  'backup-cli': 'cli/backup.ts',
  'doctor-cli': 'cli/doctor.ts',
};

const sharedSources = [
  'packages',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/lib/build.mjs',
  'scripts/lib/compress-files.mjs',
];

/** The built parts, with their sources and results. */
const parts = [
  {
    name: 'server',
    sources: ['apps/server', ...sharedSources],
    results: Object.keys(serverEntries).map((name) => `apps/server/dist/${name}.js`),
    build: bundleServer,
  },
  {
    name: 'web',
    sources: ['apps/web', ...sharedSources],
    results: ['apps/web/build/server/en/index.js', 'apps/web/build/client'],
    build: buildWeb,
  },
];

/**
 * Builds the parts whose sources have changed since they were last built.
 * @param {{ isForced?: boolean, only?: 'server' | 'web' }} [options]
 */
export async function build({ isForced = false, only } = {}) {
  for (const part of parts) {
    if (only && part.name !== only) continue;
    if (!isForced && isBuilt(part)) continue;
    await withLock(
      `build ${part.name}`,
      () => buildPart(part, isForced),
      () => console.log(`Waiting for another command that is building the ${part.name} …`),
    );
  }
}

/** @typedef {typeof parts[number]} Part */

/**
 * True if nothing has changed since the last build.
 * @param {Part} part
 */
const isBuilt = ({ name, sources, results }) =>
  areThere(results) && readStamp(name)?.stat === statFingerprint(listFiles(sources));

/** @param {readonly string[]} results */
const areThere = (results) => results.every((result) => existsSync(join(root, result)));

/** @param {Part} part @param {boolean} isForced */
async function buildPart(part, isForced) {
  const files = listFiles(part.sources);
  const stat = statFingerprint(files);
  const stamp = areThere(part.results) && !isForced ? readStamp(part.name) : undefined;
  if (stamp?.stat === stat) return; // another process has just built it
  const content = contentFingerprint(files);
  if (stamp?.content !== content) {
    // Removed before the build, so that an interrupted build does not count as finished.
    rmSync(stampFile(part.name), { force: true });
    const start = performance.now();
    process.stdout.write(`Building the ${part.name} … `);
    await part.build();
    console.log(secondsSince(start));
  }
  writeStamp(part.name, { stat, content });
}

/**
 * Packages of hundreds of files, which are bundled: loading them one by one takes a quarter of the start. The type
 * provider is bundled because it would load a second copy of zod.
 */
const manyFiled = ['@fastify/static', 'fastify', 'fastify-type-provider-zod', 'kysely', 'pg', 'zod'];

/**
 * True if a module is bundled: our own packages, those above, and their imports.
 * @param {string} path
 * @param {string} importer
 */
const isInside = (path, importer) =>
  path.startsWith('@namma/') ||
  importer.includes('node_modules') ||
  manyFiled.some((name) => path === name || path.startsWith(`${name}/`));

/** Bundles the server with our own packages and those of many files; other packages are loaded from node_modules. */
async function bundleServer() {
  const esbuild = await import('esbuild');
  rmSync(join(root, 'apps/server/dist'), { recursive: true, force: true });
  await esbuild
    .build({
      absWorkingDir: root,
      entryPoints: Object.entries(serverEntries).map(([out, file]) => ({ out, in: `start:${file}` })),
      outdir: 'apps/server/dist',
      bundle: true,
      // Code of one engine only, and code shared by several entries, gets its own file.
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: NODE,
      // Source text stays in memory and takes time to parse. Names and short lines keep stack traces readable.
      minifyWhitespace: true,
      lineLimit: 160,
      legalComments: 'none',
      sourcemap: true,
      // Node reads the maps at the start; it finds the sources by their paths.
      sourcesContent: false,
      // For bundled CommonJS packages.
      banner: {
        js: `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url), { dirname: __dirname, filename: __filename } = import.meta;`,
      },
      logLevel: 'warning',
      plugins: [
        {
          // An older Node prints one line; loaded first, because it may not even be able to parse the rest.
          name: 'node-is-new-enough',
          setup({ onResolve, onLoad }) {
            onResolve({ filter: /^start:/ }, ({ path }) => ({
              path: path.slice('start:'.length),
              namespace: 'start',
            }));
            onLoad({ filter: /^/, namespace: 'start' }, ({ path }) => ({
              contents: `import { refuseOldNode } from './start/refuse-old-node.ts';
refuseOldNode();
await import('./${path}');`,
              resolveDir: join(root, 'apps/server/src'),
            }));
          },
        },
        {
          name: 'npm-packages-stay-outside',
          setup({ onResolve }) {
            onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) =>
              kind === 'entry-point' || isInside(path, importer) ? undefined : { path, external: true },
            );
          },
        },
      ],
    })
    .catch(() => {
      throw new PlainError('The server could not be built: the lines above say why.');
    });
}

/** The files of earlier builds, outside the web's build, which each build replaces. */
const earlierFiles = join(root, '.cache/earlier-files');

/** Builds each language. Their files have hashed names, so that all of them fit into one folder. */
async function buildWeb() {
  const web = join(root, 'apps/web/build');
  const now = new Date();
  setAside(join(web, 'client/assets'), earlierFiles, now);
  rmSync(web, { recursive: true, force: true });
  // In parallel they take 2.7 GB, sequentially 1.3 GB.
  if (process.availableMemory() > 5 * 1024 ** 3) await Promise.all(locales.map(buildPages));
  else for (const locale of locales) await buildPages(locale);
  await packRenderers(locales.map((locale) => join(web, locale, 'server/index.js')));
  for (const name of locales) {
    cpSync(join(web, name, 'client'), join(web, 'client'), { recursive: true });
    cpSync(join(web, name, 'server'), join(web, 'server', name), { recursive: true });
    rmSync(join(web, name), { recursive: true });
  }
  await bundleWorker();
  await compressFiles(join(web, 'client'));
  retainEarlier(earlierFiles, join(web, 'client/assets'), join(web, 'earlier'), now);
}

/** @param {typeof locales[number]} locale */
async function buildPages(locale) {
  const { isOk, output } = await runTool('@react-router/dev#react-router', ['build'], {
    cwd: join(root, 'apps/web'),
    env: { NODE_ENV: 'production', LOCALE: locale },
    isQuiet: true,
  });
  if (!isOk) throw new PlainError(`${output}\nThe web pages could not be built: the lines above say why.`);
}

/**
 * Removes white space, and escapes letters outside ASCII: with a single one V8 stores a file's whole text at two bytes
 * a letter.
 * @param {string[]} files
 */
async function packRenderers(files) {
  const esbuild = await import('esbuild');
  const pack = (/** @type {string} */ file) =>
    esbuild.build({
      entryPoints: [file],
      outfile: file,
      allowOverwrite: true,
      format: 'esm',
      target: NODE,
      minifyWhitespace: true,
      lineLimit: 160,
      legalComments: 'none',
      logLevel: 'warning',
    });
  await Promise.all(files.map(pack));
}

/** The service worker, whose address has no hash, and its removal script. */
async function bundleWorker() {
  const esbuild = await import('esbuild');
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: { sw: 'apps/web/worker/sw.ts', 'sw-off': 'apps/web/worker/off.ts' },
    outdir: 'apps/web/build/client',
    bundle: true,
    minify: true,
    target: buildTarget,
    logLevel: 'warning',
  });
}
