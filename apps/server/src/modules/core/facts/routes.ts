import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import type { PublicReadsOf } from '../../../platform/http/public-reads.ts';
import { route } from '../../../platform/http/route.ts';
import { getDemo, getFacts, getGym, getPlans, getTexts, removeFact, setFact } from './service.ts';

/** The public read calls of this domain. */
export const factReads = (deps: Pick<Deps, 'db' | 'clock'>): PublicReadsOf<'facts'> => ({
  'facts/getGym': ({ lang }) => getGym(deps, lang),
  'facts/getPlans': () => getPlans(deps),
  'facts/getTexts': ({ lang }) => getTexts(deps, lang),
});

export function registerFacts(app: FastifyInstance, deps: Deps, modules: readonly Module[]): void {
  route(app, 'facts/getAll', () => getFacts(deps));
  route(app, 'facts/getDemo', () => getDemo(deps));
  route(app, 'facts/set', ({ session, body }) => setFact(deps, modules, session, body));
  route(app, 'facts/remove', ({ session, body }) => removeFact(deps, modules, session, body));
}
