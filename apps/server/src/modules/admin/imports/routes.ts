import { Socket } from 'node:net';
import { IMPORT_MOST_BYTES, importTypes } from '@namma/contract/imports/rules';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { answerError } from '../../../platform/http/errors.ts';
import { route } from '../../../platform/http/route.ts';
import { type Refusal, refuse } from '../../../platform/shared/refusal.ts';
import { inviteImported } from './invite.ts';
import { exportRefused, getImport, getImports } from './list.ts';
import { checkFile, runImport } from './service.ts';
import { undoImport } from './undo.ts';

/** Replaces the framework's body-limit error by a refusal about files. */
function asRefusal(error: FastifyError): FastifyError | Refusal {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse('importTooHeavy');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse('notATable');
  return error;
}

/**
 * Disables the connection's timeout until the response: 50,000 rows can take longer, and the response of a check is the
 * only one with its import's id. Node sets the timeout again for the next request.
 */
function disableTimeout({ raw: { socket } }: FastifyRequest): void {
  // A request in a test may have no socket.
  if (socket instanceof Socket) socket.setTimeout(0);
}

export function registerImports(app: FastifyInstance, deps: Deps): void {
  const isStopping = () => app.drain.isDraining;
  // A separate context, since other calls accept no files.
  app.register((uploads, _options, done) => {
    uploads.addContentTypeParser(
      [...importTypes],
      { parseAs: 'buffer', bodyLimit: IMPORT_MOST_BYTES },
      (_, body, done) => done(null, body),
    );
    uploads.setErrorHandler((error: FastifyError, request, reply) =>
      answerError(asRefusal(error), request, reply),
    );
    route(uploads, 'imports/check', ({ session, query, request }) => {
      disableTimeout(request);
      return checkFile(deps, session, request.body, query, isStopping);
    });
    done();
  });
  route(app, 'imports/run', ({ session, body, request }) => {
    disableTimeout(request);
    return runImport(deps, session, body, isStopping);
  });
  route(app, 'imports/get', ({ query }) => getImport(deps, query.id));
  route(app, 'imports/getAll', () => getImports(deps));
  route(app, 'imports/undo', ({ session, body, request }) => {
    disableTimeout(request);
    return undoImport(deps, session, body, isStopping);
  });
  route(app, 'imports/invite', ({ session, body }) => inviteImported(deps, session, body));
  route(app, 'imports/refused', ({ query }) => exportRefused(deps, query.id));
}
