import { defineDomain } from '../call.ts';
import { privacyMessages } from '../words/en/privacy.ts';
import * as schemas from './schemas.ts';

/** Refusal texts; see `refusals`. */
const privacyRefusals = {
  passwordWrong: { status: 400, message: () => privacyMessages.passwordWrong },
  adminsKeepAccount: { status: 409, message: () => privacyMessages.adminsKeepAccount },
  ordersUnderWay: { status: 409, message: privacyMessages.ordersUnderWay },
  returnsUnderWay: { status: 409, message: privacyMessages.returnsUnderWay },
  membershipsLost: { status: 409, message: privacyMessages.membershipsLost },
  nomineeChanged: { status: 409, message: () => privacyMessages.nomineeChanged },
} as const;

/** Without the calls, which return the sections of all domains: see `calls.ts`. */
export const privacy = defineDomain({
  refusals: privacyRefusals,
  auditActions: [
    'offers chosen',
    'health data erased',
    'nominee named',
    'nominee removed',
    'account deleted',
  ],
  exportSections: ['offers', 'nominee'],
  schemas,
});
