import type { RowOfCenter } from '@namma/contract/call';
import type { CallName } from '@namma/contract/calls';
import { gymDay } from '@namma/contract/days/dates';
import { API_PREFIX } from '@namma/contract/methods';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from './deps.ts';
import { readSettings, refreshCenters } from './modules/core/settings/api.ts';
import { findSession } from './modules/people/auth/api.ts';
import { logProfileView } from './modules/people/staff/api.ts';
import { catalogueSitemap } from './modules/shop/catalogue/api.ts';
import { modules } from './modules.ts';
import { CacheEpoch } from './platform/db/freshness/cache-epoch.ts';
import { isDatabaseOutOfReach } from './platform/db/out-of-reach.ts';
import { listRowCenters } from './platform/db/row-centers.ts';
import { createServerWithFastPath } from './platform/http/cache/fast-path.ts';
import { ResponseCache } from './platform/http/cache/response-cache.ts';
import { answerClientError, answerExpectation } from './platform/http/client-errors.ts';
import { registerDocs } from './platform/http/docs.ts';
import { Drain } from './platform/http/drain.ts';
import { answerError } from './platform/http/errors.ts';
import { ForgottenProxy } from './platform/http/forgotten-proxy.ts';
import { registerLanguages } from './platform/http/language.ts';
import type { PublicReads } from './platform/http/public-reads.ts';
import { nameRequest, REQUEST_ID_HEADER } from './platform/http/request-log.ts';
import { toPathTarget } from './platform/http/request-target.ts';
import { publicRoutes } from './platform/http/route.ts';
import { registerSecurityHeaders, securityHeaders } from './platform/http/security-headers.ts';
import { serializerCompiler } from './platform/http/serializer.ts';
import { serverLimits } from './platform/http/server-limits.ts';
import { registerSitemap } from './platform/http/sitemap.ts';
import { createValidatorCompiler } from './platform/http/validator.ts';
import { refuse } from './platform/shared/refusal.ts';
import type { Authenticate, Session } from './platform/shared/session.ts';

/**
 * Collects every public read call, for the pages that render them. modules.test.ts checks that exactly one module
 * provides each.
 */
export const publicReads = (deps: Deps): PublicReads =>
  Object.assign({}, ...modules.map(({ publicReads }) => publicReads?.(deps, modules)));

const BODY_LIMIT_BYTES = 64 * 1024;

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain;
  }
}

interface AppOptions {
  logger?: FastifyServerOptions['logger'];
  trustProxy?: boolean | string;
  /** Invalidates cached responses; without it nothing is served from the cache. */
  changes?: CacheEpoch;
  /** Memory limit of the response cache, in bytes. */
  responseCacheBytes: number;
  /** True if cached responses bypass the framework; such requests are not logged. */
  hasFastPath?: boolean;
  /** Finds the session of a token; in the database by default. */
  authenticate?: Authenticate;
  /** The public URL, such as `https://gym.example`, for the sitemap. */
  origin?: string;
}

/** Builds the whole API on a database. Does not listen; start/main.ts adds the web pages. */
export async function buildApp(
  deps: Deps,
  {
    logger = false,
    trustProxy = false,
    changes = new CacheEpoch(),
    responseCacheBytes,
    hasFastPath = true,
    authenticate = (token) => findSession(deps, token),
    origin = 'http://localhost',
  }: AppOptions,
): Promise<FastifyInstance> {
  const drain = new Drain();
  const responseCache = new ResponseCache({
    changes,
    mostBytes: responseCacheBytes,
    isOutOfReach: isDatabaseOutOfReach,
    clock: deps.clock,
  });
  const app = Fastify({
    ...serverLimits,
    logger,
    genReqId: nameRequest,
    requestIdHeader: false,
    rewriteUrl: ({ url = '/' }) => toPathTarget(url),
    trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: 200 },
    // For requests that reach no route, such as an undecodable path.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(securityHeaders)),
    clientErrorHandler: answerClientError,
    serverFactory: (framework) =>
      createServerWithFastPath(framework, { responseCache, drain, isOpen: hasFastPath }),
    // A stopping server still responds; drain.ts tells clients to close their connections.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  app.setValidatorCompiler(createValidatorCompiler(deps));
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.decorateRequest('session', undefined);
  app.decorate('responseCache', responseCache);
  app.decorate('drain', drain);
  const forgottenProxy = new ForgottenProxy();
  app.decorate('forgottenProxy', forgottenProxy);
  forgottenProxy.watch(app, trustProxy);
  drain.watch(app);
  app.decorate('authenticate', authenticate);
  app.decorate('findRowCenters', (kind: RowOfCenter, keys: readonly (number | string)[]) =>
    listRowCenters(deps.db, kind, keys),
  );
  app.decorate('logProfileView', (name: CallName, session: Session, query: unknown) =>
    logProfileView(deps, name, session, query),
  );

  registerSecurityHeaders(app);
  registerLanguages(app);
  app.server.on('checkExpectation', answerExpectation);
  registerDocs(app);
  app.addHook('onRequest', async (request, reply) => {
    // API responses may depend on the token, so nothing may cache them.
    if (!request.url.startsWith(API_PREFIX)) return;
    reply.header('cache-control', 'no-store').header(REQUEST_ID_HEADER, request.id);
  });
  keepCentersCurrent(app, deps, changes);
  publicRoutes(app, publicReads(deps));
  for (const { routes } of modules) routes?.(app, deps, modules);
  registerSitemap(app, origin, deps.clock, {
    products: catalogueSitemap(deps),
    readEmail: async () => (await readSettings(deps.db, gymDay(deps.clock()))).email,
  });
  registerHealth(app, deps);
  app.setNotFoundHandler((request, reply) => answerError(refuse('noSuchCall'), request, reply));
  return app;
}

/** Reads the centers before the first request, and again after each change, because schemas accept no others. */
function keepCentersCurrent(app: FastifyInstance, deps: Deps, changes: CacheEpoch): void {
  let reading: Promise<void> | undefined;
  changes.watch(() => {
    reading = undefined;
  });
  app.addHook('preValidation', async ({ url }) => {
    if (!url.startsWith(API_PREFIX)) return;
    const current = reading ?? refreshCenters(deps);
    reading = current;
    await current.catch((error: unknown) => {
      if (reading === current) reading = undefined;
      if (!isDatabaseOutOfReach(error)) throw error;
    });
  });
}

/** `/healthz`: the process runs. `/readyz`: it also reaches its database and is not stopping (D23). */
function registerHealth(app: FastifyInstance, { db }: Deps): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (app.drain.isDraining) return reply.status(503).send({ status: 'stopping' });
    await sql`select 1`.execute(db).catch(() => {
      throw refuse('databaseUnreachable');
    });
    return { status: 'ready' };
  });
}
