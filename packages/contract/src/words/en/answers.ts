import { messages } from '../../messages.ts';
import { appointmentMessages } from './appointments.ts';
import { classMessages } from './classes.ts';
import { documentMessages } from './documents.ts';
import * as fieldNames from './field-names.ts';
import { membershipDayMessages } from './membership-days.ts';
import { membershipEndMessages } from './membership-ends.ts';
import { passMessages } from './passes.ts';
import { privacyMessages } from './privacy.ts';
import { attributeMessages } from './product-attributes.ts';
import { refusalSentences } from './refusals.ts';
import { restockMessages } from './restocks.ts';
import { returnMessages } from './returns.ts';
import { reviewMessages } from './reviews.ts';
import { securityMessages } from './security.ts';
import { invitationMessages } from './staff.ts';
import { valueMessages } from './values.ts';
import { weekdayWords } from './weekdays.ts';

/** The sentences that the server answers with. */
export const answers = {
  messages,
  appointmentMessages,
  classMessages,
  documentMessages,
  attributeMessages,
  fieldNames,
  membershipDayMessages,
  membershipEndMessages,
  passMessages,
  privacyMessages,
  refusalSentences,
  restockMessages,
  returnMessages,
  reviewMessages,
  securityMessages,
  invitationMessages,
  valueMessages,
  weekdayWords,
};
