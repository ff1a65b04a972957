import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { brand } from '@namma/contract/business';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod';
import product from '../../../package.json' with { type: 'json' };
import { serializerCompiler } from './serializer.ts';

/**
 * The hash of the style element that Swagger UI writes into its page. A journey fails when a new version writes
 * another.
 */
const ITS_STYLE_ELEMENT = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** Swagger UI's own files, and the inline pictures and styles that it uses. */
const docsPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': `'self' ${ITS_STYLE_ELEMENT}`,
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** Builds an app that describes these routes at `/api/openapi.json` and `/api/docs`. It does not answer them. */
export async function buildDocs(routes: readonly RouteOptions[]): Promise<FastifyInstance> {
  const app = Fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${brand.name} API`, version: product.version },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docsPolicy,
    uiConfig: { deepLinking: true },
  });
  for (const { method, url, schema } of routes) {
    app.route({ method, url, ...(schema ? { schema } : {}), handler: async () => undefined });
  }
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.ready();
  return app;
}
