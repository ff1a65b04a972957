import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import { route } from '../../../platform/http/route.ts';
import { timelineSourcesOf } from './entries.ts';
import { getDues, getMember, getMembers, getMemberTimeline, getTimeline } from './service.ts';

export function registerMembers(app: FastifyInstance, deps: Deps, modules: readonly Module[]): void {
  const sources = timelineSourcesOf(modules);
  route(app, 'admin/getMembers', ({ query }) => getMembers(deps, query));
  route(app, 'admin/getMember', ({ query }) => getMember(deps, modules, query.id));
  route(app, 'admin/getMemberTimeline', ({ query }) => getMemberTimeline(deps, sources, query));
  route(app, 'user/getDues', ({ session }) => getDues(deps, modules, session));
  route(app, 'user/getTimeline', ({ session, query }) => getTimeline(deps, sources, session, query));
}
