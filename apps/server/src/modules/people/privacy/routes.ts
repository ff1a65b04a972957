import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import { route } from '../../../platform/http/route.ts';
import { chooseOffers, noteNoOffers, withdrawHealth } from './choices.ts';
import { getNominee, removeNominee, setNominee } from './nominee.ts';
import { deleteAccount, getMine } from './service.ts';

export function registerPrivacy(app: FastifyInstance, deps: Deps, modules: readonly Module[]): void {
  route(app, 'privacy/getMine', ({ session, query }) => getMine(deps, modules, session, query));
  route(app, 'privacy/deleteAccount', ({ session, body }) => deleteAccount(deps, modules, session, body));
  route(app, 'privacy/chooseOffers', ({ session, body }) => chooseOffers(deps, modules, session, body));
  route(app, 'privacy/withdrawHealth', ({ session }) => withdrawHealth(deps, modules, session));
  route(app, 'privacy/setNominee', ({ session, body }) => setNominee(deps, session, body));
  route(app, 'privacy/removeNominee', ({ session, body }) => removeNominee(deps, session, body.seen));
  route(app, 'privacy/getNominee', ({ query }) => getNominee(deps, query.userId));
  route(app, 'privacy/noteNoOffers', ({ session, body }) =>
    noteNoOffers(deps, modules, session, body.userId),
  );
}
