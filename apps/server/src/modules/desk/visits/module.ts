import { gymDay } from '@namma/contract/days/dates';
import { defineModule } from '../../../module.ts';
import { visitsData } from './personal-data.ts';
import { registerVisits, visitReads } from './routes.ts';
import { countVisitsOn } from './service.ts';
import { visitTimeline } from './timeline.ts';

export const visitsModule = defineModule({
  name: 'visits',
  owns: ['visits'],
  routes: registerVisits,
  publicReads: visitReads,
  personalData: visitsData,
  timeline: { visit: visitTimeline },
  dashboard: async (db, now) => ({ visitsToday: await countVisitsOn(db, gymDay(now)) }),
});
