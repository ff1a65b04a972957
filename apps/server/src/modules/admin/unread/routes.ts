import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import { route } from '../../../platform/http/route.ts';
import { getUnread, makeUnreadLists, markRead } from './service.ts';

export function registerUnread(app: FastifyInstance, deps: Deps, modules: readonly Module[]): void {
  const lists = makeUnreadLists(modules);
  route(app, 'admin/getUnread', ({ session }) => getUnread(deps, lists, session));
  route(app, 'admin/markRead', ({ session, body }) => markRead(deps, lists, session, body));
}
