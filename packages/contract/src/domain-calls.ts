// Written by npm run check, from the names of the files.
import { consultancyCalls } from './appointments/calls.ts';
import { auditCalls } from './audit/calls.ts';
import { authCalls } from './auth/calls.ts';
import { cartCalls } from './cart/calls.ts';
import { catalogueCalls } from './catalogue/calls.ts';
import { centerCalls } from './centers/calls.ts';
import { classCalls } from './classes/calls.ts';
import { dashboardCalls } from './dashboard/calls.ts';
import { documentCalls } from './documents/calls.ts';
import { contactCalls } from './enquiries/calls.ts';
import { factCalls } from './facts/calls.ts';
import { followUpCalls } from './follow-ups/calls.ts';
import { frontDeskCalls } from './front-desk/calls.ts';
import { imageCalls } from './images/calls.ts';
import { importCalls } from './imports/calls.ts';
import { legalCalls } from './legal/calls.ts';
import { mailCalls } from './mail/calls.ts';
import { memberCalls } from './members/calls.ts';
import { membershipCalls } from './memberships/calls.ts';
import { orderCalls } from './orders/calls.ts';
import { passCalls } from './passes/calls.ts';
import { privacyCalls } from './privacy/calls.ts';
import { reportCalls } from './reports/calls.ts';
import { returnCalls } from './returns/calls.ts';
import { reviewCalls } from './reviews/calls.ts';
import { saleCalls } from './sales/calls.ts';
import { staffCalls } from './staff/calls.ts';
import { stockCalls } from './stock/calls.ts';
import { systemCalls } from './system/calls.ts';
import { unreadCalls } from './unread/calls.ts';
import { userCalls } from './users/calls.ts';
import { visitCalls } from './visits/calls.ts';
import { whatsAppCalls } from './whatsapp/calls.ts';

/** The calls of all domains. */
export const domainCalls = {
  ...consultancyCalls,
  ...auditCalls,
  ...authCalls,
  ...cartCalls,
  ...catalogueCalls,
  ...centerCalls,
  ...classCalls,
  ...dashboardCalls,
  ...documentCalls,
  ...contactCalls,
  ...factCalls,
  ...followUpCalls,
  ...frontDeskCalls,
  ...imageCalls,
  ...importCalls,
  ...legalCalls,
  ...mailCalls,
  ...memberCalls,
  ...membershipCalls,
  ...orderCalls,
  ...passCalls,
  ...privacyCalls,
  ...reportCalls,
  ...returnCalls,
  ...reviewCalls,
  ...saleCalls,
  ...staffCalls,
  ...stockCalls,
  ...systemCalls,
  ...unreadCalls,
  ...userCalls,
  ...visitCalls,
  ...whatsAppCalls,
} as const;
