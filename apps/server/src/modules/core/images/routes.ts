import { UPLOADS_PATH } from '@namma/contract/images/rules';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { sendCached } from '../../../platform/http/cache/send.ts';
import { route } from '../../../platform/http/route.ts';
import { registerUploads } from '../../../platform/http/uploads.ts';
import { addImage, getImageFile } from './service.ts';

/** File names are derived from the content. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Prevents a browser that mistakes a picture for a page from running anything in it. */
const PICTURE_POLICY = "default-src 'none'; sandbox";

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
