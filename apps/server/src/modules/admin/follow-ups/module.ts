import { defineModule } from '../../../module.ts';
import { followUpsData } from './personal-data.ts';
import { registerFollowUps } from './routes.ts';
import { sweepFollowUps } from './service.ts';
import { followUpTimeline } from './timeline.ts';

/** Today's follow-up calls, and their outcomes (D87). */
export const followUpsModule = defineModule({
  name: 'follow-ups',
  owns: ['follow_ups'],
  routes: registerFollowUps,
  jobs: [{ name: 'delete calls about people whose names are erased', everyMinutes: 60, run: sweepFollowUps }],
  personalData: followUpsData,
  timeline: { followUp: followUpTimeline },
});
