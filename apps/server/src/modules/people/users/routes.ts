import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../platform/http/route.ts';
import { confirmGuardian } from './guardian.ts';
import { getProfile } from './profile.ts';
import { saveProfile } from './staff.ts';

export function registerUsers(app: FastifyInstance, deps: Deps): void {
  route(app, 'user/profile', ({ session }) => getProfile(deps, session));
  route(app, 'admin/confirmGuardian', ({ session, body }) => confirmGuardian(deps, session, body.id));
  route(app, 'user/update', ({ session, body }) => saveProfile(deps, session, body));
}
