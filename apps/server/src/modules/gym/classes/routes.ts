import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { PublicReadsOf } from '../../../platform/http/public-reads.ts';
import { route } from '../../../platform/http/route.ts';
import { bookClass, bookFor, cancelClass, getClassFile } from './booking.ts';
import { changeClass } from './day-change.ts';
import { getRoster, markPresent } from './roster.ts';
import { endSlot, setSlot } from './slots.ts';
import { getFor, getMine, getPlan, getWeek } from './week.ts';

/** The public read call of this domain. */
export const classReads = (deps: Pick<Deps, 'db' | 'clock'>): PublicReadsOf<'classes'> => ({
  'classes/getWeek': (query) => getWeek(deps, query),
});

export function registerClasses(app: FastifyInstance, deps: Deps): void {
  route(app, 'classes/book', ({ session, body }) => bookClass(deps, session, body));
  route(app, 'classes/cancel', ({ session, body }) => cancelClass(deps, session, body));
  route(app, 'classes/getMine', ({ session }) => getMine(deps, session));
  route(app, 'classes/ics', ({ session, query }) => getClassFile(deps, session, query));
  route(app, 'classes/getPlan', ({ session, query }) => getPlan(deps, session, query));
  route(app, 'classes/setSlot', ({ session, body, key }) => setSlot(deps, session, body, key));
  route(app, 'classes/endSlot', ({ session, body }) => endSlot(deps, session, body));
  route(app, 'classes/change', ({ session, body }) => changeClass(deps, session, body));
  route(app, 'classes/getRoster', ({ session, query }) => getRoster(deps, session, query));
  route(app, 'classes/getFor', ({ query }) => getFor(deps, query));
  route(app, 'classes/bookFor', ({ session, body }) => bookFor(deps, session, body));
  route(app, 'classes/markPresent', ({ session, body }) => markPresent(deps, session, body));
}
