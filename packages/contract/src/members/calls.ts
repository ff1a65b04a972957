import { z } from 'zod';
import type { AdminCalls } from '../call.ts';
import { idInQuery } from '../fields.ts';
import { memberDetails, memberListQuery, memberPage } from './schemas.ts';
import { timeline, timelineQuery } from './timeline-schemas.ts';

export const memberCalls = {
  'admin/getMembers': {
    access: 'admin',
    permission: 'findMembers',
    summary: 'Members and admins, found by name, email, phone or number',
    query: memberListQuery,
    reply: memberPage,
  },
  'admin/getMember': {
    access: 'admin',
    permission: 'findMembers',
    summary: 'One person with what they still have to pay',
    query: z.object({ id: idInQuery }),
    reply: memberDetails,
  },
  'admin/getMemberTimeline': {
    access: 'admin',
    permission: 'findMembers',
    summary: 'Everything between a person and the gym in one list, newest first',
    query: timelineQuery,
    reply: timeline,
  },
} as const satisfies AdminCalls;
