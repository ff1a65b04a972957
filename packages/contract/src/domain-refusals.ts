// Written by npm run check, from the names of the files.
import { addressRefusals } from './addresses/refusals.ts';
import { appointmentRefusals } from './appointments/refusals.ts';
import { undoRefusals } from './audit/refusals.ts';
import { authRefusals } from './auth/refusals.ts';
import { cartRefusals } from './cart/refusals.ts';
import { productRefusals } from './catalogue/refusals.ts';
import { closureRefusals } from './centers/refusals.ts';
import { classRefusals } from './classes/refusals.ts';
import { documentRefusals } from './documents/refusals.ts';
import { enquiryRefusals } from './enquiries/refusals.ts';
import { factRefusals } from './facts/refusals.ts';
import { followUpRefusals } from './follow-ups/refusals.ts';
import { imageRefusals } from './images/refusals.ts';
import { importRefusals } from './imports/refusals.ts';
import { mailRefusals } from './mail/refusals.ts';
import { memberRefusals } from './members/refusals.ts';
import { membershipRefusals } from './memberships/refusals.ts';
import { orderRefusals } from './orders/refusals.ts';
import { passRefusals } from './passes/refusals.ts';
import { paymentRefusals } from './payments/refusals.ts';
import { privacyRefusals } from './privacy/refusals.ts';
import { restockRefusals } from './restocks/refusals.ts';
import { returnRefusals } from './returns/refusals.ts';
import { reviewRefusals } from './reviews/refusals.ts';
import { saleRefusals } from './sales/refusals.ts';
import { staffRefusals } from './staff/refusals.ts';
import { stockRefusals } from './stock/refusals.ts';
import { userRefusals } from './users/refusals.ts';
import { whatsAppRefusals } from './whatsapp/refusals.ts';

/** The refusals of all domains. */
export const domainRefusals = {
  ...addressRefusals,
  ...appointmentRefusals,
  ...undoRefusals,
  ...authRefusals,
  ...cartRefusals,
  ...productRefusals,
  ...closureRefusals,
  ...classRefusals,
  ...documentRefusals,
  ...enquiryRefusals,
  ...factRefusals,
  ...followUpRefusals,
  ...imageRefusals,
  ...importRefusals,
  ...mailRefusals,
  ...memberRefusals,
  ...membershipRefusals,
  ...orderRefusals,
  ...passRefusals,
  ...paymentRefusals,
  ...privacyRefusals,
  ...restockRefusals,
  ...returnRefusals,
  ...reviewRefusals,
  ...saleRefusals,
  ...staffRefusals,
  ...stockRefusals,
  ...userRefusals,
  ...whatsAppRefusals,
} as const;
