import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../platform/http/route.ts';
import { inScope } from '../../../platform/shared/staff-scope.ts';
import { exportDrawers, getDrawers } from './list.ts';
import { addNote, closeDrawer, getOpenDrawer, openDrawer, payOut } from './service.ts';

export function registerDrawers(app: FastifyInstance, deps: Deps): void {
  route(app, 'drawers/open', ({ session, body }) => openDrawer(deps, session, inScope(session, body)));
  route(app, 'drawers/getOpen', ({ session, query }) => getOpenDrawer(deps, inScope(session, query)));
  route(app, 'drawers/payOut', ({ session, body, key }) =>
    payOut(deps, session, inScope(session, body), key),
  );
  route(app, 'drawers/close', ({ session, body }) => closeDrawer(deps, session, inScope(session, body)));
  route(app, 'drawers/getAll', ({ session, query }) => getDrawers(deps, inScope(session, query)));
  route(app, 'drawers/addNote', ({ session, body }) => addNote(deps, session, body));
  route(app, 'admin/exportDrawers', ({ session, query }) => exportDrawers(deps, inScope(session, query)));
}
