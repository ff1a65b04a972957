import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import type { PublicReadsOf } from '../../../platform/http/public-reads.ts';
import { route } from '../../../platform/http/route.ts';
import { inScope } from '../../../platform/shared/staff-scope.ts';
import { getHours, removeHours, setHours } from './hours.ts';
import {
  addCenter,
  changeCenter,
  closeForGood,
  getAtClosing,
  getCenters,
  keepOpen,
  setOrder,
} from './list.ts';
import { closeCenter, getAffected, getClosed, getClosures, reopenCenter } from './service.ts';

/** The public read call of this domain. */
export const centerReads = (
  deps: Pick<Deps, 'db' | 'clock'>,
  modules: readonly Module[],
): PublicReadsOf<'centers'> => ({
  'centers/getClosed': () => getClosed(deps, modules),
});

export function registerCenters(app: FastifyInstance, deps: Deps, modules: readonly Module[]): void {
  route(app, 'centers/getAll', () => getCenters(deps));
  route(app, 'centers/add', ({ session, body }) => addCenter(deps, modules, session, body));
  route(app, 'centers/update', ({ session, body }) => changeCenter(deps, session, body));
  route(app, 'centers/order', ({ session, body }) => setOrder(deps, session, body));
  route(app, 'centers/getAtClosing', ({ query }) => getAtClosing(deps, modules, query));
  route(app, 'centers/closeForGood', ({ session, body }) => closeForGood(deps, modules, session, body));
  route(app, 'centers/keepOpen', ({ session, body }) => keepOpen(deps, modules, session, body));
  route(app, 'centers/close', ({ session, body }) => closeCenter(deps, modules, session, body));
  route(app, 'centers/reopen', ({ session, body }) => reopenCenter(deps, modules, session, body));
  route(app, 'centers/getClosures', ({ session }) => getClosures(deps, session));
  route(app, 'centers/setHours', ({ session, body }) =>
    setHours(deps, modules, session, inScope(session, body)),
  );
  route(app, 'centers/removeHours', ({ session, body }) => removeHours(deps, modules, session, body));
  route(app, 'centers/getHours', ({ session }) => getHours(deps, session));
  route(app, 'centers/getAffected', ({ query }) => getAffected(deps, modules, query));
}
