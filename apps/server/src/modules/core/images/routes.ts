import { IMAGE_MOST_BYTES, imageTypes, UPLOADS_PATH } from '@namma/contract/images/rules';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { sendCached } from '../../../platform/http/cache/send.ts';
import { answerError } from '../../../platform/http/errors.ts';
import { route } from '../../../platform/http/route.ts';
import { type Refusal, refuse } from '../../../platform/shared/refusal.ts';
import { addImage, getImageFile } from './service.ts';

/** File names are derived from the content. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Prevents a browser that mistakes a picture for a page from running anything in it. */
const PICTURE_POLICY = "default-src 'none'; sandbox";

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

export function registerImages(app: FastifyInstance, deps: Deps): void {
  registerUploads(app, (uploads) =>
    route(uploads, 'images', ({ session, query, request }) => addImage(deps, session, request.body, query)),
  );

  app.get<{ Params: { name: string } }>(
    `${UPLOADS_PATH}/:name`,
    { schema: { hide: true } },
    (request, reply) =>
      sendCached(request, reply, `image ${request.params.name}`, async () => {
        const { type, body } = await getImageFile(deps, request.params.name);
        return {
          status: 200,
          headers: {
            'content-type': type,
            'cache-control': FOR_EVER,
            'content-security-policy': PICTURE_POLICY,
          },
          body,
          isPermanent: true,
        };
      }),
  );
}
