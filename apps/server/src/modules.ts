import type { Module } from './module.ts';
import { appointmentsModule } from './modules/gym/appointments/module.ts';
import { centersModule } from './modules/gym/centers/module.ts';
import { classesModule } from './modules/gym/classes/module.ts';
import { membershipsModule } from './modules/gym/memberships/module.ts';
import { passesModule } from './modules/gym/passes/module.ts';
import { visitsModule } from './modules/gym/visits/module.ts';
import { documentsModule } from './modules/money/documents/module.ts';
import { frontDeskModule } from './modules/money/front-desk/module.ts';
import { paymentsModule } from './modules/money/payments/module.ts';
import { auditModule } from './modules/office/audit/module.ts';
import { dashboardModule } from './modules/office/dashboard/module.ts';
import { factsModule } from './modules/office/facts/module.ts';
import { importsModule } from './modules/office/imports/module.ts';
import { legalModule } from './modules/office/legal/module.ts';
import { reportsModule } from './modules/office/reports/module.ts';
import { systemModule } from './modules/office/system/module.ts';
import { unreadModule } from './modules/office/unread/module.ts';
import { authModule } from './modules/people/auth/module.ts';
import { membersModule } from './modules/people/members/module.ts';
import { privacyModule } from './modules/people/privacy/module.ts';
import { staffModule } from './modules/people/staff/module.ts';
import { usersModule } from './modules/people/users/module.ts';
import { addressesModule } from './modules/shop/addresses/module.ts';
import { cartModule } from './modules/shop/cart/module.ts';
import { catalogueModule } from './modules/shop/catalogue/module.ts';
import { imagesModule } from './modules/shop/images/module.ts';
import { ordersModule } from './modules/shop/orders/module.ts';
import { restocksModule } from './modules/shop/restocks/module.ts';
import { reviewsModule } from './modules/shop/reviews/module.ts';
import { salesModule } from './modules/shop/sales/module.ts';
import { stockModule } from './modules/shop/stock/module.ts';
import { enquiriesModule } from './modules/talk/enquiries/module.ts';
import { followUpsModule } from './modules/talk/follow-ups/module.ts';
import { mailModule } from './modules/talk/mail/module.ts';
import { whatsAppModule } from './modules/talk/whatsapp/module.ts';
import { sharedModule } from './platform/shared/module.ts';

/** Every module, once. Code that goes through all modules loops over this list. */
export const modules: readonly Module[] = [
  dashboardModule,
  reportsModule,
  membersModule,
  staffModule,
  privacyModule,
  unreadModule,
  frontDeskModule,
  salesModule,
  centersModule,
  visitsModule,
  reviewsModule,
  documentsModule,
  ordersModule,
  membershipsModule,
  classesModule,
  appointmentsModule,
  followUpsModule,
  whatsAppModule,
  enquiriesModule,
  paymentsModule,
  passesModule,
  stockModule,
  restocksModule,
  cartModule,
  addressesModule,
  factsModule,
  importsModule,
  legalModule,
  systemModule,
  mailModule,
  imagesModule,
  catalogueModule,
  auditModule,
  authModule,
  usersModule,
  sharedModule,
];
