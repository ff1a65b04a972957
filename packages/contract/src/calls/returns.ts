import { statusReply } from '../schemas/fields.ts';
import {
  returnDecision,
  returnListQuery,
  returnPage,
  returnReply,
  returnRequest,
} from '../schemas/returns.ts';
import type { CallsOf } from './call.ts';

export const returnCalls = {
  'returns/request': {
    access: 'member',
    summary: 'Ask to return a delivered order, unopened, within the days for it',
    body: returnRequest,
    reply: statusReply,
    success: 201,
  },
  'returns/decide': {
    access: 'admin',
    summary: 'Approve or refuse a return, note that it has arrived, or refund it',
    body: returnDecision,
    reply: returnReply,
  },
  'returns/getAll': {
    access: 'admin',
    summary: 'All returns, newest first',
    query: returnListQuery,
    reply: returnPage,
  },
} as const satisfies CallsOf<'returns'>;
