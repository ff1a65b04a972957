import { join, sep } from 'node:path';
import { Readable } from 'node:stream';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { API_PREFIX } from '@namma/contract/methods';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from './errors.ts';
import { refuse } from './refusal.ts';

export type RenderPage = (request: Request) => Promise<Response>;

const A_YEAR_IN_SECONDS = 31_536_000;
const AN_HOUR_IN_SECONDS = 3_600;

/**
 * Puts the built web in front of the API: its files from the disk, every other address as a rendered page.
 * @param clientFolder the web's built files; those under assets/ carry a hash of their content in their name
 */
export async function servePages(
  app: FastifyInstance,
  clientFolder: string,
  render: RenderPage,
): Promise<void> {
  await app.register(compress, { encodings: ['br', 'gzip'] });
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.startsWith(join(clientFolder, 'assets') + sep);
      const lifetime = isHashed ? `max-age=${A_YEAR_IN_SECONDS}, immutable` : `max-age=${AN_HOUR_IN_SECONDS}`;
      reply.header('cache-control', `public, ${lifetime}`);
    },
  });
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (request.url.startsWith(`${API_PREFIX}/`))
      return answerError(refuse('noSuchCall') as never, request, reply);
    return sendPage(await render(toWebRequest(request)), reply);
  });
}

function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  // A page depends on its address alone (ARCHITECTURE): nothing of who asks reaches it.
  const accept = request.headers.accept;
  if (accept) headers.set('accept', accept);
  return new Request(`${request.protocol}://${request.host}${request.url}`, { headers });
}

async function sendPage(page: Response, reply: FastifyReply): Promise<FastifyReply> {
  reply.status(page.status);
  for (const [name, value] of page.headers) reply.header(name, value);
  if (!page.headers.has('cache-control')) reply.header('cache-control', 'no-cache');
  return reply.send(page.body ? Readable.fromWeb(page.body as never) : null);
}
