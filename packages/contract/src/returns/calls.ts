import { type CallsOf, defineDomain } from '../call.ts';
import { statusReply } from '../fields.ts';
import { returnRefusals, returnStaffRefusals } from './refusals.ts';
import * as schemas from './schemas.ts';
import {
  returnDecision,
  returnListQuery,
  returnPage,
  returnReply,
  returnRequest,
  returnWithdrawal,
} from './schemas.ts';

const returnCalls = {
  'returns/request': {
    access: 'member',
    forOthers: 'handleReturns',
    centerOf: { center: 'center' },
    summary:
      'Ask to return a delivered order, unopened, within the days for it; for an admin also: it was refused at the door',
    body: returnRequest,
    reply: returnReply,
    success: 201,
  },
  'returns/withdraw': {
    access: 'member',
    summary: 'Withdraw a return that was asked for, before it is decided',
    body: returnWithdrawal,
    reply: statusReply,
  },
  'returns/decide': {
    permission: 'handleReturns',
    centerOf: { center: 'center' },
    summary: 'Approve or refuse a return, note that it has arrived, or refund it',
    body: returnDecision,
    reply: returnReply,
  },
  'returns/getAll': {
    permission: 'handleReturns',
    centerOf: 'none',
    summary: 'All returns, newest first',
    query: returnListQuery,
    reply: returnPage,
  },
} as const satisfies CallsOf<'returns'>;

export const returns = defineDomain({
  calls: returnCalls,
  refusals: returnRefusals,
  staffRefusals: returnStaffRefusals,
  auditActions: ['return requested', 'return withdrawn', 'return decided'],
  exportSections: ['returns'],
  schemas,
});
