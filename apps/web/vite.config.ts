import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import type { Locale } from '../../packages/contract/src/locales.ts';
import { buildLocale } from './build-locale.ts';
import { chunks } from './chunks.ts';

const apiInDevelopment = `http://127.0.0.1:${process.env.PORT || 3000}`;

/** By file of React Router: what stands there instead. */
const unusedParts: Record<string, string> = {
  'router/instrumentation': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;
  `,
  // Nothing is discovered: see routeDiscovery in react-router.config.ts.
  'dom/ssr/fog-of-war': `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    // Named by parts that are not in the client's build.
    export const getManifestPath = undefined;
    export const getPathsWithAncestors = undefined;
    export const handleClientVersionMismatch = undefined;
  `,
};

/**
 * Leaves out the parts of React Router that nothing here uses, instrumentation and the discovery of routes: 2 KiB of
 * every first load. If a file has another name in a later version, the weight of the pages says so.
 */
const routerWithoutUnusedParts: Plugin = {
  name: 'router-without-unused-parts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: {
      id: /react-router\/dist\/production\/lib\/(?:router\/instrumentation|dom\/ssr\/fog-of-war)\.js$/,
    },
    handler: (id) => Object.entries(unusedParts).find(([file]) => id.endsWith(`${file}.js`))?.[1],
  },
};

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

/**
 * The chunks that chunks.ts makes: most are loaded before code that is loaded later asks for them, and naming them again in
 * each page would make its first load 0.3 KiB larger. The browser loads them when the importing file has arrived.
 */
const sharedChunk = new RegExp(
  `^assets/(?:rolldown-runtime|${chunks.map(({ name }) => name).join('|')})-[^/]*\\.js$`,
);

export default defineConfig({
  plugins: [
    wordsOf(buildLocale),
    routerWithoutUnusedParts,
    rendererForVisitors,
    tailwindcss(),
    reactRouter(),
  ],
  server: { port: 5173, proxy: { '/api': apiInDevelopment } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Inlines constants of other files: a page contains the addresses that it uses, not the whole table.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          // Reading a property runs no code that anything here waits for: 0.1 KiB less.
          treeshake: { propertyReadSideEffects: false },
          output: {
            codeSplitting: { groups: chunks },
            // Every page loads the names of all screens. A character less of each hash is 0.1 KiB less.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
    },
  },
  build: {
    target: 'es2022',
    // No inlining into CSS or JS: the Content-Security-Policy allows no `data:` fonts.
    assetsInlineLimit: 0,
    modulePreload: {
      resolveDependencies: (_file, dependencies) => dependencies.filter((file) => !sharedChunk.test(file)),
    },
  },
});
