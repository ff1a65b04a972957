import { defineModule } from '../../../module.ts';
import { undoAnswers } from './admin.ts';
import { contactData } from './personal-data.ts';
import { registerContact } from './routes.ts';
import { countOverdue, countUnanswered } from './service.ts';
import { enquiryTimeline } from './timeline.ts';

export const enquiriesModule = defineModule({
  name: 'enquiries',
  owns: ['enquiries'],
  routes: registerContact,
  undo: { 'query answered': undoAnswers },
  unread: { queries: 'enquiries' },
  personalData: contactData,
  timeline: { query: enquiryTimeline },
  dashboard: async (db, now) => {
    const [queryCount, overdueQueries] = await Promise.all([countUnanswered(db), countOverdue(db, now)]);
    return { queryCount, overdueQueries };
  },
});
