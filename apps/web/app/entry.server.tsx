// Not `react-dom/server`: its Node build follows every asynchronous step of the process with AsyncLocalStorage from the
// first page on, which costs each later answer of the server a sixth of its time.
import { renderToReadableStream } from 'react-dom/server.edge';
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { pagePolicy } from './lib/content-security-policy.server';
import { setSiteOrigin } from './lib/page-meta';
import { type Read, readsContext, reportContext } from './lib/reads';
import { startScriptsAfterPaint } from './lib/scripts-after-paint.server';

/** Renders a page whole, never in pieces: it is hashed for its policy, cached and sent as one. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const rendered = await renderWhole(request.url, routerContext, context.get(reportContext));
  // Vite's development server has its own way of starting them; an admin's screen shows nothing without them.
  const isStartedAtOnce = import.meta.env.DEV || /^\/admin(?:\/|$)/.test(new URL(request.url).pathname);
  const html = isStartedAtOnce ? rendered.html : startScriptsAfterPaint(rendered.html);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', pagePolicy(html));
  return new Response(html, { status: rendered.hasFailed ? 500 : status, headers });
}

async function renderWhole(url: string, routerContext: EntryContext, report: (error: unknown) => void) {
  let hasFailed = false;
  const stream = await renderToReadableStream(<ServerRouter context={routerContext} url={url} />, {
    // Whatever its size, every part stands where it belongs: never at the end, for a script to move.
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
 * What the server calls for every page: the whole surface between the two.
 * @param origin the address visitors use, for canonical links; empty when none is set
 */
export function createPageRenderer(
  build: ServerBuild,
  origin: string,
): (request: Request, reads: Read, onError: (error: unknown) => void) => Promise<Response> {
  setSiteOrigin(origin);
  const handle = createRequestHandler(build, 'production');
  // The reads are the server's own, called in process.
  return (request, reads, onError) => {
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
