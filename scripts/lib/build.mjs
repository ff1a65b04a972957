import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressFiles } from './compress-files.mjs';
import { contentFingerprint, listFiles, statFingerprint } from './fingerprint.mjs';
import { PlainError, root, runTool, secondsSince } from './run.mjs';

/** The server's bundles: the name in apps/server/dist, and the file of apps/server/src that a process starts from. */
const serverEntries = {
  main: 'start/main.ts',
  'admin-cli': 'cli/admin.ts',
  'backup-cli': 'cli/backup.ts',
  'demo-cli': 'cli/demo.ts',
};

const sharedSources = [
  'packages',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/lib/build.mjs',
  'scripts/lib/compress-files.mjs',
];

/** What is built, from what, into what. */
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
    results: ['apps/web/build/server/index.js', 'apps/web/build/client'],
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
    const files = listFiles(part.sources);
    const stat = statFingerprint(files);
    const isThere = part.results.every((result) => existsSync(join(root, result)));
    const stamp = isThere && !isForced ? readStamp(part.name) : undefined;
    if (stamp?.stat === stat) continue;
    const content = contentFingerprint(files);
    if (stamp?.content !== content) {
      // Gone before the build begins: one that is cut short is never taken for finished.
      rmSync(stampFile(part.name), { force: true });
      const start = performance.now();
      process.stdout.write(`Building the ${part.name} … `);
      await part.build();
      console.log(secondsSince(start));
    }
    writeStamp(part.name, { stat, content });
  }
}

/**
 * Packages of hundreds of files: reading them one by one is a quarter of the time that a start takes. The type provider
 * comes along, for it would read a zod of its own.
 */
const manyFiled = ['fastify', 'fastify-type-provider-zod', 'kysely', 'pg', 'zod'];

/**
 * What such a package needs comes with it.
 * @param {string} path
 * @param {string} importer
 */
const isInside = (path, importer) =>
  path.startsWith('@namma/') ||
  importer.includes('node_modules') ||
  manyFiled.some((name) => path === name || path.startsWith(`${name}/`));

/** Few files, with our own packages inside; what npm installs stays outside, but for what has many files. */
async function bundleServer() {
  const esbuild = await import('esbuild');
  rmSync(join(root, 'apps/server/dist'), { recursive: true, force: true });
  await esbuild
    .build({
      absWorkingDir: root,
      entryPoints: Object.entries(serverEntries).map(([out, file]) => ({
        out,
        in: `apps/server/src/${file}`,
      })),
      outdir: 'apps/server/dist',
      bundle: true,
      // What only one engine needs, and what the entries share, is a file of its own.
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      sourcemap: true,
      // For what is written for `require` among them.
      banner: {
        js: `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url), { dirname: __dirname, filename: __filename } = import.meta;`,
      },
      logLevel: 'warning',
      plugins: [
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

async function buildWeb() {
  const { isOk, output } = await runTool('@react-router/dev#react-router', ['build'], {
    cwd: join(root, 'apps/web'),
    env: { NODE_ENV: 'production' },
    isQuiet: true,
  });
  if (!isOk) throw new PlainError(`${output}\nThe web pages could not be built: the lines above say why.`);
  await compressFiles(join(root, 'apps/web/build/client'));
}

/** @param {string} name */
const stampFile = (name) => join(root, '.cache/build', `${name}.json`);

/** @param {string} name @returns {{ stat: string, content: string } | undefined} */
function readStamp(name) {
  try {
    return JSON.parse(readFileSync(stampFile(name), 'utf8'));
  } catch {
    return undefined; // none yet, or cut short: build
  }
}

/** @param {string} name @param {{ stat: string, content: string }} stamp */
function writeStamp(name, stamp) {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), JSON.stringify(stamp));
}
