import { defineModule } from '../../../module.ts';
import { classClosures } from './closures.ts';
import { classesData } from './personal-data.ts';
import { listSlots } from './queries/timetable.ts';
import { reconcileClasses } from './reconcile.ts';
import { classReads, registerClasses } from './routes.ts';
import { classTimeline } from './timeline.ts';

/** Group classes: the timetable, one-day changes, and bookings (D90). */
export const classesModule = defineModule({
  name: 'classes',
  owns: ['class_slots', 'class_changes', 'class_bookings'],
  routes: registerClasses,
  publicReads: classReads,
  jobs: [{ name: 'settle classes, note no-shows, remind', everyMinutes: 1, run: reconcileClasses }],
  personalData: classesData,
  timeline: { class: classTimeline },
  closures: classClosures,
  atCenter: async (db, { center, fromDay, toDay }) => ({
    classes: (await listSlots(db, fromDay, toDay, center)).map(({ id, type, weekday, from_minute }) => ({
      id,
      type,
      weekday,
      fromMinute: from_minute,
    })),
  }),
});
