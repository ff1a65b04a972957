import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import type { PublicReadsOf } from '../../../platform/http/public-reads.ts';
import { route } from '../../../platform/http/route.ts';
import { getDemo, getDetails, getGym, getPlans, getTexts, removeSetting, setSetting } from './service.ts';

/** The public read calls of this domain. */
export const settingReads = (deps: Pick<Deps, 'db' | 'clock'>): PublicReadsOf<'settings'> => ({
  'settings/getGym': ({ lang }) => getGym(deps, lang),
  'settings/getPlans': () => getPlans(deps),
  'settings/getTexts': ({ lang }) => getTexts(deps, lang),
});

export function registerSettings(app: FastifyInstance, deps: Deps, modules: readonly Module[]): void {
  route(app, 'settings/getAll', () => getDetails(deps));
  route(app, 'settings/getDemo', () => getDemo(deps));
  route(app, 'settings/set', ({ session, body }) => setSetting(deps, modules, session, body));
  route(app, 'settings/remove', ({ session, body }) => removeSetting(deps, modules, session, body));
}
