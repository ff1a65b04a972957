import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type Locale, locales, prefixOf } from '@namma/contract/locales';
import { API_PREFIX } from '@namma/contract/methods';
import * as paths from '@namma/contract/paths';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { isDatabaseOutOfReach } from '../db/out-of-reach.ts';
import { refuse } from '../shared/refusal.ts';
import type { RenderedAnswer } from './cache/answer.ts';
import { sendCached } from './cache/send.ts';
import { answerError } from './errors.ts';
import type { PageReads } from './public-reads.ts';
import { documentHeadersOf } from './security-headers.ts';

/**
 * Renders a page.
 * @param onError called for each failure that changed the page
 */
export type RenderPage = (
  request: Request,
  reads: PageReads,
  onError: (error: unknown) => void,
) => Promise<Response>;

interface Web {
  /** The folder of the web's built files; names in assets/ contain a hash of the content. */
  clientFolder: string;
  /** The folder of the hashed files of earlier builds, if there is one. */
  earlierFolder?: string;
  /** False makes browsers remove an installed service worker. */
  hasWorker?: boolean;
  renderers: Record<Locale, () => Promise<RenderPage>>;
  reads: PageReads;
}

/**
 * The policy of the service worker, which replaces the pages' policy for what it fetches: our own files. Browsers check
 * for a newer worker each time, so that it can be changed or turned off at once.
 */
const workerHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

const workerFile = /^[\\/]sw(-off)?\.js/;

const ASSETS = '/assets/';
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const AN_HOUR_IN_SECONDS = 3_600;

/** Serves the web build beside the API: its files from the disk, every other address as a rendered page. */
export async function servePages(app: FastifyInstance, web: Web): Promise<void> {
  const { clientFolder, earlierFolder, hasWorker = true } = web;
  // Only for `reply.sendFile`: its own routes, two for each of a thousand files, took a fifth of the start.
  await app.register(fastifyStatic, {
    serve: false,
    root: clientFolder,
    // The build has compressed files with brotli and gzip where that makes them smaller.
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = isIn(join(clientFolder, 'assets'), path) || isIn(earlierFolder, path);
      reply.header('cache-control', isHashed ? FOR_A_YEAR : `public, max-age=${AN_HOUR_IN_SECONDS}`);
      // Includes its compressed files.
      if (workerFile.test(path.slice(clientFolder.length)))
        for (const [name, value] of Object.entries(workerHeaders)) reply.header(name, value);
    },
  });
  const files = listFiles(clientFolder);
  if (!hasWorker) {
    files.delete('sw.js');
    app.get('/sw.js', hidden, (_request, reply) => reply.sendFile('sw-off.js'));
  }
  // Tabs opened before the newest build still load their parts, and the cached member card its own.
  const earlierFiles = listFiles(earlierFolder);
  app.get<AnyPath>(`${ASSETS}*`, hidden, (request, reply) => {
    const name = request.params['*'];
    if (files.has(`assets/${name}`)) return reply.sendFile(`assets/${name}`);
    if (earlierFiles.has(name)) return reply.sendFile(name, earlierFolder);
    // An HTML page in place of a script or style would be cached for a year.
    return reply.code(404).type('text/plain').send('Not found');
  });
  app.get<AnyPath>('/*', hidden, async (request, reply) => {
    const name = request.params['*'];
    if (files.has(name)) return reply.sendFile(name);
    if (request.url.startsWith(`${API_PREFIX}/`)) return answerError(refuse('noSuchCall'), request, reply);
    const address = toPageAddress(request.url);
    const englishAddress = adminAddress(address);
    if (englishAddress) return reply.redirect(englishAddress);
    return sendCached(request, reply, `page ${address}`, () => makePage(web, address, request.log));
  });
}

interface AnyPath {
  Params: { '*': string };
}

const hidden = { schema: { hide: true } };

/**
 * Lists the files in a folder and below, with slashes; without compressed variants, which are sent in place of the
 * originals.
 */
function listFiles(folder: string | undefined): Set<string> {
  if (!folder) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')),
  );
}

const isIn = (folder: string | undefined, path: string): boolean =>
  folder !== undefined && path.startsWith(folder + sep);

/** Parameters appended by advertisements and newsletters. They differ for each visitor and change no page. */
const trackingName = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|mc_cid|mc_eid)$/;

/** The canonical form of a page's address: sorted parameters, without those used for tracking. */
function toPageAddress(raw: string): string {
  const [path = '/', query = ''] = splitOnce(raw, '?');
  const parameters = new URLSearchParams(query);
  for (const name of [...parameters.keys()]) if (trackingName.test(name)) parameters.delete(name);
  parameters.sort();
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** The language of a page, by the prefix of its address. */
const localeOf = (address: string): Locale =>
  locales.find((locale) => locale !== 'en' && isBelow(prefixOf(locale), address)) ?? 'en';

const isBelow = (prefix: string, address: string): boolean =>
  address.startsWith(prefix) && /^([/?.]|$)/.test(address.slice(prefix.length));

/** The English address of an admin screen if this is its translated address: admin screens are English only. */
function adminAddress(address: string): string | undefined {
  const path = address.slice(prefixOf(localeOf(address)).length);
  return path !== address && isBelow(paths.admin, path) ? path : undefined;
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/**
 * Renders a page. It depends only on its address and the data: no header of the request reaches it, not even the host.
 */
async function makePage(
  { renderers, reads }: Web,
  address: string,
  log: FastifyBaseLogger,
): Promise<RenderedAnswer> {
  let hasRead = false;
  let isWithoutDatabase = false;
  const watched: PageReads = async (name, query) => {
    hasRead = true;
    try {
      return await reads(name, query);
    } catch (error) {
      isWithoutDatabase ||= isDatabaseOutOfReach(error);
      throw error;
    }
  };
  const errors: unknown[] = [];
  const render = await renderers[localeOf(address)]();
  const page = await render(new Request(`http://localhost${address}`), watched, (error) =>
    errors.push(error),
  );
  logFailure(log, address, errors);
  return {
    status: isWithoutDatabase && page.status >= 500 ? 503 : page.status,
    headers: { ...documentHeadersOf(splitOnce(address, '?')[0]), ...Object.fromEntries(page.headers) },
    body: Buffer.from(await page.arrayBuffer()),
    isPermanent: !hasRead,
    isWithoutDatabase,
  };
}

/** Logs one line for a page with failures: a warning while the database is unreachable, an error otherwise. */
function logFailure(log: FastifyBaseLogger, address: string, errors: readonly unknown[]): void {
  if (errors.length === 0) return;
  const bug = errors.find((error) => !isDatabaseOutOfReach(error));
  if (bug === undefined)
    log.warn({ reason: String(errors[0]), page: address }, 'a page could not reach the database');
  else log.error({ err: bug, page: address }, 'a page could not be rendered');
}
