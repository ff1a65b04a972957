import { IMAGE_MOST_BYTES, imageTypes } from '@namma/contract/images/rules';
import type { FastifyError, FastifyInstance } from 'fastify';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { answerError } from './errors.ts';

/** Replaces the framework's body-limit error by a refusal about pictures. */
function asRefusal(error: FastifyError): FastifyError | Refusal {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse('imageTooHeavy');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse('notAnImage');
  return error;
}

/** Registers routes whose body is a picture, in a separate context, since other calls accept no files. */
export function registerUploads(app: FastifyInstance, register: (uploads: FastifyInstance) => void): void {
  app.register((uploads, _options, done) => {
    uploads.addContentTypeParser(
      [...imageTypes],
      { parseAs: 'buffer', bodyLimit: IMAGE_MOST_BYTES },
      (_, body, done) => done(null, body),
    );
    uploads.setErrorHandler((error: FastifyError, request, reply) =>
      answerError(asRefusal(error), request, reply),
    );
    register(uploads);
    done();
  });
}
