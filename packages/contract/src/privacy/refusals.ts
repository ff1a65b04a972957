import { privacyMessages } from '../words/en/privacy.ts';

/** See `refusals`. */
export const privacyRefusals = {
  passwordWrong: { status: 400, message: () => privacyMessages.passwordWrong },
  adminsKeepAccount: { status: 409, message: () => privacyMessages.adminsKeepAccount },
  ordersUnderWay: { status: 409, message: privacyMessages.ordersUnderWay },
  returnsUnderWay: { status: 409, message: privacyMessages.returnsUnderWay },
  membershipsLost: { status: 409, message: privacyMessages.membershipsLost },
  nomineeChanged: { status: 409, message: () => privacyMessages.nomineeChanged },
} as const;
