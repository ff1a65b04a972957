import type { Answers } from '../../answers.ts';
import { adminMessages } from './admin.ts';
import { appointmentMessages } from './appointments.ts';
import { accountMessages } from './auth.ts';
import { cartMessages } from './cart.ts';
import { catalogueMessages } from './catalogue.ts';
import { classMessages } from './classes.ts';
import { closureMessages } from './closures.ts';
import { consultancyMessages } from './consultancy.ts';
import { documentMessages } from './documents.ts';
import { contactMessages } from './enquiries.ts';
import { failures } from './failures.ts';
import * as fieldNames from './field-names.ts';
import { fieldMessages } from './fields.ts';
import { followUpMessages } from './follow-ups.ts';
import { membershipDayMessages } from './membership-days.ts';
import { membershipEndMessages } from './membership-ends.ts';
import { membershipMessages } from './memberships.ts';
import { orderMessages } from './orders.ts';
import { passMessages } from './passes.ts';
import { paymentMessages } from './payments.ts';
import { privacyMessages } from './privacy.ts';
import { attributeMessages } from './product-attributes.ts';
import { refusalSentences } from './refusals.ts';
import { restockMessages } from './restocks.ts';
import { returnMessages } from './returns.ts';
import { reviewMessages } from './reviews.ts';
import { saleMessages } from './sales.ts';
import { securityMessages } from './security.ts';
import { staffMessages } from './staff.ts';
import { stockMessages } from './stock.ts';
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
  closureMessages,
  documentMessages,
  attributeMessages,
  fieldNames,
  followUpMessages,
  membershipDayMessages,
  membershipEndMessages,
  passMessages,
  paymentMessages,
  privacyMessages,
  refusalSentences,
  restockMessages,
  returnMessages,
  reviewMessages,
  saleMessages,
  securityMessages,
  staffMessages,
  stockMessages,
  valueMessages,
  weekdayWords,
};
