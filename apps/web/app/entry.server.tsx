// Not `react-dom/server`: its Node build uses AsyncLocalStorage, which makes every later answer of the server a sixth
// slower.
import { setBrand } from '@namma/contract/brand';
import { setCenters } from '@namma/contract/values/centers';
import { renderToReadableStream } from 'react-dom/server.edge';
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { locale } from '#words/language';
import { pagePolicy } from './lib/loading/content-security-policy.server';
import { deferScripts, guardScrollScript, prepareScripts } from './lib/loading/defer-scripts.server';
import { setSiteOrigin } from './lib/loading/page-meta';
import { type Read, readsContext, reportContext } from './lib/loading/reads';

/** Renders a whole page, not a stream: it is hashed for its policy, cached and sent as one. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const rendered = await renderWhole(request.url, routerContext, context.get(reportContext));
  // Vite's development server starts scripts in its own way. Admin screens show nothing without scripts.
  const isStartedAtOnce = import.meta.env.DEV || /^\/admin(?:\/|$)/.test(new URL(request.url).pathname);
  const guarded = guardScrollScript(rendered.html);
  const html = isStartedAtOnce ? prepareScripts(guarded) : deferScripts(guarded);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', pagePolicy(html, new URL(request.url).pathname));
  return new Response(html, { status: rendered.hasFailed ? 500 : status, headers });
}

async function renderWhole(url: string, routerContext: EntryContext, report: (error: unknown) => void) {
  let hasFailed = false;
  const stream = await renderToReadableStream(<ServerRouter context={routerContext} url={url} />, {
    // Writes every part at its position in the HTML, instead of at the end for a script to move.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      hasFailed = true;
      report(error);
    },
  });
  await stream.allReady;
  return { html: await new Response(stream).text(), hasFailed };
}

/**
 * Creates the function that renders pages: all that the server uses of the web.
 * @param origin the public address, for canonical links; empty when none is set
 */
export function createPageRenderer(
  build: ServerBuild,
  origin: string,
): (request: Request, reads: Read, onError: (error: unknown) => void) => Promise<Response> {
  setSiteOrigin(origin);
  const handle = createRequestHandler(build, 'production');
  // The reads are functions of the server, called in process.
  return async (request, reads, onError) => {
    // Titles, data and parts of the page name the gym, so it is known before any of them is made.
    const gym = await reads('settings/getGym', { lang: locale });
    setBrand(gym.brand);
    setCenters(gym.centers);
    const context = new RouterContextProvider();
    context.set(readsContext, reads);
    context.set(reportContext, onError);
    return handle(request, context);
  };
}

interface FailedRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

export function handleError(error: unknown, { request, context }: FailedRequest): void {
  if (!request.signal.aborted) context.get(reportContext)(error);
}
