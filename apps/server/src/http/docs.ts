import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { brand } from '@namma/contract/business';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

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

/**
 * Registers `/api/openapi.json` and `/api/docs`, generated from the schemas that validate (D23). Call it before the
 * routes are registered.
 */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${brand.name} API`, version: '1.0.0' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docsPolicy,
    uiConfig: { deepLinking: true },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
