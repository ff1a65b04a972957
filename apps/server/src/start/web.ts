import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type RenderPage, servePages } from '../http/pages.ts';
import { type PublicReads, toPageReads } from '../http/public-reads.ts';
import { StartError } from '../start-error.ts';

/** Relative to dist/main.js. A server run from its sources serves no pages: Vite does. */
const WEB_BUILD = join(import.meta.dirname, '../../web/build');

/** The web's build, as far as the server uses it. */
interface WebBundle {
  entry: { module: { createPageRenderer: (build: WebBundle, origin: string) => RenderPage } };
}

/**
 * The web's build; undefined in development, where Vite serves the pages.
 * @throws StartError when nothing is built
 */
export async function loadWeb(): Promise<WebBundle | undefined> {
  if (process.env.NODE_ENV === 'development') return undefined;
  const bundle = join(WEB_BUILD, 'server/index.js');
  if (!existsSync(bundle)) {
    throw new StartError('The web is not built yet: run `npm run build`, or start with `npm start`.');
  }
  process.env.NODE_ENV ??= 'production';
  return import(pathToFileURL(bundle).href);
}

/** Serves the web's pages. They read public data in the process, not over HTTP. */
export async function hostWeb(
  app: FastifyInstance,
  build: WebBundle | undefined,
  reads: PublicReads,
  origin: string,
): Promise<void> {
  if (!build) return;
  const render = build.entry.module.createPageRenderer(build, origin);
  await servePages(app, { clientFolder: join(WEB_BUILD, 'client'), render, reads: toPageReads(reads) });
}
