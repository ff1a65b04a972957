import { defineModule } from '../../../module.ts';
import { notifyOfUsualHours, passClosures } from './closures.ts';
import { passesData } from './personal-data.ts';
import { registerPasses } from './routes.ts';
import { undoPasses } from './sell.ts';
import { sweepPasses, tiePasses } from './service.ts';
import { passTimeline } from './timeline.ts';

/** Passes for one day, and requests for them (D89). */
export const passesModule = defineModule({
  name: 'passes',
  owns: ['passes'],
  routes: registerPasses,
  undo: { 'pass sold': undoPasses },
  on: { 'member added': (tx, { userId, phone }) => tiePasses(tx, phone, userId) },
  personalData: passesData,
  timeline: { pass: passTimeline },
  closures: passClosures,
  jobs: [
    { name: 'erase whose old passes were', everyMinutes: 60, run: sweepPasses },
    { name: 'notify holders of passes of new opening hours', everyMinutes: 1, run: notifyOfUsualHours },
  ],
});
