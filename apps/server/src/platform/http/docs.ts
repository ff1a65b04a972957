import type { FastifyInstance } from 'fastify';
import { once } from '../shared/once.ts';
import { documentHeaders } from './security-headers.ts';

/** Connection-specific headers, which the response's own connection sets. */
const ofTheConnection = ['connection', 'date', 'keep-alive', 'transfer-encoding'];

/**
 * Registers `/api/openapi.json` and `/api/docs`, generated from the validating schemas (D23). The generator is loaded
 * with the first request, because it takes a sixth of a start and only developers need it.
 */
export function registerDocs(app: FastifyInstance): void {
  const open = once(async () => (await import('./docs-app.ts')).buildDocs());
  for (const path of ['/api/openapi.json', '/api/docs', '/api/docs/', '/api/docs/*']) {
    app.get(path, { schema: { hide: true } }, async ({ url, headers: asked }, reply) => {
      const docs = await open();
      const { statusCode, headers, rawPayload } = await docs.inject({ url, headers: asked });
      for (const name of ofTheConnection) delete headers[name];
      return reply
        .status(statusCode)
        .headers({ ...documentHeaders, ...headers })
        .send(rawPayload);
    });
  }
}
