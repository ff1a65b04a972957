import * as schemas from '../admin/schemas.ts';
import {
  activityExportQuery,
  activityListQuery,
  activityPage,
  undoReply,
  undoRequest,
} from '../admin/schemas.ts';
import { type CallsOf, csvFile, defineDomain } from '../call.ts';
import { undoRefusals } from './refusals.ts';

const auditCalls = {
  'admin/getActivity': {
    permission: 'readActivity',
    centerOf: 'scope',
    summary: 'Who changed what and when, newest first',
    query: activityListQuery,
    reply: activityPage,
  },
  'admin/undo': {
    permission: 'undoSteps',
    centerOf: 'none',
    summary: 'Take back a step of your own, within 10 seconds, while its rows are as it left them',
    body: undoRequest,
    reply: undoReply,
  },
  'admin/exportActivity': {
    permission: 'readActivity',
    exportOf: 'admin/getActivity',
    summary: 'The filtered record as CSV',
    query: activityExportQuery,
    reply: csvFile,
    csv: true,
  },
} as const satisfies CallsOf<'admin'>;

export const audit = defineDomain({
  calls: auditCalls,
  staffRefusals: undoRefusals,
  auditActions: ['change undone'],
  exportSections: ['protectedRequests', 'changes'],
  schemas,
});
