import { gymDay } from '@namma/contract/days/dates';
import { defineModule } from '../../../module.ts';
import { consultancyClosures, listAtCenter } from './closures.ts';
import { undoRetirements } from './coaches.ts';
import { consultancyData } from './personal-data.ts';
import { isBookingOf } from './queries/lists.ts';
import { consultancyReads, registerConsultancy } from './routes.ts';
import { eraseBodyMeasurements, getNextBookings } from './service.ts';
import { undoProfiles } from './team.ts';
import { bookingTimeline } from './timeline.ts';
import { notifyOfUsualHours } from './usual-hours.ts';

export const appointmentsModule = defineModule({
  name: 'appointments',
  owns: ['bookings', 'coaches', 'coach_hours', 'closures'],
  routes: registerConsultancy,
  publicReads: consultancyReads,
  jobs: [
    { name: 'erase age, height and weight of a year ago', everyMinutes: 60, run: eraseBodyMeasurements },
    { name: 'tell of appointments outside new opening hours', everyMinutes: 1, run: notifyOfUsualHours },
  ],
  undo: { 'coach changed': undoRetirements, 'coach profile set': undoProfiles },
  unread: { appointments: { table: 'bookings', isShownTo: isBookingOf } },
  personalData: consultancyData,
  closures: consultancyClosures,
  atCenter: listAtCenter,
  timeline: { appointment: bookingTimeline },
  dashboard: (db, now) => getNextBookings(db, gymDay(now)),
});
