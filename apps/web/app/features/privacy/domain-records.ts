// Written by npm run check, from the names of the files.
import * as authRecords from '#words/auth-records';
import * as breachRecords from '#words/breach-records';
import * as classRecords from '#words/class-records';
import * as followUpRecords from '#words/follow-up-records';
import * as membershipRecords from '#words/membership-records';
import * as orderRecords from '#words/order-records';
import * as passRecords from '#words/pass-records';
import * as privacyRecords from '#words/privacy-records';
import * as restockRecords from '#words/restock-records';
import * as salesRecords from '#words/sales-records';
import * as stockRecords from '#words/stock-records';
import * as visitRecords from '#words/visit-records';
import * as whatsappRecords from '#words/whatsapp-records';

/** What the domains say of their records. */
export const domainRecords = {
  sections: {
    ...authRecords.sections,
    ...classRecords.sections,
    ...followUpRecords.sections,
    ...passRecords.sections,
    ...privacyRecords.sections,
    ...restockRecords.sections,
    ...visitRecords.sections,
    ...whatsappRecords.sections,
  },
  fields: {
    ...breachRecords.fields,
    ...classRecords.fields,
    ...followUpRecords.fields,
    ...membershipRecords.fields,
    ...passRecords.fields,
    ...privacyRecords.fields,
    ...restockRecords.fields,
    ...salesRecords.fields,
    ...visitRecords.fields,
    ...whatsappRecords.fields,
  },
  actions: {
    ...authRecords.actions,
    ...breachRecords.actions,
    ...classRecords.actions,
    ...membershipRecords.actions,
    ...orderRecords.actions,
    ...passRecords.actions,
    ...privacyRecords.actions,
    ...salesRecords.actions,
    ...stockRecords.actions,
  },
};
