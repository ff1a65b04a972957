import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { byLocale, type Locale } from '@namma/contract/locales';
import type { FastifyInstance } from 'fastify';
import { type RenderPage, servePages } from '../platform/http/pages.ts';
import { type PublicReads, toPageReads } from '../platform/http/public-reads.ts';
import { once } from '../platform/shared/once.ts';
import { StartError } from '../platform/shared/start-error.ts';

/** Relative to dist/main.js. A server run from its sources serves no pages: Vite does. */
const WEB_BUILD = join(import.meta.dirname, '../../web/build');

/** The part of a web build that the server uses. */
interface WebBundle {
  entry: { module: { createPageRenderer: (build: WebBundle, origin: string) => RenderPage } };
}

/** The available builds of the web pages. */
export interface Web {
  english: WebBundle;
  /** Loads the build of another language. */
  load: (locale: Locale) => Promise<WebBundle>;
}

const loadBundle = (locale: Locale): Promise<WebBundle> =>
  import(pathToFileURL(join(WEB_BUILD, 'server', locale, 'index.js')).href);

/**
 * Loads the web builds; undefined in development, where Vite serves the pages.
 * @throws StartError when nothing is built
 */
export async function loadWeb(): Promise<Web | undefined> {
  if (process.env.NODE_ENV === 'development') return undefined;
  if (!existsSync(join(WEB_BUILD, 'server/en/index.js'))) {
    throw new StartError('The web is not built yet: run `npm run build`, or start with `npm start`.');
  }
  process.env.NODE_ENV ??= 'production';
  return { english: await loadBundle('en'), load: loadBundle };
}

/** Serves the web pages. They read public data in the process, not over HTTP. */
export async function hostWeb(
  app: FastifyInstance,
  web: Web | undefined,
  reads: PublicReads,
  { origin, hasWorker }: { origin: string; hasWorker: boolean },
): Promise<void> {
  if (!web) return;
  const earlierFolder = join(WEB_BUILD, 'earlier');
  const toRenderer = (build: WebBundle) => build.entry.module.createPageRenderer(build, origin);
  const english = toRenderer(web.english);
  // Other languages are loaded with their first page, because each takes memory and time that an English-only start
  // does not need.
  const whenAsked = (locale: Locale) => once(async () => toRenderer(await web.load(locale)));
  await servePages(app, {
    clientFolder: join(WEB_BUILD, 'client'),
    ...(existsSync(earlierFolder) ? { earlierFolder } : {}),
    hasWorker,
    renderers: byLocale((locale) => (locale === 'en' ? async () => english : whenAsked(locale))),
    reads: toPageReads(reads),
  });
}
