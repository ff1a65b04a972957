import type { Answers } from '../../answers.ts';
import { adminMessages } from './admin.ts';
import { appointmentMessages } from './appointments.ts';
import { accountMessages } from './auth.ts';
import { cartMessages } from './cart.ts';
import { catalogueMessages } from './catalogue.ts';
import { classMessages } from './classes.ts';
import { consultancyMessages } from './consultancy.ts';
import { documentMessages } from './documents.ts';
import { contactMessages } from './enquiries.ts';
import { failures } from './failures.ts';
import * as fieldNames from './field-names.ts';
import { fieldMessages } from './fields.ts';
import { membershipDayMessages } from './membership-days.ts';
import { membershipEndMessages } from './membership-ends.ts';
import { membershipMessages } from './memberships.ts';
import { orderMessages } from './orders.ts';
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

export const answers: Answers = {
  messages: {
    ...failures,
    ...accountMessages,
    ...catalogueMessages,
    ...cartMessages,
    ...orderMessages,
    ...membershipMessages,
    ...consultancyMessages,
    ...contactMessages,
    ...fieldMessages,
    ...adminMessages,
  },
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
