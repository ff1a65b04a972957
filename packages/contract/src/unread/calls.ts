import { readMark, unreadCounts } from '../admin/schemas.ts';
import { type CallsOf, defineDomain } from '../call.ts';
import { statusReply } from '../fields.ts';

const unreadCalls = {
  'admin/getUnread': {
    permission: 'openAdmin',
    centerOf: 'scope',
    summary: 'How much has come into each list since this admin last opened it',
    reply: unreadCounts,
  },
  'admin/markRead': {
    permission: 'openAdmin',
    centerOf: 'none',
    summary: 'Keep that this admin has opened a list',
    body: readMark,
    reply: statusReply,
  },
} as const satisfies CallsOf<'admin'>;

export const unread = defineDomain({
  calls: unreadCalls,
});
