import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import type { Locale } from '../../packages/contract/src/locales.ts';
import { buildLocale } from './build-target.ts';
import { buildTarget } from './supported-browsers.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const apiInDevelopment = `http://127.0.0.1:${process.env.PORT || 3000}`;

/**
 * Bundles the renderer into one file, which loads faster than a hundred chunks or two thousand package files. It uses the
 * production build of React.
 */
const rendererForVisitors: Plugin = {
  name: 'renderer-for-visitors',
  apply: 'build',
  config: () => ({
    ssr: { noExternal: true },
    environments: {
      ssr: {
        define: { 'process.env.NODE_ENV': '"production"' },
        build: { rolldownOptions: { output: { codeSplitting: false } } },
      },
    },
  }),
};

/**
 * In the build of another language, replaces each module of English words, of the web and of the contract, by the module of the
 * same name in that language.
 */
function wordsOf(locale: Locale): Plugin {
  const english = /([\\/]words[\\/])en(?=[\\/][\w-]+\.ts$)/;
  return {
    name: 'words-of-the-language',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (locale === 'en' || !/words|messages/.test(id)) return undefined;
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: resolved.id.replace(english, `$1${locale}`) };
    },
  };
}

const startFiles = /[\\/]app[\\/](?:entry\.client|root|routes[\\/]site[\\/]frame)\.tsx/;
const knownOfEveryPage = new Map<string, boolean>();

interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** True if the entry, the root or the frame of the site imports a module, so that every page loads it first. */
function isOfEveryPage(id: string, graph: ModuleGraph): boolean {
  if (startFiles.test(id)) return true;
  const known = knownOfEveryPage.get(id);
  if (known !== undefined) return known;
  // Ends cycles of imports.
  knownOfEveryPage.set(id, false);
  const isImported = graph.getModuleInfo(id)?.importers.some((each) => isOfEveryPage(each, graph)) ?? false;
  knownOfEveryPage.set(id, isImported);
  return isImported;
}

export default defineConfig({
  plugins: [wordsOf(buildLocale), rendererForVisitors, tailwindcss(), reactRouter()],
  resolve: {
    alias: [{ find: /^fflate$/, replacement: fromHere('./app/lib/workbook/zip-without-worker.ts') }],
  },
  server: { port: 5173, proxy: { '/api': apiInDevelopment } },
  build: {
    target: buildTarget,
    // No inlining into CSS or JS: the Content-Security-Policy allows no `data:` fonts.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        // Licences ask that their texts come with each copy. The English build has the packages of all builds.
        license: buildLocale === 'en' && { fileName: 'licences.txt' },
        rolldownOptions: {
          // Inlines constants of other files: a page contains the addresses that it uses, not the whole table.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            // Every page loads the names of all files: what several screens share has a short one.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: ({ isDynamicEntry, name }) =>
              isDynamicEntry || name === 'react' || name === 'frame'
                ? 'assets/[name]-[hash:7].js'
                : 'assets/[hash:7].js',
            codeSplitting: {
              // A hundred small files would compress badly and be named by each screen in the manifest that every page loads.
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 3,
                },
                {
                  name: (id, graph) => (isOfEveryPage(id, graph) ? 'frame' : null),
                  debugName: 'frame',
                  priority: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
});
