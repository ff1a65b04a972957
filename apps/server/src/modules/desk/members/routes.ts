import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import { route } from '../../../platform/http/route.ts';
import { registerUploads } from '../../../platform/http/uploads.ts';
import { inScope } from '../../../platform/shared/staff-scope.ts';
import { addMember, getWalletCard, makeClaimLink, updateMember } from './desk.ts';
import { exportMembers } from './export.ts';
import { addNote, removeNote } from './notes.ts';
import { getPhoto, removePhoto, setPhoto } from './photo.ts';
import { getDues, getMember, getMembers, getMemberTimeline, getTimeline } from './service.ts';
import { timelineSourcesOf } from './timeline.ts';

export function registerMembers(app: FastifyInstance, deps: Deps, modules: readonly Module[]): void {
  const sources = timelineSourcesOf(modules);
  route(app, 'admin/getMembers', ({ query }) => getMembers(deps, query));
  route(app, 'admin/exportMembers', ({ query }) => exportMembers(deps, query));
  route(app, 'admin/getMember', ({ session, query }) => getMember(deps, modules, query.id, session));
  route(app, 'admin/getMemberTimeline', ({ query }) => getMemberTimeline(deps, sources, query));
  route(app, 'members/add', ({ session, body, key, request }) =>
    addMember(deps, session, inScope(session, body), { key, origin: originOf(request) }),
  );
  route(app, 'members/claimLink', ({ session, body, request }) =>
    makeClaimLink(deps, session, body.userId, { origin: originOf(request) }),
  );
  route(app, 'members/update', ({ session, body }) => updateMember(deps, session, body));
  route(app, 'members/getCard', ({ query }) => getWalletCard(deps, query.id));
  route(app, 'members/note', ({ session, body, key }) => addNote(deps, session, body, key));
  route(app, 'members/deleteNote', ({ session, body }) => removeNote(deps, session, body.id));
  route(app, 'members/getPhoto', ({ query }) => getPhoto(deps, query.id));
  route(app, 'members/removePhoto', ({ session, body }) => removePhoto(deps, session, body.userId));
  registerUploads(app, (uploads) =>
    route(uploads, 'members/setPhoto', ({ session, query, request }) =>
      setPhoto(deps, session, query, request.body),
    ),
  );
  route(app, 'user/getDues', ({ session }) => getDues(deps, modules, session));
  route(app, 'user/getTimeline', ({ session, query }) => getTimeline(deps, sources, session, query));
}

const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;
