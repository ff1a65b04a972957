import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { findOptionalSession } from '../../../platform/http/guard.ts';
import type { PublicReadsOf } from '../../../platform/http/public-reads.ts';
import { route } from '../../../platform/http/route.ts';
import { exportBookings, getAllBookings } from './admin.ts';
import { cancelBooking, markNoShow, moveBooking } from './changes.ts';
import { addClosure, getAffected, removeClosure } from './closures.ts';
import { addCoach, changeCoach, getCoaches } from './coaches.ts';
import { getDay } from './day.ts';
import { book, bookFor, getBookings, getCalendarFile } from './service.ts';
import { getSlots } from './slots.ts';
import { getTeam, setProfile } from './team.ts';

/** The public read call of this domain. */
export const consultancyReads = ({ db }: Pick<Deps, 'db'>): PublicReadsOf<'consultancy'> => ({
  'consultancy/getTeam': ({ lang }) => getTeam(db, lang ?? 'en'),
});

export function registerConsultancy(app: FastifyInstance, deps: Deps): void {
  route(app, 'consultancy/get', ({ session }) => getBookings(deps, session));
  route(app, 'consultancy/book', ({ session, body }) => book(deps, session, body));
  route(app, 'consultancy/slots', async ({ request, query }) =>
    getSlots(deps, await findOptionalSession(request, app.authenticate), query),
  );
  route(app, 'consultancy/move', ({ session, body }) => moveBooking(deps, session, body));
  route(app, 'consultancy/cancel', ({ session, body }) => cancelBooking(deps, session, body));
  route(app, 'consultancy/ics', ({ session, query }) => getCalendarFile(deps, session, query));
  route(app, 'consultancy/getAll', ({ session, query }) => getAllBookings(deps, session, query));
  route(app, 'admin/exportAppointments', ({ session, query }) => exportBookings(deps, session, query));
  route(app, 'consultancy/getDay', ({ session, query }) => getDay(deps, session, query));
  route(app, 'consultancy/bookFor', ({ session, body }) => bookFor(deps, session, body));
  route(app, 'consultancy/markNoShow', ({ session, body }) => markNoShow(deps, session, body));
  route(app, 'consultancy/getCoaches', ({ session }) => getCoaches(deps, session));
  route(app, 'consultancy/addCoach', ({ session, body }) => addCoach(deps, session, body));
  route(app, 'consultancy/updateCoach', ({ session, body }) => changeCoach(deps, session, body));
  route(app, 'consultancy/setProfile', ({ session, body }) => setProfile(deps, session, body));
  route(app, 'consultancy/addClosure', ({ session, body }) => addClosure(deps, session, body));
  route(app, 'consultancy/removeClosure', ({ session, body }) => removeClosure(deps, session, body));
  route(app, 'consultancy/getAffected', ({ query }) => getAffected(deps, query));
}
