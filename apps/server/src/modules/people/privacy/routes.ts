import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import { route } from '../../../platform/http/route.ts';
import { deleteAccount, getMine } from './service.ts';

export function registerPrivacy(app: FastifyInstance, deps: Deps, modules: readonly Module[]): void {
  route(app, 'privacy/getMine', ({ session, query }) => getMine(deps, modules, session, query));
  route(app, 'privacy/deleteAccount', ({ session, body }) => deleteAccount(deps, modules, session, body));
}
