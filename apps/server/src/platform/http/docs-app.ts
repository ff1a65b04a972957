import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type CallName, methods } from '@namma/contract/calls';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import product from '../../../package.json' with { type: 'json' };
import { describeCall, described } from './describe-call.ts';
import { exampleOf } from './example-of.ts';
import { nameSchemas } from './schema-names.ts';
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

/**
 * Builds an app that describes every call of the contract at `/api/openapi.json` and `/api/docs`, without implementing
 * them.
 */
export async function buildDocs(): Promise<FastifyInstance> {
  const schemaRegistry = nameSchemas();
  for (const [schema, details] of described) schemaRegistry.add(schema, details);
  const addSchemas = createJsonSchemaTransformObject({ schemaRegistry });
  const app = Fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Gym API',
        version: product.version,
        description: 'What all calls have in common stands in docs/api.md.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'This shop' }],
      tags: tagNames.map((name) => ({ name, description: `The calls under /api/${name}` })),
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: (document) => withExamples(withSharedErrors(onlyUsedSchemas(addSchemas(document)))),
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docsPolicy,
    uiConfig: { deepLinking: true },
  });
  for (const name of Object.keys(methods) as CallName[])
    app.route({ ...describeCall(name), handler: async () => undefined });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.ready();
  return app;
}

const tagNames = [...new Set(Object.keys(methods).map((name) => name.split('/')[0] ?? name))];

/** Removes named schemas that no call uses, directly or through another one. */
function onlyUsedSchemas(document: object): OpenAPIV3_1.Document {
  // Swagger's types allow other versions of OpenAPI, which have no components.
  const { components, paths, ...rest } = document as OpenAPIV3_1.Document;
  const schemas: Record<string, unknown> = { ...components?.schemas };
  const used = new Set<string>();
  const visit = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part ?? {}).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(schemas[name]);
    }
  };
  visit(paths);
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
  return {
    ...rest,
    ...(paths ? { paths } : {}),
    components: { ...components, schemas: kept },
  } as OpenAPIV3_1.Document;
}

const FIRST_ERROR = 400;

/** Defines each error once: a status means the same in every call. */
function withSharedErrors(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  const responses: Record<string, OpenAPIV3_1.ResponseObject> = {};
  for (const operations of Object.values(document.paths ?? {}))
    for (const operation of Object.values(operations ?? {})) {
      if (typeof operation !== 'object' || !('responses' in operation) || !operation.responses) continue;
      for (const [status, response] of Object.entries(operation.responses)) {
        if (Number(status) < FIRST_ERROR || '$ref' in response) continue;
        responses[`Error${status}`] = response as OpenAPIV3_1.ResponseObject;
        operation.responses[status] = { $ref: `#/components/responses/Error${status}` };
      }
    }
  return { ...document, components: { ...document.components, responses } };
}

/** Adds an example with the required fields to each body. */
function withExamples(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  const schemas = document.components?.schemas ?? {};
  const bodies = Object.values(document.paths ?? {}).flatMap((operations) =>
    Object.values(operations ?? {}).flatMap((operation) =>
      typeof operation === 'object' && 'requestBody' in operation ? [operation.requestBody] : [],
    ),
  );
  for (const body of bodies) {
    const json = body && 'content' in body ? body.content['application/json'] : undefined;
    if (json?.schema) json.example = exampleOf(json.schema as Parameters<typeof exampleOf>[0], schemas);
  }
  return document;
}
