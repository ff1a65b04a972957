import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Manifest, type Plugin } from 'vite';
import type { Locale } from '../../packages/contract/src/locales.ts';
import { buildLocale, sides } from './build-target.ts';
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
  // For errors outside of root.tsx, which has a screen for all others: a sentence in the page's language instead of a stack.
  'dom/ssr/errorBoundaries': `
    import { Component, createElement } from 'react';
    import { failures } from ${JSON.stringify(fileURLToPath(new URL('../../packages/contract/src/words/en/failures.ts', import.meta.url)))};
    const Failed = () => createElement('html', null, createElement('body', null, failures.somethingWentWrong));
    // Within the layout of root.tsx, while a page without a fallback of its own loads: nothing, as on the server.
    export const BoundaryShell = ({ children }) => children;
    export const RemixRootDefaultErrorBoundary = Failed;
    export class RemixErrorBoundary extends Component {
      state = {};
      static getDerivedStateFromError = () => ({ failed: true });
      // Back and Forward try again.
      static getDerivedStateFromProps = ({ location }, state) =>
        location === state.location ? null : { location, failed: false };
      render() {
        return this.state.failed ? createElement(Failed) : this.props.children;
      }
    }
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
      id: /react-router\/dist\/production\/lib\/(?:router\/instrumentation|dom\/ssr\/(?:fog-of-war|errorBoundaries))\.js$/,
    },
    handler: (id) => Object.entries(unusedParts).find(([file]) => id.endsWith(`${file}.js`))?.[1],
  },
};

/** The browser's client of the site knows no calls that only the admin side makes: half a KiB of every first load. */
const methodsOfTheSite: Plugin = {
  name: 'methods-of-the-site',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client' && !sides.admin,
  transform: {
    filter: { id: /packages\/contract\/src\/methods\.ts$/ },
    handler: (code) => ({
      code: code.replace(
        /^ {2}'(?:(?:admin|staff|imports|stock|sales|members|followUps|whatsApp)\/|privacy\/(?:getNominee|noteNoOffers)).*$/gm,
        '',
      ),
      map: null,
    }),
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
 * Every page loads React Router's manifest, which names the files that each screen imports, in the order that Vite's manifest gives.
 * Sorted they compress better, and what the root has loaded need not be named again: 0.3 KiB less.
 */
const shortManifest: Plugin = {
  name: 'short-manifest',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const asset = bundle['.vite/manifest.json'];
      if (asset?.type !== 'asset') throw new Error('Vite has written no manifest.');
      const manifest: Manifest = JSON.parse(String(asset.source));
      const addImports = (key: string, found: Set<string>): Set<string> => {
        for (const each of manifest[key]?.imports ?? [])
          if (!found.has(each)) addImports(each, found.add(each));
        return found;
      };
      const first = Object.keys(manifest).filter((key) => /^app\/(?:root|entry\.client)\.tsx/.test(key));
      const loaded = new Set(first.flatMap((key) => [...addImports(key, new Set())]));
      const shortened = Object.entries(manifest).map(([key, chunk]) => {
        if (first.includes(key) || !chunk.imports) return [key, chunk];
        const imports = [...addImports(key, new Set())].filter((each) => !loaded.has(each)).sort();
        return [key, { ...chunk, imports }];
      });
      asset.source = JSON.stringify(Object.fromEntries(shortened));
    },
  },
};

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
    methodsOfTheSite,
    rendererForVisitors,
    shortManifest,
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
